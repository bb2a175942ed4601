import { questionKindUi } from '../../question-kind.ts'

export const trueFalseKind = questionKindUi({
  kind: 'trueFalse',
  load: () => import('./true-false-answer.tsx'),
})
