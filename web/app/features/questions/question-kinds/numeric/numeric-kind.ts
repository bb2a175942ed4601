import { Hash } from 'lucide-react'
import { questionKindUi } from '../../question-kind.ts'
import { kindWords } from '../../words.ts'

export const numericKind = questionKindUi({
  kind: 'numeric',
  ...kindWords.numeric,
  icon: Hash,
  load: () => import('./numeric-answer.tsx'),
})
