import { CircleCheck } from 'lucide-react'
import { questionKindUi } from '../../question-kind.ts'
import { kindWords } from '../../words.ts'

export const trueFalseKind = questionKindUi({
  kind: 'trueFalse',
  ...kindWords.trueFalse,
  icon: CircleCheck,
  load: () => import('./true-false-answer.tsx'),
})
