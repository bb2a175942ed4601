import { questionKindUi } from '../../question-kind.ts'

export const multipleKind = questionKindUi({
  kind: 'multiple',
  load: () => import('./multiple-answer.tsx'),
})
