import { questionKindUi } from '../../question-kind.ts'

export const numericKind = questionKindUi({
  kind: 'numeric',
  load: () => import('./numeric-answer.tsx'),
})
