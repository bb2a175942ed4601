import { worth } from '../marked.ts'
import type { QuestionKind } from '../question-kind.ts'
import { readNumber } from '../read-number.ts'
import { feedbackOf, hasKey, numberAnswerFor, rightTexts } from '../typed-answers.ts'
import { asText } from '../words-of.ts'

const mostLetters = 100

export const numericKind: QuestionKind<'numeric'> = {
  kind: 'numeric',
  empty: () => ({ answers: [], units: [], unitNeeded: false }),
  whyNotComplete: ({ answers }) => (hasKey(answers) ? null : 'exams.question-without-key'),
  asked: ({ units }) => ({ units: units.map(({ name }) => name) }),
  readAnswer: (_, value) => (typeof value === 'string' && value.length <= mostLetters ? value : undefined),
  mark({ answers, units, unitNeeded }, value) {
    const found = numberAnswerFor(answers, readNumber(String(value), units, unitNeeded))
    return worth(found?.percent ?? 0, found?.feedback)
  },
  correct: ({ answers, units }) =>
    rightTexts({ answers }).map((text) => asText([text, units[0]?.name].filter(Boolean).join(' '))),
  texts: ({ answers }) => feedbackOf(answers),
}
