import type { Stage } from '@arvand/contracts/careers'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { stageWords } from './words.ts'

interface MovesProps {
  readonly moves: readonly { readonly stage: Stage; readonly at: string; readonly by?: string }[]
  readonly now: number
}

/** The stages through which an application went, the newest first. */
export const Moves = ({ moves, now }: MovesProps) => (
  <ol className="grid gap-3 text-15">
    {moves.toReversed().map(({ stage, at, by }) => (
      <li key={at + stage} className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-label">{stageWords[stage]}</span>
        <span className="text-14 text-muted">
          {by ? `${by}، ` : ''}
          <TimeAgo at={at} now={now} />
        </span>
      </li>
    ))}
  </ol>
)
