import type { Answer } from '@arvand/contracts/endpoint'
import { decideAppeal, type listAppeals } from '@arvand/contracts/panel/appeals'
import type { ReactNode } from 'react'
import { answerFor, type FormAnswer } from '../../../api/form-answer.ts'
import { ReasonForm } from '../../../shell/reason-form.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { PostBody } from '../post-body.tsx'
import { removalWords, appealsWords as words } from './appeal-words.ts'

type Item = Answer<typeof listAppeals>['items'][number]

interface AppealCardProps {
  readonly item: Item
  readonly now: number
  readonly answer: FormAnswer | undefined
}

/** A removed post, why it was removed, what its author says, and the two decisions. */
export function AppealCard({ item, now, answer }: AppealCardProps) {
  const { title, author, body, removal, appeal, removalId } = item
  return (
    <article className="grid gap-4 rounded-card border border-line bg-surface p-4.5 md:p-6">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Avatar name={author.name} seed={author.id} photo={author.photo} size={44} />
        <div className="min-w-0 flex-1 basis-52">
          <h2 className="text-17 font-title wrap-anywhere">{title}</h2>
          <p className="flex flex-wrap gap-x-3 text-14 text-muted">
            <span>
              {words.by} {author.name}
            </span>
            <TimeAgo at={appeal.at} now={now} />
          </p>
        </div>
      </header>
      <section aria-label={words.text} className="rounded-option bg-sunken px-4.5 py-3">
        {body ? <PostBody text={body} /> : <p className="text-15 text-muted">{words.gone}</p>}
      </section>
      <Said label={words.removal(removal.by)} at={removal.at} now={now}>
        {removal.reason ?? removalWords.noReason}
      </Said>
      {removal.note ? <Said label={words.note}>{removal.note}</Said> : null}
      <Said label={words.appeal} at={appeal.at} now={now}>
        {appeal.text}
      </Said>
      {appeal.verdict ? (
        <Said
          label={
            <>
              <Badge tone={appeal.verdict === 'restored' ? 'success' : 'danger'}>
                {removalWords[appeal.verdict]}
              </Badge>
              {item.decidedBy ? <span>{words.decidedBy(item.decidedBy)}</span> : null}
            </>
          }
          at={appeal.decidedAt}
          now={now}
        >
          {appeal.reason}
        </Said>
      ) : (
        <Verdicts removalId={removalId} answer={answer} />
      )}
    </article>
  )
}

interface SaidProps {
  readonly label: ReactNode
  readonly at?: string | null
  readonly now?: number
  readonly children: ReactNode
}

const Said = ({ label, at, now = 0, children }: SaidProps) => (
  <section className="grid gap-1">
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-muted">
      {label}
      {at ? <TimeAgo at={at} now={now} /> : null}
    </p>
    <p className="text-15 whitespace-pre-line wrap-anywhere">{children}</p>
  </section>
)

function Verdicts({ removalId, answer }: { removalId: string; answer: FormAnswer | undefined }) {
  const form = { to: decideAppeal, carry: { removalId } }
  const reason = { name: 'reason', label: words.reason, description: words.reasonHint }
  return (
    <div className="flex flex-wrap items-start gap-3 border-t border-line pt-4">
      <ReasonForm
        {...form}
        intent="restore"
        answer={answerFor(answer, 'restore')}
        label={words.restore}
        does="primary"
        submit={words.restore}
        reason={reason}
      />
      <ReasonForm
        {...form}
        intent="refuse"
        answer={answerFor(answer, 'refuse')}
        label={words.refuse}
        variant="quiet"
        submit={words.refuse}
        reason={reason}
      />
    </div>
  )
}
