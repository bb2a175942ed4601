import { RectangleEllipsis } from 'lucide-react'
import { questionKindUi } from '../../question-kind.ts'
import { kindWords } from '../../words.ts'

export const clozeKind = questionKindUi({
  kind: 'cloze',
  ...kindWords.cloze,
  icon: RectangleEllipsis,
  isInText: true,
  load: () => import('./cloze-answer.tsx'),
})
