import { questionKindUi } from '../../question-kind.ts'

export const formulaKind = questionKindUi({
  kind: 'formula',
  load: () => import('../numeric/numeric-answer.tsx'),
})
