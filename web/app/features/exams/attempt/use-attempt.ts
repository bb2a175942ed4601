import type { Answer } from '@arvand/contracts/endpoint'
import { saveExam, showAttempt, startExam } from '@arvand/contracts/panel/exams'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { quietCall } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import { attempt as outcomeOf } from '../../../api/refusal.ts'
import { useOnline } from '../../../shell/online.ts'
import { attemptStore } from '../storing/attempt-store.ts'
import { type Keeper, openKeeper } from '../storing/keeper.ts'
import type { KeeperState } from '../storing/keeper-state.ts'
import { opened } from '../storing/kept-attempt.ts'
import { openServerClock } from '../storing/server-clock.ts'
import { useExamNews } from './use-exam-news.ts'
import { type Heartbeat, useHeartbeat } from './use-heartbeat.ts'
import { useOnlyHere } from './use-only-here.ts'
import { useLeaveWarning, useWake } from './use-page-life.ts'

export type ShownAttempt = Answer<typeof showAttempt>

/** How long the page that brought an attempt is taken to have been on its way. */
const pageTookMs = 1000

/** An attempt at work in this tab: what is kept of it, the server’s clock, and how it goes on here. */
export function useAttempt(loaded: ShownAttempt, personId: string) {
  const { id: attemptId, examId } = loaded.attempt
  const [state, setState] = useState<KeeperState | null>(null)
  const { endsAt, ...news } = useExamNews(loaded.attempt.endsAt, loaded.messages)
  const [clock] = useState(() => openServerClock())
  const keeper = useRef<Keeper | null>(null)
  const { place, wasElsewhere, workHere } = useOnlyHere(attemptId)
  const isOnline = useOnline()

  const meet = ({ attempt }: Pick<ShownAttempt, 'attempt'>, tookMs: number) => {
    clock.note(attempt.serverTime, tookMs)
    news.end(attempt.endsAt)
  }
  const ask = async () => {
    const began = performance.now()
    const { answer } = await outcomeOf(quietCall(showAttempt, { attemptId }))
    if (answer) meet(answer, performance.now() - began)
    return answer
  }

  const open = useEffectEvent(async (isGone: () => boolean) => {
    meet(loaded, pageTookMs)
    // Another tab has worked since this page was loaded.
    const shown = (wasElsewhere.current && (await ask())) || loaded
    const kept = await attemptStore.read(attemptId).catch(() => null)
    if (isGone()) return
    const opens = openKeeper({
      kept: opened(kept, shown.attempt, personId),
      store: attemptStore,
      send: (save) => outcomeOf(quietCall(saveExam, save)),
      onChange: setState,
      onReply(reply, tookMs) {
        clock.note(reply.serverTime, tookMs)
        news.end(reply.endsAt)
        news.tell(reply.messages ?? [])
      },
    })
    keeper.current = opens
    if (shown.attempt.state === 'submitted') opens.end('submitted')
    else if (shown.isStopped) opens.end('stopped')
    else if (shown.isHere) opens.begin()
    else {
      opens.end('taken-over')
      if (opens.state().kept.isSessionEnded) await takeHere()
    }
  })

  /** This device takes the attempt over and goes on. */
  const takeHere = async () => {
    const began = performance.now()
    const start = quietCall(startExam, { examId, requestId: crypto.randomUUID() })
    const { answer } = await attemptAloud(start)
    if (!answer) return
    meet(answer, performance.now() - began)
    if (answer.attempt.id === attemptId) keeper.current?.goOn(answer.attempt)
  }

  useEffect(() => {
    if (place !== 'here') return
    let isGone = false
    void open(() => isGone)
    return () => {
      isGone = true
      keeper.current?.close()
      keeper.current = null
      setState(null)
    }
  }, [place])

  useEffect(() => {
    if (isOnline) keeper.current?.hurry()
  }, [isOnline])

  useHeartbeat(attemptId, state?.ending, async (heartbeat, tookMs) => {
    clock.note(heartbeat.serverTime, tookMs)
    news.end(heartbeat.endsAt)
    news.tell(heartbeat.messages)
    if (!keeper.current || !obey(keeper.current, heartbeat)) return
    const answer = await ask()
    if (answer) keeper.current?.goOn(answer.attempt)
  })

  /** What the server says now: whether it was handed in, or taken over. */
  const lookAgain = async () => {
    const answer = await ask()
    if (answer?.attempt.state === 'submitted') keeper.current?.end('submitted')
    else if (answer && !answer.isHere && keeper.current?.state().ending === null)
      keeper.current.end('taken-over')
  }

  useWake(() => {
    if (!keeper.current) return
    clock.doubt()
    void lookAgain()
  })
  // Only what is not on the disk yet would be lost.
  useLeaveWarning(state !== null && !state.isOnDisk && state.ending === null)

  return { place, state, endsAt, news, clock, keeper, takeHere, lookAgain, workHere }
}

/** Ends the work in this tab where the server says so; true where it goes on after a stop. */
function obey(keeper: Keeper, { state, isHere, isStopped }: Heartbeat): boolean {
  const { ending } = keeper.state()
  if (ending === 'submitted') return false
  if (state === 'submitted') keeper.end('submitted')
  else if (ending === 'stopped') return !isStopped
  else if (ending === null && !isHere) keeper.end('taken-over')
  else if (ending === null && isStopped) keeper.end('stopped')
  return false
}

export type AttemptAtWork = ReturnType<typeof useAttempt>
