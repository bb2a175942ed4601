import { FileText } from 'lucide-react'
import { questionKindUi } from '../../question-kind.ts'
import { kindWords } from '../../words.ts'

export const essayKind = questionKindUi({
  kind: 'essay',
  ...kindWords.essay,
  icon: FileText,
  byHand: true,
  load: () => import('./essay-answer.tsx'),
})
