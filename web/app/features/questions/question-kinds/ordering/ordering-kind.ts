import { questionKindUi } from '../../question-kind.ts'

export const orderingKind = questionKindUi({
  kind: 'ordering',
  load: () => import('./ordering-answer.tsx'),
})
