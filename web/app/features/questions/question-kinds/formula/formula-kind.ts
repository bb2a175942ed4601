import { Sigma } from 'lucide-react'
import { questionKindUi } from '../../question-kind.ts'
import { kindWords } from '../../words.ts'

export const formulaKind = questionKindUi({
  kind: 'formula',
  ...kindWords.formula,
  icon: Sigma,
  load: () => import('../numeric/numeric-answer.tsx'),
})
