import { questionKindUi } from '../../question-kind.ts'

export const dragWordsKind = questionKindUi({
  kind: 'dragWords',
  isInText: true,
  load: () => import('./drag-words-answer.tsx'),
})
