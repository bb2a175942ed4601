import { beatSession } from '@arvand/contracts/panel/live'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { quietCall } from '../../api/browser.ts'
import { hearLive } from '../../api/live-messages.ts'
import { pageIdOf } from './page-id.ts'
import { keepPresent } from './presence.ts'

/** Keeps the caller counted as in, and loads the page again when something of its session changed. */
export function usePresence(sessionId: string): void {
  const { revalidate } = useRevalidator()
  const again = useRef(revalidate)
  again.current = revalidate
  useEffect(
    () =>
      keepPresent({
        sessionId,
        beat: async () =>
          (await quietCall(beatSession, { sessionId, pageId: pageIdOf(sessionId) })).session.state ===
          'ended',
        load: () => void again.current(),
        hear: hearLive,
      }),
    [sessionId],
  )
}
