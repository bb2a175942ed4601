import { questionKindUi } from '../../question-kind.ts'

export const singleKind = questionKindUi({
  kind: 'single',
  load: () => import('./single-answer.tsx'),
})
