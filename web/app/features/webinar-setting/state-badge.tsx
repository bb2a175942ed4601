import type { WebinarState } from '@arvand/contracts/live'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { stateWords } from '../webinars/index.ts'

const tones: Readonly<Record<WebinarState, Tone>> = {
  draft: 'neutral',
  published: 'success',
  live: 'accent',
  ended: 'neutral',
  cancelled: 'danger',
}

export const StateBadge = ({ state }: { state: WebinarState }) => (
  <Badge tone={tones[state]}>{stateWords[state]}</Badge>
)
