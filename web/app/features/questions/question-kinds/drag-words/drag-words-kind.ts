import { Move } from 'lucide-react'
import { questionKindUi } from '../../question-kind.ts'
import { kindWords } from '../../words.ts'

export const dragWordsKind = questionKindUi({
  kind: 'dragWords',
  ...kindWords.dragWords,
  icon: Move,
  isInText: true,
  load: () => import('./drag-words-answer.tsx'),
})
