import type { Attempt } from '@arvand/contracts/exams'
import { reopened } from './after-refusal.ts'
import type { AttemptStore } from './attempt-store.ts'
import { openDisk } from './disk.ts'
import { type Ending, type KeeperState, openState } from './keeper-state.ts'
import type { GivenAnswer, KeptAttempt } from './kept-attempt.ts'
import * as change from './kept-attempt.ts'
import { type Line, openSender } from './sender.ts'

export interface KeeperParts extends Line {
  readonly kept: KeptAttempt
  readonly store: AttemptStore
  readonly onChange: (state: KeeperState) => void
}

const pauseMs = 1_000
/** Who writes without a pause is saved nevertheless. */
const longestPauseMs = 5_000
/** So near the end nothing is waited for: what is given leaves at once, or right after the save that is on its way. */
const soonOverMs = 5_000

/**
 * Keeps the answers of one attempt: first on the disk, then at the server, in order, at most one save on its way. Nothing
 * leaves the disk before its receipt came.
 */
export function openKeeper({ kept: first, store, onChange, ...line }: KeeperParts) {
  const held = openState(first, onChange)
  const disk = openDisk(store, held)
  const sender = openSender(line, held, disk)
  /** When the oldest answer that no save has taken up was given. */
  let firstGivenAt = 0

  return {
    state: held.now,
    /** Writes what was opened, and sends what an earlier page has left. */
    begin() {
      disk.put(held.now().kept)
      sender.pumpNow()
    },
    give(questionId: string, answer: GivenAnswer) {
      const { kept, ending, isCut } = held.now()
      if (ending !== null) return
      const now = performance.now()
      if (Object.keys(kept.waiting).length === 0) firstGivenAt = now
      disk.put(change.given(kept, questionId, answer))
      if (isCut) return
      const pause = Math.min(pauseMs, firstGivenAt + longestPauseMs - now, line.msLeft() - soonOverMs)
      if (pause > 0) sender.pumpIn(pause)
      else sender.pumpNow()
    },
    /** Goes on to a question from which one does not come back: a save tells the server that those before were passed. */
    pass(questionId: string) {
      const { kept } = held.now()
      this.give(questionId, change.answerOf(kept, questionId))
    },
    see(questionId: string) {
      const { kept } = held.now()
      if (kept.current === questionId && kept.seen.includes(questionId)) return
      disk.put({ ...kept, current: questionId, seen: [...new Set([...kept.seen, questionId])] })
    },
    /** Sends now instead of after a pause, e.g. because the line is back. */
    hurry: sender.pumpNow,
    flush: sender.flush,
    /** Goes on after this device has taken the attempt over again, or after its end was put off. */
    goOn(attempt: Attempt) {
      const { kept, ending } = held.now()
      sender.forgive()
      held.tell({ ending: null, sentence: null, isCut: false })
      const next = change.opened(kept, attempt, kept.personId)
      disk.put({ ...(ending === 'time-over' ? reopened(next, attempt) : next), isSessionEnded: false })
      sender.pumpNow()
    },
    /** A section was entered: its questions join the paper. */
    enter(attempt: Attempt) {
      disk.put(change.withPaper(held.now().kept, attempt))
    },
    end(ending: Ending) {
      held.tell({ ending })
      sender.settle()
    },
    /** Stops without a trace: another tab works with the same disk from now on. */
    close() {
      held.close()
      sender.stop()
      sender.settle()
    },
  }
}
export type Keeper = ReturnType<typeof openKeeper>
