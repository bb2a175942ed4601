import { TextCursorInput } from 'lucide-react'
import { questionKindUi } from '../../question-kind.ts'
import { kindWords } from '../../words.ts'

export const shortAnswerKind = questionKindUi({
  kind: 'shortAnswer',
  ...kindWords.shortAnswer,
  icon: TextCursorInput,
  load: () => import('./short-answer-answer.tsx'),
})
