import type { MeetState } from '@arvand/contracts/live'
import { meetStateWords } from '@arvand/contracts/state-words/meets'
import { Badge, type Tone } from '../../ui/badge.tsx'

const tones: Partial<Record<MeetState, Tone>> = {
  pendingPayment: 'warning',
  booked: 'success',
  missed: 'danger',
}

interface StateBadgeProps {
  readonly state: MeetState
  /** Who was not in, as the reader sees it. */
  readonly missed: string | null
}

export const StateBadge = ({ state, missed }: StateBadgeProps) => (
  <Badge tone={tones[state] ?? 'neutral'}>{missed ?? meetStateWords[state]}</Badge>
)
