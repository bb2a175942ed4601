import type { FactorState } from '@arvand/contracts/commerce'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { factorsWords as words } from './words.ts'

const tones: Readonly<Record<FactorState, Tone>> = {
  awaitingPayment: 'accent',
  paid: 'success',
  partlyRefunded: 'primary',
  refunded: 'neutral',
  expired: 'neutral',
  cancelled: 'neutral',
}

export const FactorStateBadge = ({ state }: { state: FactorState }) => (
  <Badge tone={tones[state]}>{words.states[state]}</Badge>
)
