import type { Answer } from '@arvand/contracts/endpoint'
import type { listRosters } from '@arvand/contracts/panel/manage-roster'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { rosterWords as words } from './words.ts'

export type RosterImport = Answer<typeof listRosters>['items'][number]

const tones: Readonly<Record<RosterImport['state'], Tone>> = {
  waiting: 'neutral',
  reading: 'primary',
  checked: 'accent',
  importing: 'primary',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
}

export const StateBadge = ({ state }: Pick<RosterImport, 'state'>) => (
  <Badge tone={tones[state]}>{words.states[state]}</Badge>
)

export const isInProgress = ({ state }: Pick<RosterImport, 'state'>): boolean =>
  state === 'waiting' || state === 'reading' || state === 'importing'
