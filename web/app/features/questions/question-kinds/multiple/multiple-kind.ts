import { SquareCheckBig } from 'lucide-react'
import { questionKindUi } from '../../question-kind.ts'
import { kindWords } from '../../words.ts'

export const multipleKind = questionKindUi({
  kind: 'multiple',
  ...kindWords.multiple,
  icon: SquareCheckBig,
  load: () => import('./multiple-answer.tsx'),
})
