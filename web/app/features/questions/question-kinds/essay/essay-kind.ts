import { questionKindUi } from '../../question-kind.ts'

export const essayKind = questionKindUi({
  kind: 'essay',
  byHand: true,
  load: () => import('./essay-answer.tsx'),
})
