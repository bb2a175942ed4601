import { closeTicket, getTicket, rateTicket, SaveTicket } from '@arvand/contracts/panel/tickets'
import { formatDateTime } from '@arvand/persian/format-date'
import { formAction, submitTo } from '../../../api/form-action.ts'
import { answerFor } from '../../../api/form-answer.ts'
import { callerOf } from '../../../api/page.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { PageHead } from '../../../shell/page-head.tsx'
import { titled } from '../../../shell/site.ts'
import { useLastAnswer } from '../../../shell/use-last-answer.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { departments } from '../words.ts'
import type { Route } from './+types/ticket'
import { AttachmentFields, useWhyNotSend } from './attachment-fields.tsx'
import { Messages } from './messages.tsx'
import { TicketAbout } from './ticket-about.tsx'
import { staffWords, stateWords, ticketWords as words } from './ticket-words.ts'
import { useFreshTicket } from './use-fresh-ticket.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const answer = await callerOf(context)(getTicket, { id: params.ticketId })
  if (!('ticket' in answer)) throw new Error('getTicket with an id answers a ticket')
  return { ...answer, now: Date.now() }
}

export const action = formAction({
  reply: submitTo(SaveTicket, {
    with: ({ params, form }) => ({
      id: params.ticketId ?? '',
      attachments: form.getAll('attachments').map(String).filter(Boolean),
    }),
    done: words.sent,
  }),
  close: submitTo(closeTicket, {
    with: ({ params }) => ({ ticketId: params.ticketId ?? '' }),
    done: words.closed,
  }),
  rate: submitTo(rateTicket, {
    with: ({ params, text }) => ({ ticketId: params.ticketId ?? '', rating: Number(text('rating')) }),
    done: words.rated,
  }),
})

export const handle = { crumb: words.title }
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.ticket.subject ?? words.title) },
]

/** A conversation with support. */
export default function TicketPage({ loaderData, ...page }: Route.ComponentProps) {
  const actionData = useLastAnswer(page.actionData)
  const { ticket, messages, now } = loaderData
  useFreshTicket(ticket.id)
  const { state } = ticket
  return (
    <>
      <PageHead
        title={ticket.subject}
        lead={`${words.number(ticket.number)}، ${departments[ticket.department]}`}
      >
        <Badge tone={stateWords[state].tone}>{stateWords[state].label}</Badge>
      </PageHead>
      <div className="grid max-w-[60rem] grid-cols-1 gap-5">
        <Facts ticket={ticket} now={now} />
        {ticket.mergedInto ? <Merged into={ticket.mergedInto} /> : null}
        <Messages messages={messages} now={now} />
        {ticket.mergedInto ? null : <Doings ticket={ticket} actionData={actionData} />}
      </div>
    </>
  )
}

type Shown = Route.ComponentProps['loaderData']['ticket']

interface DoingsProps {
  readonly ticket: Shown
  readonly actionData: Route.ComponentProps['actionData']
}

/** What its writer may do: rate a closed one, write, close. */
function Doings({ ticket, actionData }: DoingsProps) {
  const { state } = ticket
  const whyNotSend = useWhyNotSend()
  return (
    <>
      {state === 'closed' ? <Rating rating={ticket.rating} actionData={actionData} /> : null}
      <ActionForm
        intent="reply"
        to={SaveTicket}
        answer={answerFor(actionData, 'reply')}
        clears
        submit={words.replySend}
        button={{ disabledReason: whyNotSend }}
        className="grid grid-cols-1 gap-5 rounded-card border border-line bg-surface p-4.5 md:p-6"
      >
        <TextArea
          name="body"
          label={words.reply}
          description={state === 'closed' ? words.reopen : undefined}
          rows={5}
        />
        <AttachmentFields answer={answerFor(actionData, 'reply')} />
      </ActionForm>
      {state === 'closed' ? null : (
        <ActionForm
          intent="close"
          to={closeTicket}
          answer={answerFor(actionData, 'close')}
          submit={words.close}
          button={{ variant: 'outline' }}
        />
      )}
    </>
  )
}

/** Says that a ticket was merged, with the way to the other. */
const Merged = ({ into: { id, number } }: { into: NonNullable<Shown['mergedInto']> }) => (
  <Alert
    tone="info"
    title={staffWords.mergedHere(number)}
    action={
      <ButtonLink to={`/panel/tickets/${id}`} variant="outline" size="compact">
        {staffWords.goThere(number)}
      </ButtonLink>
    }
  >
    {words.mergedText}
  </Alert>
)

function Facts({ ticket: { context, dueAt }, now }: { ticket: Shown; now: number }) {
  if (!context && !dueAt) return null
  return (
    <div className="grid gap-1 rounded-option bg-sunken px-4.5 py-3 text-15">
      {context ? <TicketAbout context={context} to={context.href} /> : null}
      {dueAt ? (
        <p>{Date.parse(dueAt) < now ? words.late : `${words.dueBy} ${formatDateTime(dueAt)}`}</p>
      ) : null}
    </div>
  )
}

interface RatingProps {
  readonly rating: number | null
  readonly actionData: Route.ComponentProps['actionData']
}

function Rating({ rating, actionData }: RatingProps) {
  return (
    <ActionForm
      intent="rate"
      to={rateTicket}
      answer={answerFor(actionData, 'rate')}
      submit={words.rateSend}
      button={{ variant: 'soft' }}
      className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-4.5 md:p-6"
    >
      <h2 className="text-18 font-title">{words.rate}</h2>
      <RadioGroup
        name="rating"
        required
        label={words.rating}
        choices={words.stars.map((label, at) => ({ value: String(at + 1), label })).reverse()}
        {...(rating === null ? {} : { defaultValue: String(rating) })}
      />
      <TextArea name="comment" required={false} label={words.comment} rows={3} />
    </ActionForm>
  )
}
