import type { MeetState } from '@arvand/contracts/live'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { stateWords } from './words.ts'

const tones: Partial<Record<MeetState, Tone>> = {
  pendingPayment: 'warning',
  booked: 'success',
  missed: 'danger',
}

export const StateBadge = ({ state }: { state: MeetState }) => (
  <Badge tone={tones[state] ?? 'neutral'}>{stateWords[state]}</Badge>
)
