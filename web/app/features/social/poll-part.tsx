import { votePost } from '@arvand/contracts/panel/social'
import type { Poll } from '@arvand/contracts/social'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { useLocation } from 'react-router'
import { useVisitor } from '../../shell/use-root.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { PostForm } from '../discussion/index.ts'
import { pollWords as words } from './words.ts'

interface PollPartProps {
  readonly postId: string
  readonly poll: Poll
}

/** The poll of a post: its choices to vote for, or its result. */
export default function PollPart({ postId, poll }: PollPartProps) {
  const visitor = useVisitor()
  const { choices } = poll
  const counts = choices.flatMap(({ votes }) => votes ?? [])
  if (counts.length === choices.length)
    return <Result poll={poll} all={counts.reduce((sum, one) => sum + one, 0)} />
  return (
    <div className="grid max-w-[46rem] gap-3">
      {visitor ? (
        <VoteForm postId={postId} poll={poll} />
      ) : (
        <>
          <ul aria-label={words.title} className="grid list-disc gap-1 ps-5">
            {choices.map(({ text }) => (
              <li key={text} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
          <p className="text-14 text-muted">{words.signIn}</p>
        </>
      )}
      <p className="text-14 text-muted">{words.ends(formatDateTime(poll.endsAt))}</p>
    </div>
  )
}

function VoteForm({ postId, poll: { choices } }: PollPartProps) {
  const { pathname, search } = useLocation()
  return (
    <PostForm
      page={`/posts/${postId}/act`}
      intent="vote"
      to={votePost}
      carry={{ back: pathname + search }}
      submit={words.vote}
      button={{ variant: 'soft' }}
      className="grid gap-3 justify-items-start"
      quiet
    >
      <RadioGroup
        name="choice"
        label={words.choose}
        description={words.once}
        choices={choices.map(({ text }, nth) => ({ value: String(nth), label: text }))}
      />
    </PostForm>
  )
}

/** The bar repeats what the number says. */
function Result({ poll, all }: { readonly poll: Poll; readonly all: number }) {
  return (
    <div className="grid max-w-[46rem] gap-3">
      <ul aria-label={words.result} className="grid gap-3">
        {poll.choices.map(({ text, votes }, nth) => {
          const share = all === 0 ? 0 : ((votes ?? 0) / all) * 100
          return (
            <li key={text} className="grid gap-1">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-15">
                <span className="min-w-0 wrap-anywhere">
                  {text}
                  {poll.mine === nth ? <span className="ms-2 text-14 font-label">({words.mine})</span> : null}
                </span>
                <span className="text-muted">
                  {formatPercent(Math.round(share))} · {words.votes(formatNumber(votes ?? 0))}
                </span>
              </p>
              <span aria-hidden className="block h-2 overflow-hidden rounded-full bg-track">
                <span
                  className="block h-full rounded-full bg-primary-600"
                  style={{ inlineSize: `${share}%` }}
                />
              </span>
            </li>
          )
        })}
      </ul>
      <p className="text-14 text-muted">
        {words.votes(formatNumber(all))} ·{' '}
        {poll.isOver ? words.isOver : words.ends(formatDateTime(poll.endsAt))}
      </p>
    </div>
  )
}
