import { z } from 'zod'
import { byHand } from '../marked.ts'
import type { QuestionKind } from '../question-kind.ts'

const ids = z.array(z.uuid()).max(10)

export const fileKind: QuestionKind<'file'> = {
  kind: 'file',
  byHand: true,
  empty: () => ({ mostFiles: 1, rubric: [] }),
  whyNotComplete: () => null,
  asked: ({ mostFiles }) => ({ mostFiles }),
  readAnswer: ({ mostFiles }, value) => {
    const { data } = ids.safeParse(value)
    return data && data.length <= mostFiles && new Set(data).size === data.length ? data : undefined
  },
  mark: () => byHand,
  correct: () => [],
  texts: () => [],
}
