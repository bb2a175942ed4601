import { questionKindUi } from '../../question-kind.ts'

export const hotspotKind = questionKindUi({
  kind: 'hotspot',
  load: () => import('./hotspot-answer.tsx'),
})
