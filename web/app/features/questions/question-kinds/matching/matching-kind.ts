import { ArrowLeftRight } from 'lucide-react'
import { questionKindUi } from '../../question-kind.ts'
import { kindWords } from '../../words.ts'

export const matchingKind = questionKindUi({
  kind: 'matching',
  ...kindWords.matching,
  icon: ArrowLeftRight,
  load: () => import('./matching-answer.tsx'),
})
