import { questionKindUi } from '../../question-kind.ts'

export const matchingKind = questionKindUi({
  kind: 'matching',
  load: () => import('./matching-answer.tsx'),
})
