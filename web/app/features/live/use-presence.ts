import { beatSession } from '@arvand/contracts/panel/live'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { quietCall } from '../../api/browser.ts'
import { hearLive } from '../../api/live-messages.ts'

const beatMs = 30_000

/** Keeps the caller counted as in, and loads the page again when something of its session changed. */
export function usePresence(sessionId: string): void {
  const { revalidate } = useRevalidator()
  const again = useRef(revalidate)
  again.current = revalidate
  useEffect(() => {
    const look = () => void again.current()
    const stop = hearLive(
      'live',
      (payload) => {
        if ((payload as { sessionId?: unknown }).sessionId === sessionId) look()
      },
      look,
    )
    const timer = setInterval(() => {
      // Without a line nobody is counted; the next sign of life begins a new stay.
      quietCall(beatSession, { sessionId }).then(
        ({ session }) => session.state === 'ended' && look(),
        () => undefined,
      )
    }, beatMs)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [sessionId])
}
