import { questionKindUi } from '../../question-kind.ts'

export const clozeKind = questionKindUi({
  kind: 'cloze',
  isInText: true,
  load: () => import('./cloze-answer.tsx'),
})
