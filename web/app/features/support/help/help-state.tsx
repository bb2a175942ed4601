import type { HelpState as State } from '@arvand/contracts/help'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { manageWords, stateWords } from './help-words.ts'

const tones: Readonly<Record<State, Tone>> = { draft: 'neutral', published: 'success', changed: 'accent' }

export const HelpState = ({ state }: { state: State }) => (
  <Badge tone={tones[state]}>{stateWords[state]}</Badge>
)

/** How many readers said that it helped. */
export const shareOf = ({ yes, no }: { readonly yes: number; readonly no: number }): string =>
  yes + no === 0
    ? manageWords.noVotes
    : manageWords.share(formatPercent((100 * yes) / (yes + no)), formatNumber(yes + no))
