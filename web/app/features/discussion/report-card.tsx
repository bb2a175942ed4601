import type { Answer } from '@arvand/contracts/endpoint'
import { type listReports, settleReports } from '@arvand/contracts/panel/discussion'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { ReasonForm } from '../../shell/reason-form.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { TextLink } from '../../ui/link.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { threadPage } from './addresses.ts'
import { PostBody } from './post-body.tsx'
import { reasonWords, reportsWords as words } from './words.ts'

type Item = Answer<typeof listReports>['items'][number]

interface ReportCardProps {
  readonly item: Item
  readonly now: number
  readonly answer: FormAnswer | undefined
}

/** A reported post, the reasons of its reports, and the two decisions. */
export function ReportCard({ item, now, answer }: ReportCardProps) {
  const { comment, thread, reports, settlement } = item
  return (
    <article className="grid gap-4 rounded-card border border-line bg-surface p-4.5 md:p-6">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Avatar name={comment.author.name} seed={comment.author.id} photo={comment.author.photo} size={44} />
        <div className="min-w-0 flex-1 basis-52">
          <h2 className="text-17 font-title wrap-anywhere">{thread.title}</h2>
          <p className="flex flex-wrap gap-x-3 text-14 text-muted">
            <span>
              {words.by} {comment.author.name}
            </span>
            <TimeAgo at={comment.at} now={now} />
          </p>
        </div>
        <TextLink alone to={threadPage(thread.id)} className="inline-flex min-h-11 items-center text-15">
          {words.thread}
        </TextLink>
      </header>
      <div className="rounded-option bg-sunken px-4.5 py-3">
        {comment.body ? <PostBody text={comment.body} /> : <p className="text-15 text-muted">{words.gone}</p>}
      </div>
      <ReportRows reports={reports} now={now} />
      {settlement ? (
        <Settled settlement={settlement} now={now} />
      ) : (
        <Verdicts id={comment.id} answer={answer} />
      )}
    </article>
  )
}

function ReportRows({ reports, now }: { reports: Item['reports']; now: number }) {
  return (
    <section aria-label={words.reports} className="grid gap-2">
      {reports.map(({ reason, text, at, by }) => (
        <div key={`${by.id} ${at}`} className="grid gap-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-muted">
            <Badge tone="warning">{reasonWords[reason]}</Badge>
            <span>{by.name}</span>
            <TimeAgo at={at} now={now} />
          </p>
          {text ? <p className="text-15 whitespace-pre-line wrap-anywhere">{text}</p> : null}
        </div>
      ))}
    </section>
  )
}

function Settled({ settlement, now }: { settlement: NonNullable<Item['settlement']>; now: number }) {
  const { verdict, reason, note, at, by } = settlement
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-muted">
        <Badge tone={verdict === 'removed' ? 'danger' : 'success'}>{words[verdict]}</Badge>
        <span>
          {words.settledBy} {by.name}
        </span>
        <TimeAgo at={at} now={now} />
      </p>
      {reason ? <p className="text-15 whitespace-pre-line wrap-anywhere">{reason}</p> : null}
      {note ? <p className="text-15 whitespace-pre-line wrap-anywhere">{note}</p> : null}
    </div>
  )
}

function Verdicts({ id, answer }: { id: string; answer: FormAnswer | undefined }) {
  return (
    <div className="flex flex-wrap items-start gap-3 border-t border-line pt-4">
      <ActionForm
        intent="keep"
        to={settleReports}
        answer={answerFor(answer, 'keep')}
        carry={{ commentId: id }}
        submit={words.keep}
        button={{ size: 'compact', variant: 'outline' }}
        className="grid gap-3"
      />
      <ReasonForm
        intent="remove"
        to={settleReports}
        answer={answerFor(answer, 'remove')}
        carry={{ commentId: id }}
        label={words.remove}
        variant="danger"
        submit={words.remove}
        reason={{ name: 'reason', label: words.reason, description: words.reasonHint }}
      />
    </div>
  )
}
