import { questionKindUi } from '../../question-kind.ts'

export const shortAnswerKind = questionKindUi({
  kind: 'shortAnswer',
  load: () => import('./short-answer-answer.tsx'),
})
