import { Paperclip } from 'lucide-react'
import { questionKindUi } from '../../question-kind.ts'
import { kindWords } from '../../words.ts'

export const fileKind = questionKindUi({
  kind: 'file',
  ...kindWords.file,
  icon: Paperclip,
  byHand: true,
  load: () => import('./file-answer.tsx'),
})
