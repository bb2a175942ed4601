import type { Answer } from '@arvand/contracts/endpoint'
import type { listTickets } from '@arvand/contracts/support/tickets'
import { localDigits } from '@arvand/persian/digits'
import { formatDateTime } from '@arvand/persian/format-date'
import { Form } from 'react-router'
import { useVisitor } from '../../shell/use-root.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Box } from '../../ui/checkbox.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { priorities, staffWords } from './tickets/ticket-words.ts'
import { departments, ticketsWords as words } from './words.ts'

type Ticket = Answer<typeof listTickets>['items'][number]

/** What the staff may do with a ticket, by its state; the first is what is done most. */
const moves = {
  open: ['answered', 'closed'],
  answered: ['closed', 'open'],
  waiting: ['answered', 'closed'],
  closed: ['open'],
} as const satisfies Readonly<Record<Ticket['state'], readonly unknown[]>>

/** A message to support: who wrote what, at which number or address they wait, and the next steps. */
export function TicketCard({ ticket, now }: { ticket: Ticket; now: number }) {
  const { id, state, subject, body, department, change, createdAt, dueAt, assignee } = ticket
  const number = localDigits(ticket.number)
  return (
    <article className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-4.5 md:p-6">
      <header className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <label className="-m-2.5 grid size-11 shrink-0 cursor-pointer place-items-center">
            <Box name="ticketIds" value={id} aria-label={staffWords.choose(number)} />
          </label>
          <h2 className="min-w-0 flex-1 basis-52 text-17 font-title wrap-anywhere">{subject}</h2>
          {ticket.priority === 'urgent' ? <Badge tone="danger">{priorities.urgent}</Badge> : null}
          <Badge tone="neutral">{departments[department]}</Badge>
          {ticket.tags.map((tag) => (
            <Badge key={tag} tone="accent">
              {tag}
            </Badge>
          ))}
        </div>
        <p className="flex flex-wrap gap-x-3 text-14 text-muted">
          <span>{words.number(number)}</span>
          <TimeAgo at={createdAt} now={now} />
          {dueAt === null ? null : (
            <span className={Date.parse(dueAt) < now ? 'text-danger-700' : ''}>
              {staffWords.due}: {formatDateTime(dueAt)}
            </span>
          )}
          {assignee === null ? null : (
            <span>
              {staffWords.assignee}: {assignee.name}
            </span>
          )}
        </p>
      </header>
      <p className="text-15 whitespace-pre-line wrap-anywhere">{body}</p>
      <TicketWriter ticket={ticket} />
      {change ? (
        <p className="flex flex-wrap gap-x-3 text-14 text-muted">
          <span>{words.changed[state]}</span>
          <span>{words.by(change.by)}</span>
          <TimeAgo at={change.at} now={now} />
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3 border-t border-line pt-4">
        <ButtonLink to={`/manage/tickets/${id}`} variant="soft" size="compact">
          {staffWords.open}
        </ButtonLink>
        {movesOf(ticket).map((to) => (
          <Button key={to} form={moveForm(id, to)} size="compact" variant="outline">
            {words.move[to]}
          </Button>
        ))}
      </div>
    </article>
  )
}

/** Spam is taken back on its page or with others. */
const movesOf = ({ state, isSpam }: Ticket) => (isSpam ? [] : moves[state])

const moveForm = (id: string, to: Ticket['state']) => `move-${id}-${to}`

/** The forms of the buttons on the cards, which stand in the form of the selected ones themselves. */
export const MoveForms = ({ tickets }: { tickets: readonly Ticket[] }) =>
  tickets.flatMap((ticket) =>
    movesOf(ticket).map((to) => (
      <Form key={moveForm(ticket.id, to)} id={moveForm(ticket.id, to)} method="post" hidden>
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="ticketId" value={ticket.id} />
        <input type="hidden" name="from" value={ticket.state} />
        <input type="hidden" name="state" value={to} />
      </Form>
    )),
  )

/** Who wrote a ticket, and where they are reached. */
export function TicketWriter({ ticket }: { ticket: Ticket }) {
  const { name, replyTo, personId } = ticket
  const subject = words.mailSubject(localDigits(ticket.number), ticket.subject)
  const seesPeople = useVisitor()?.scopes.includes('people')
  const isMail = replyTo.includes('@')
  const href = isMail ? `mailto:${replyTo}?subject=${encodeURIComponent(subject)}` : `tel:${replyTo}`
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-option bg-sunken px-4.5 py-2">
      <span className="text-15 font-label wrap-anywhere">{name}</span>
      <a
        href={href}
        className="ltr-run inline-flex min-h-11 items-center text-15 text-primary-700 underline underline-offset-[6px] wrap-anywhere"
      >
        <bdi dir="ltr">{isMail ? replyTo : localDigits(replyTo)}</bdi>
      </a>
      <CopyButton text={replyTo} words={words.copy} size="compact" />
      {personId && seesPeople ? (
        <TextLink
          alone
          to={`/manage/people/${personId}`}
          className="ms-auto inline-flex min-h-11 items-center text-15"
        >
          {words.person}
        </TextLink>
      ) : personId ? (
        <span className="ms-auto text-14 text-muted">{words.hasAccount}</span>
      ) : null}
    </div>
  )
}
