import type { FactorState } from '@arvand/contracts/commerce'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { factorStateWords } from './factor-state-words.ts'

const tones: Readonly<Record<FactorState, Tone>> = {
  awaitingPayment: 'accent',
  paid: 'success',
  partlyRefunded: 'primary',
  refunded: 'neutral',
  expired: 'neutral',
  cancelled: 'neutral',
}

export const FactorStateBadge = ({ state }: { state: FactorState }) => (
  <Badge tone={tones[state]}>{factorStateWords[state]}</Badge>
)
