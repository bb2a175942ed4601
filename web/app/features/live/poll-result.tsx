import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { Check } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { pollWords as words } from './poll-words.ts'
import { quizWords } from './quiz/quiz-words.ts'
import type { Poll } from './shown.ts'

type Choice = Poll['choices'][number]

/** What came out of a poll: each choice with its votes in words, and as a bar behind them. */
export const PollResult = ({ poll: { choices, voters, question } }: { readonly poll: Poll }) => (
  <div className="grid gap-2">
    <ol aria-label={words.asked(question)} className="grid gap-2">
      {choices.map((choice) => (
        <ResultRow key={choice.place} choice={choice} share={shareOf(choice, voters ?? 0)} />
      ))}
    </ol>
    {voters === null ? null : <p className="text-14 text-muted">{words.voters(formatNumber(voters))}</p>}
  </div>
)

const shareOf = ({ votes }: Choice, voters: number): number =>
  voters > 0 ? Math.round(((votes ?? 0) / voters) * 100) : 0

function ResultRow({
  choice: { text, votes, isMine, isRight, names },
  share,
}: {
  choice: Choice
  share: number
}) {
  return (
    <li className="grid gap-1">
      <div data-track className="relative overflow-clip rounded-option bg-sunken px-4 py-2 text-15">
        <span
          data-fill
          aria-hidden="true"
          className="absolute inset-y-0 start-0 bg-primary-100 transition-[inline-size] duration-300"
          style={{ inlineSize: votes === null ? 0 : `${share}%` }}
        />
        <div className="relative flex flex-wrap items-center gap-x-3">
          {isMine ? (
            <span className="text-primary-700">
              <Icon of={Check} size={18} />
              <span className="sr-only">{words.mine}</span>
            </span>
          ) : null}
          <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
          {isRight ? (
            <Badge tone="success" icon={Check}>
              {quizWords.isRight}
            </Badge>
          ) : null}
          {votes === null ? null : (
            <span className="font-label">{words.votes(formatNumber(votes), formatPercent(share))}</span>
          )}
        </div>
      </div>
      {names.length > 0 ? <p className="px-4 text-14 text-muted wrap-anywhere">{names.join('، ')}</p> : null}
    </li>
  )
}
