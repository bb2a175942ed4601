import type { UncountedAnswer } from '@arvand/contracts/exams'
import { durationInProse } from '@arvand/persian/duration'
import { uncountedWords as words } from './words.ts'

/** Why an answer does not count, in a sentence. */
export function whyUncounted({ why, lateSeconds }: Pick<UncountedAnswer, 'why' | 'lateSeconds'>): string {
  if (lateSeconds !== null && (why === 'timeOver' || why === 'sectionOver'))
    return words.lateBy[why](durationInProse(lateSeconds))
  return words.why[why]
}
