import type { Answer } from '@arvand/contracts/endpoint'
import * as contract from '@arvand/contracts/support/tickets'
import { formatDateTime } from '@arvand/persian/format-date'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../../api/form-answer.ts'
import { apiOf } from '../../../api/page.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { PageHead } from '../../../shell/page-head.tsx'
import { titled } from '../../../shell/site.ts'
import { useLastAnswer } from '../../../shell/use-last-answer.ts'
import { useVisitor } from '../../../shell/use-root.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TicketWriter } from '../ticket-card.tsx'
import { departments, ticketsWords } from '../words.ts'
import type { Route } from './+types/manage-ticket'
import { AnswerForm } from './answer-form.tsx'
import { DeskForms } from './desk-forms.tsx'
import { mergeQuestion } from './merge-question.ts'
import { Messages } from './messages.tsx'
import { TicketAboutForStaff } from './ticket-about.tsx'
import { Panel, TicketHistory } from './ticket-history.tsx'
import { priorities, staffStates, ticketWords, staffWords as words } from './ticket-words.ts'
import { useOpenTicket } from './use-open-ticket.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [shown, staff, canned, tags] = await Promise.all([
    api.support('ticket/show', { ticketId: params.ticketId }),
    api.support('staff/list', {}),
    api.support('cannedAnswer/list', {}),
    api.support('tags/list', {}),
  ])
  return {
    ...shown,
    staff: staff.items,
    canned: canned.items,
    tags: tags.items.map(({ tag }) => tag),
    now: Date.now(),
  }
}

const ofTicket = ({ params }: { params: Readonly<Record<string, string>> }) => ({
  ticketId: params.ticketId ?? '',
})

const ofOne = ({ params }: { params: Readonly<Record<string, string>> }) => ({
  ticketIds: [params.ticketId ?? ''],
})

export const action = formAction({
  answer: submitTo(contract.answerTicket, {
    with: (sent) => ({
      ...ofTicket(sent),
      lastMessageId: sent.text('lastMessageId') || null,
      attachments: sent.form.getAll('attachments').map(String).filter(Boolean),
    }),
    done: words.answered,
  }),
  note: submitTo(contract.noteTicket, { with: ofTicket, done: words.noted }),
  assign: submitTo(contract.assignTicket, {
    with: (sent) => ({ ...ofTicket(sent), assigneeId: sent.text('assigneeId') || null }),
    done: words.assigned,
  }),
  sort: submitTo(contract.sortTicket, { with: ofTicket, done: words.sorted }),
  tag: submitTo(contract.tagTickets, { with: ofOne, done: words.tagged }),
  untag: submitTo(contract.untagTickets, { with: ofOne, done: words.untagged }),
  spam: submitTo(contract.sortOutSpam, {
    with: (sent) => ({ ...ofOne(sent), isSpam: sent.text('isSpam') === 'yes' }),
    done: (_, { isSpam }) => (isSpam ? words.wentToSpam : words.leftSpam),
  }),
  merge: submitTo(contract.mergeTicket, {
    with: ofTicket,
    question: mergeQuestion,
    done: (_, { intoId }) => redirect(`/manage/tickets/${intoId}`),
  }),
  move: submitTo(contract.setTicketState, {
    with: ofTicket,
    done: (_, { state }) => ticketsWords.moved[state],
  }),
})

export const handle = { crumb: words.crumb }
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.ticket.subject ?? words.crumb) },
]

type Shown = Answer<typeof contract.showTicket>

/** A ticket for the staff: what was written, an answer, a note, and whose it is. */
export default function ManageTicket({ loaderData, ...page }: Route.ComponentProps) {
  const actionData = useLastAnswer(page.actionData)
  const { ticket, messages, changes, staff, canned, tags, others, ratingComment, answersByMail, now } =
    loaderData
  const { present, tellTyping } = useOpenTicket(ticket.id)
  const visitor = useVisitor()
  return (
    <>
      <PageHead
        title={ticket.subject}
        lead={`${ticketWords.number(ticket.number)}، ${departments[ticket.department]}`}
      >
        {ticket.priority === 'urgent' ? <Badge tone="danger">{priorities.urgent}</Badge> : null}
        <Badge tone={ticket.state === 'open' ? 'primary' : 'neutral'}>{staffStates[ticket.state]}</Badge>
      </PageHead>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 content-start gap-5">
          <TicketWriter ticket={ticket} />
          {ticket.context ? <TicketAboutForStaff context={ticket.context} /> : null}
          <Elsewhere ticket={ticket} />
          <Messages messages={messages} now={now} />
          {ticket.mergedInto ? null : (
            <AnswerForm
              ticket={ticket}
              byMail={answersByMail}
              lastMessageId={lastSpoken(ticket.id, messages)}
              canned={canned}
              answer={answerFor(actionData, 'answer')}
              others={present.filter(({ id }) => id !== visitor?.id)}
              onTyping={tellTyping}
            />
          )}
          <ActionForm
            intent="note"
            to={contract.noteTicket}
            answer={answerFor(actionData, 'note')}
            clears
            submit={words.sendNote}
            button={{ variant: 'outline' }}
            className="grid grid-cols-1 gap-4 rounded-card border border-dashed border-edge p-4.5 md:p-6"
          >
            <TextArea name="body" label={words.note} description={words.noteHint} rows={3} />
          </ActionForm>
        </div>
        <aside className="grid grid-cols-1 content-start gap-5">
          <Due ticket={ticket} now={now} />
          {ticket.mergedInto ? null : (
            <>
              <SortForms ticket={ticket} staff={staff} answer={actionData} />
              <DeskForms ticket={ticket} tags={tags} others={others} answer={actionData} />
            </>
          )}
          <TicketHistory changes={changes} now={now} />
          {ticket.rating === null ? null : (
            <Panel title={words.rating}>
              <p className="text-15">{ticketWords.stars[ticket.rating - 1]}</p>
              {ratingComment ? <p className="text-15 text-muted wrap-anywhere">{ratingComment}</p> : null}
            </Panel>
          )}
        </aside>
      </div>
    </>
  )
}

/** The last message that the writer sees too, other than the ticket's own text. */
const lastSpoken = (ticketId: string, messages: Shown['messages']): string | null =>
  messages.findLast(({ id, isNote }) => !isNote && id !== ticketId)?.id ?? null

/** Says that a ticket was merged, with the way to the other, or that it was put apart. */
function Elsewhere({ ticket: { mergedInto, isSpam } }: { ticket: Shown['ticket'] }) {
  if (mergedInto)
    return (
      <Alert
        tone="info"
        action={
          <ButtonLink to={`/manage/tickets/${mergedInto.id}`} variant="outline" size="compact">
            {words.goThere(mergedInto.number)}
          </ButtonLink>
        }
      >
        {words.mergedHere(mergedInto.number)}
      </Alert>
    )
  return isSpam ? <Alert tone="warning">{words.isSpam}</Alert> : null
}

function Due({ ticket: { dueAt }, now }: { ticket: Shown['ticket']; now: number }) {
  if (dueAt === null) return null
  return (
    <Panel title={words.due}>
      <p className="flex flex-wrap items-center gap-3 text-15">
        {formatDateTime(dueAt)}
        {Date.parse(dueAt) < now ? <Badge tone="danger">{words.isLate}</Badge> : null}
      </p>
    </Panel>
  )
}

interface SortFormsProps {
  readonly ticket: Shown['ticket']
  readonly staff: Answer<typeof contract.listSupportStaff>['items']
  readonly answer: FormAnswer | undefined
}

function SortForms({ ticket, staff, answer }: SortFormsProps) {
  return (
    <>
      <Panel title={words.assignee}>
        <ActionForm
          intent="assign"
          to={contract.assignTicket}
          answer={answerFor(answer, 'assign')}
          submit={words.assign}
          button={{ variant: 'outline', size: 'compact' }}
          className="grid grid-cols-1 gap-3"
        >
          <SelectField
            name="assigneeId"
            label={words.assignee}
            defaultValue={ticket.assignee?.id ?? ''}
            options={[
              { value: '', label: words.nobody },
              ...staff.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </ActionForm>
      </Panel>
      <Panel title={words.sort}>
        <ActionForm
          intent="sort"
          to={contract.sortTicket}
          answer={answerFor(answer, 'sort')}
          submit={words.sortSend}
          button={{ variant: 'outline', size: 'compact' }}
          className="grid grid-cols-1 gap-3"
        >
          <SelectField
            name="department"
            label={ticketWords.department}
            defaultValue={ticket.department}
            options={Object.entries(departments).map(([value, label]) => ({ value, label }))}
          />
          <SelectField
            name="priority"
            label={words.priority}
            defaultValue={ticket.priority}
            options={Object.entries(priorities).map(([value, label]) => ({ value, label }))}
          />
        </ActionForm>
      </Panel>
    </>
  )
}
