import { ListOrdered } from 'lucide-react'
import { questionKindUi } from '../../question-kind.ts'
import { kindWords } from '../../words.ts'

export const orderingKind = questionKindUi({
  kind: 'ordering',
  ...kindWords.ordering,
  icon: ListOrdered,
  load: () => import('./ordering-answer.tsx'),
})
