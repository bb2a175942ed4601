import type { Answer } from '@arvand/contracts/endpoint'
import { sendHeartbeat } from '@arvand/contracts/panel/exams'
import { useEffect, useEffectEvent, useRef } from 'react'
import { quietCall } from '../../../api/browser.ts'
import { hearLive } from '../../../api/live-messages.ts'
import { attempt as outcomeOf } from '../../../api/refusal.ts'
import type { Ending } from '../storing/keeper-state.ts'

export type Heartbeat = Answer<typeof sendHeartbeat>

const usualMs = 30_000
/** Who waits to be let on hears of it soon, without the live connection too. */
const whileStoppedMs = 5_000
/** Candidates who are all told at the same moment do not all ask at the same moment. */
const spreadMs = 2_000

/**
 * Says now and then that the page is open, and how often it was left, until the work here ends otherwise than by a stop;
 * hears what changed without it. `onAnswer` gets how long the answer took in milliseconds.
 */
export function useHeartbeat(
  attemptId: string,
  ending: Ending | null | undefined,
  onAnswer: (answer: Heartbeat, tookMs: number) => void,
): void {
  const isStopped = ending === 'stopped'
  const isOpen = isStopped || ending === null
  const timesLeft = useRef(0)
  const beat = useEffectEvent(async () => {
    const told = timesLeft.current
    const began = performance.now()
    const { answer } = await outcomeOf(quietCall(sendHeartbeat, { attemptId, timesLeft: told }))
    if (!answer) return
    timesLeft.current -= told
    onAnswer(answer, performance.now() - began)
  })

  useEffect(() => {
    if (!isOpen) return
    const soon = () => void setTimeout(() => void beat(), Math.random() * spreadMs)
    const timer = setInterval(() => void beat(), isStopped ? whileStoppedMs : usualMs)
    const leave = () => {
      if (document.hidden) timesLeft.current += 1
      else void beat()
    }
    document.addEventListener('visibilitychange', leave)
    const deafen = hearLive('examAttempt', (payload) => isOf(attemptId, payload) && soon(), soon)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', leave)
      deafen()
    }
  }, [attemptId, isOpen, isStopped])
}

const isOf = (attemptId: string, payload: unknown): boolean =>
  typeof payload === 'object' && payload !== null && 'attemptId' in payload && payload.attemptId === attemptId
