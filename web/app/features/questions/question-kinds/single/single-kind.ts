import { CircleDot } from 'lucide-react'
import { questionKindUi } from '../../question-kind.ts'
import { kindWords } from '../../words.ts'

export const singleKind = questionKindUi({
  kind: 'single',
  ...kindWords.single,
  icon: CircleDot,
  load: () => import('./single-answer.tsx'),
})
