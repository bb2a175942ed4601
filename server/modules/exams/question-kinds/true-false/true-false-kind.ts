import { worth } from '../marked.ts'
import type { QuestionKind } from '../question-kind.ts'
import { asText } from '../words-of.ts'

export const trueFalseKind: QuestionKind<'trueFalse'> = {
  kind: 'trueFalse',
  empty: () => ({ correct: null, whenTrue: null, whenFalse: null }),
  whyNotComplete: ({ correct }) => (correct === null ? 'exams.question-without-key' : null),
  asked: () => ({}),
  readAnswer: (_, value) => (typeof value === 'boolean' ? value : undefined),
  mark: ({ correct, whenTrue, whenFalse }, value) =>
    worth(value === correct ? 100 : 0, value ? whenTrue : whenFalse),
  correct: ({ correct }) => (correct === null ? [] : [asText(correct ? 'درست' : 'نادرست')]),
  rightChoices: ({ correct }) => (correct === null ? [] : [String(correct)]),
  texts: ({ whenTrue, whenFalse }) => [whenTrue, whenFalse].filter((text) => text !== null),
}
