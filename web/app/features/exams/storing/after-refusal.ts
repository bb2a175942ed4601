import type { Attempt } from '@arvand/contracts/exams'
import type { Refusal } from '../../../api/refusal.ts'
import type { Ending } from './keeper-state.ts'
import type { AsideAnswer, KeptAttempt } from './kept-attempt.ts'
import * as change from './kept-attempt.ts'

export interface AfterRefusal {
  /** What is kept from now on. */
  readonly kept: KeptAttempt
  /** Why nothing is sent any more; null: the next save may go at once. */
  readonly ending: Ending | null
  readonly sentence: string | null
  /** One of several answers was refused: from now on each goes alone, until the wrong one is found. */
  readonly isSingly: boolean
}

const endings: Readonly<Record<string, Ending>> = {
  'exams.taken-over': 'taken-over',
  'exams.stopped': 'stopped',
  'exams.submitted': 'submitted',
}

/** The answer came after its section or its question was left; the server has it beside the others. */
const closed: ReadonlySet<string> = new Set(['exams.section-over', 'exams.question-passed'])
const refused: ReadonlySet<string> = new Set(['exams.unknown-question', 'request.invalid'])

/** What a refusal that trying again would not change means for what is kept; `lateMs` after the end. Pure. */
export function afterRefusal(
  kept: KeptAttempt,
  { code, status, message, current }: Refusal,
  lateMs: number,
): AfterRefusal {
  const goesOn = { ending: null, sentence: null, isSingly: false }
  if (code === 'exams.save-behind')
    return { ...goesOn, kept: change.behind(kept, current as change.ServerSide) }
  if (code === 'exams.save-ahead')
    return { ...goesOn, kept: change.ahead(kept, current as change.ServerSide) }
  if (status === 401) return { ...goesOn, kept: { ...kept, isSessionEnded: true }, ending: 'session-ended' }
  if (code === 'exams.time-over') {
    // What waits is sent too: it counts where the exam says so, and else the server has it beside the others.
    const next = change.withoutRefused(kept, 'closed', lateMs)
    return { ...goesOn, kept: next, ending: Object.keys(next.waiting).length > 0 ? null : 'time-over' }
  }
  const ending = endings[code]
  if (ending) return { ...goesOn, kept, ending }
  const why = closed.has(code)
    ? 'closed'
    : status === 422 || status === 413 || refused.has(code)
      ? 'refused'
      : null
  if (why) {
    const isAlone = kept.sending?.answers.length === 1
    return {
      ...goesOn,
      kept: isAlone
        ? change.withoutRefused(kept, why, code === 'exams.section-over' ? lateMs : 0)
        : change.withSendingBack(kept),
      isSingly: true,
    }
  }
  return { ...goesOn, kept, ending: 'refused', sentence: message }
}

/** The end was put off after it had come: what came late to the part that is open is sent again, now in time. Pure. */
export function reopened(kept: KeptAttempt, { sections }: Pick<Attempt, 'sections'>): KeptAttempt {
  const open = new Set(
    sections.filter(({ state }) => state === 'open').flatMap(({ questionIds }) => questionIds),
  )
  const isBack = ({ questionId, why }: AsideAnswer) => why === 'closed' && open.has(questionId)
  const back = kept.aside
    .filter(isBack)
    .map(({ questionId, value, flagged }) => [questionId, { value, flagged }] as const)
  return {
    ...kept,
    waiting: { ...Object.fromEntries(back), ...kept.waiting },
    aside: kept.aside.filter((one) => !isBack(one)),
  }
}
