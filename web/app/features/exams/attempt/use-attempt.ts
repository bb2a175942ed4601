import { enterSection, saveExam, startExam } from '@arvand/contracts/panel/exams'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { quietCall } from '../../../api/browser.ts'
import { attemptAloud } from '../../../api/error-catalogue.ts'
import { attempt as outcomeOf } from '../../../api/refusal.ts'
import { useOnline } from '../../../shell/online.ts'
import { attemptStore } from '../storing/attempt-store.ts'
import { type Keeper, openKeeper } from '../storing/keeper.ts'
import type { KeeperState } from '../storing/keeper-state.ts'
import { opened } from '../storing/kept-attempt.ts'
import { isOpen } from './stage.ts'
import { type Heartbeat, useHeartbeat } from './use-heartbeat.ts'
import { useOnlyHere } from './use-only-here.ts'
import { useLeaveWarning, useWake } from './use-page-life.ts'
import type { ShownAttempt } from './use-shown.ts'
import { useTold } from './use-told.ts'

/** How long the page that brought an attempt is taken to have been on its way. */
const pageTookMs = 1000

/** An attempt at work in this tab: what is kept of it, the server’s clock, and how it goes on here. */
export function useAttempt(loaded: ShownAttempt, personId: string) {
  const { id: attemptId, examId } = loaded.attempt
  const [state, setState] = useState<KeeperState | null>(null)
  const keeper = useRef<Keeper | null>(null)
  const { shown, endsAt, news, clock, msLeft, meet, ask, hear } = useTold(loaded, keeper)
  const { place, wasElsewhere, workHere } = useOnlyHere(attemptId)
  const isOnline = useOnline()

  const open = useEffectEvent(async (isGone: () => boolean) => {
    meet(loaded, pageTookMs)
    // Another tab has worked since this page was loaded.
    const known = (wasElsewhere.current && (await ask())) || loaded
    const kept = await attemptStore.read(attemptId).catch(() => null)
    if (isGone()) return
    const opens = openKeeper({
      kept: opened(kept, known.attempt, personId),
      store: attemptStore,
      send: (save) => outcomeOf(quietCall(saveExam, save)),
      onChange: setState,
      onReply: hear,
      msLeft,
    })
    keeper.current = opens
    if (known.attempt.state !== 'inProgress') opens.end('submitted')
    else if (known.isStopped) opens.end('stopped')
    else if (known.isHere) opens.begin()
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

  /** Enters a section, after everything that was given before is sent. */
  const enter = async (sectionId: string, requestId: string) => {
    const began = performance.now()
    const outcome = await outcomeOf(quietCall(enterSection, { attemptId, sectionId, requestId }))
    if (outcome.answer) meet(outcome.answer, performance.now() - began)
    return outcome
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
    hear(heartbeat, tookMs)
    if (!keeper.current || !obey(keeper.current, heartbeat)) return
    const answer = await ask()
    if (answer) keeper.current?.goOn(answer.attempt)
  })

  /** What the server says now: whether it was handed in, taken over, or its end was put off after it had come. */
  const lookAgain = async () => {
    const answer = await ask()
    if (!answer || !keeper.current) return
    const { ending } = keeper.current.state()
    if (answer.attempt.state !== 'inProgress') keeper.current.end('submitted')
    else if (ending === null && !answer.isHere) keeper.current.end('taken-over')
    else if (ending === 'time-over' && isOpen(answer)) keeper.current.goOn(answer.attempt)
  }

  useWake(() => {
    if (!keeper.current) return
    clock.doubt()
    void lookAgain()
  })
  // Only what is not on the disk yet would be lost.
  useLeaveWarning(state !== null && !state.isOnDisk && state.ending === null)

  return { shown, place, state, endsAt, news, clock, keeper, enter, takeHere, lookAgain, workHere }
}

/** Ends the work in this tab where the server says so; true where it goes on after a stop. */
function obey(keeper: Keeper, { state, isHere, isStopped }: Heartbeat): boolean {
  const { ending } = keeper.state()
  if (ending === 'submitted') return false
  if (state !== 'inProgress') keeper.end('submitted')
  else if (ending === 'stopped') return !isStopped
  else if (ending === null && !isHere) keeper.end('taken-over')
  else if (ending === null && isStopped) keeper.end('stopped')
  return false
}

export type AttemptAtWork = ReturnType<typeof useAttempt>
