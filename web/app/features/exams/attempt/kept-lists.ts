import type { AnswerValue, AskedQuestion } from '@arvand/contracts/asked-questions'
import { localDigits } from '@arvand/persian/digits'
import { formatNumber } from '@arvand/persian/numbers'
import { answerText } from '../../questions/index.ts'
import { countsLate, type KeptAttempt, unsentOf } from '../storing/kept-attempt.ts'
import { endWords as words } from './later-words.ts'

export interface KeptItem {
  readonly title: string
  readonly text: string
  /** Whether it counts, where it came late. */
  readonly note?: string
}

export interface KeptList {
  readonly why: keyof typeof words.kept
  readonly items: readonly KeptItem[]
}

/**
 * What this device has and the saved answers have not: what still waits, what came after the end, and what was put aside
 * for another reason. Pure.
 */
export function keptLists(
  questions: readonly AskedQuestion[],
  kept: KeptAttempt,
  lateMinutes: number,
): KeptList[] {
  const unsent = unsentOf(kept)
  const inAll = (itemsOf: (asked: AskedQuestion, item: (value: AnswerValue) => KeptItem) => KeptItem[]) =>
    questions.flatMap((asked, at) =>
      itemsOf(asked, (value) => ({
        title: `سؤال ${localDigits(at + 1)}`,
        text: value === null ? words.empty : answerText(asked, value),
      })),
    )
  const asideOf = ({ id }: AskedQuestion, isLate: boolean) =>
    kept.aside.filter(({ questionId, why }) => questionId === id && (why === 'closed') === isLate)
  const lists: KeptList[] = [
    {
      why: 'waiting',
      items: inAll(({ id }, item) => (unsent[id] ? [item(unsent[id].value)] : [])),
    },
    {
      why: 'late',
      items: inAll((asked, item) =>
        asideOf(asked, true).map((one) => ({
          ...item(one.value),
          note: countsLate(one, lateMinutes) ? words.counts(formatNumber(lateMinutes)) : words.countsNot,
        })),
      ),
    },
    { why: 'apart', items: inAll((asked, item) => asideOf(asked, false).map(({ value }) => item(value))) },
  ]
  return lists.filter(({ items }) => items.length > 0)
}
