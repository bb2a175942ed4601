import type { FactorState } from '@arvand/contracts/commerce'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { factorStateWords, payingBackWords } from './factor-state-words.ts'

const tones: Readonly<Record<FactorState, Tone>> = {
  awaitingPayment: 'accent',
  paid: 'success',
  partlyRefunded: 'primary',
  refunded: 'neutral',
  expired: 'neutral',
  cancelled: 'neutral',
}

interface FactorStateBadgeProps {
  readonly state: FactorState
  /** A part of a refund waits for a bank: nobody has all their money back yet. */
  readonly isPayingBack: boolean
}

export const FactorStateBadge = ({ state, isPayingBack }: FactorStateBadgeProps) =>
  isPayingBack ? (
    <Badge tone="warning">{payingBackWords}</Badge>
  ) : (
    <Badge tone={tones[state]}>{factorStateWords[state]}</Badge>
  )
