import type { Answer } from '@arvand/contracts/endpoint'
import type { listExchanges } from '@arvand/contracts/teacher/exchange'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { exchangeWords as words } from './words.ts'

export type Exchange = Answer<typeof listExchanges>['items'][number]

const tones: Readonly<Record<Exchange['state'], Tone>> = {
  waiting: 'neutral',
  working: 'primary',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
}

export const StateBadge = ({ state }: Pick<Exchange, 'state'>) => (
  <Badge tone={tones[state]}>{words.state[state]}</Badge>
)

export const isInProgress = ({ state }: Pick<Exchange, 'state'>): boolean =>
  state === 'waiting' || state === 'working'

export const nameOf = ({ course, fileName }: Exchange): string => course?.title ?? fileName ?? words.unnamed
