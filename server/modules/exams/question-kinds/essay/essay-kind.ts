import { byHand } from '../marked.ts'
import type { QuestionKind } from '../question-kind.ts'

export const essayKind: QuestionKind<'essay'> = {
  kind: 'essay',
  byHand: true,
  empty: () => ({ leastWords: 0, mostWords: 0, rubric: [] }),
  whyNotComplete: () => null,
  asked: ({ leastWords, mostWords }) => ({ leastWords, mostWords }),
  readAnswer: (_, value) => (typeof value === 'string' ? value : undefined),
  mark: () => byHand,
  correct: () => [],
  texts: () => [],
}
