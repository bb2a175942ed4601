import type { WebinarState } from '@arvand/contracts/live'
import { webinarStateWords } from '@arvand/contracts/state-words/webinars'
import { Badge, type Tone } from '../../ui/badge.tsx'

const tones: Readonly<Record<WebinarState, Tone>> = {
  draft: 'neutral',
  published: 'success',
  live: 'accent',
  ended: 'neutral',
  cancelled: 'danger',
}

export const StateBadge = ({ state }: { state: WebinarState }) => (
  <Badge tone={tones[state]}>{webinarStateWords[state]}</Badge>
)
