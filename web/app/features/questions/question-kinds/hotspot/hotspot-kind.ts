import { Crosshair } from 'lucide-react'
import { questionKindUi } from '../../question-kind.ts'
import { kindWords } from '../../words.ts'

export const hotspotKind = questionKindUi({
  kind: 'hotspot',
  ...kindWords.hotspot,
  icon: Crosshair,
  load: () => import('./hotspot-answer.tsx'),
})
