import { worth } from '../marked.ts'
import type { QuestionKind } from '../question-kind.ts'
import { feedbackOf, hasKey, rightTexts, textAnswerFor } from '../typed-answers.ts'
import { asText } from '../words-of.ts'

const mostLetters = 300

export const shortAnswerKind: QuestionKind<'shortAnswer'> = {
  kind: 'shortAnswer',
  empty: () => ({ answers: [], caseSensitive: false }),
  whyNotComplete({ answers }) {
    if (!hasKey(answers)) return 'exams.question-without-key'
    return answers.some(({ text }) => text === '') ? 'exams.option-empty' : null
  },
  asked: () => ({}),
  readAnswer: (_, value) => (typeof value === 'string' && value.length <= mostLetters ? value : undefined),
  mark({ answers, caseSensitive }, value) {
    const found = textAnswerFor(answers, String(value), caseSensitive)
    return worth(found?.percent ?? 0, found?.feedback)
  },
  correct: (question) => rightTexts({ answers: question.answers }).map(asText),
  texts: ({ answers }) => [...answers.map(({ text }) => text), ...feedbackOf(answers)],
}
