import { questionKindUi } from '../../question-kind.ts'

export const fileKind = questionKindUi({
  kind: 'file',
  byHand: true,
  load: () => import('./file-answer.tsx'),
})
