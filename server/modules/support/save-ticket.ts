import type { Input } from '@arvand/contracts/endpoint'
import type { SaveTicket } from '@arvand/contracts/panel/tickets'
import { ownsFiles } from '#modules/media'
import { type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { settingIn } from '#platform/settings'
import { changeState } from './change-state.ts'
import type { SupportDeps } from './deps.ts'
import { dueAfter } from './due.ts'
import { ticketMessages } from './limits.ts'
import { lockTicket } from './lock-ticket.ts'
import { supportSettings } from './support-settings.ts'
import { support } from './tables.ts'
import { findTicket } from './ticket-queries.ts'
import { tellStaff } from './ticket-topic.ts'

type Ask = Input<typeof SaveTicket>

/** Opens a ticket, or adds a message to one of the person's own; a closed one is opened again by it. */
export async function saveTicket(deps: SupportDeps, request: RepeatedRequest, ask: Ask) {
  await deps.limits.take(ticketMessages, request.personId)
  const saved = await transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'a day', async () => {
      const fileIds = [...new Set(ask.attachments ?? [])]
      refuseIf(await ownsFiles(tx, request.personId, fileIds, ['ticket']))
      const message = { body: ask.body, fileIds, personId: request.personId }
      const id =
        ask.id === undefined
          ? await openTicket(deps, tx, ask, message)
          : await addToTicket(deps, tx, ask.id, message)
      return { ticket: (await findTicket(tx, id)).ticket }
    }),
  )
  // Whoever has the ticket open sees the message at once.
  await tellStaff(deps, saved.ticket.id)
  return saved
}

interface Message {
  readonly body: string
  readonly fileIds: string[]
  readonly personId: string
}

/** Of a stranger, who answers a letter, there is no account. */
type Reply = Omit<Message, 'personId'> & { readonly personId: string | null }

async function openTicket(deps: SupportDeps, tx: Tx, ask: Ask, message: Message): Promise<string> {
  const { clock, contexts } = deps
  const { body, fileIds, personId } = message
  const { department, subject } = ask
  if (department === undefined || subject === undefined) return refuse('request.invalid')
  const writer = await support(tx)
    .selectFrom('identity.contacts')
    .select(['name', 'mobile', 'email'])
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  const { open, most } = await support(tx)
    .selectFrom('support.tickets')
    .select(({ fn }) => fn.countAll<string>().as('open'))
    .select(settingIn(supportSettings.openTickets).as('most'))
    .where('person_id', '=', personId)
    .where('state', '<>', 'closed')
    .executeTakeFirstOrThrow()
  if (Number(open) >= most) return refuse('support.too-many-open')
  const context = ask.context && (await contextOf(tx, contexts, personId, ask.context))
  const now = clock.now()
  const id = newId()
  await support(tx)
    .insertInto('support.tickets')
    .values({
      id,
      person_id: personId,
      source: 'panel',
      ...{ department, subject, body, name: writer.name },
      reply_to: writer.mobile ?? writer.email ?? '',
      ...{ created_at: now, updated_at: now, open_since: now },
      due_at: await dueAfter(tx, now, { department, priority: 'normal' }),
      file_ids: fileIds,
      context_kind: ask.context?.kind ?? null,
      context_title: context?.title ?? null,
      context_href: context?.href ?? null,
      context_second: ask.context?.second ?? null,
    })
    .execute()
  return id
}

async function contextOf(
  tx: Tx,
  contexts: SupportDeps['contexts'],
  personId: string,
  { kind, id }: NonNullable<Ask['context']>,
) {
  const context = contexts.find((one) => one.kind === kind)
  return (await context?.describe(tx, personId, id)) ?? refuse('support.unknown-context')
}

/** Adds a message of its writer to a ticket, or to the one it was merged into; returns which. */
export async function addToTicket(
  deps: SupportDeps,
  tx: Tx,
  ticketId: string,
  message: Reply,
): Promise<string> {
  const leading = await leadsTo(tx, ticketId, message.personId)
  const ticket = await lockTicket(tx, leading, message.personId ?? undefined)
  const now = deps.clock.now()
  await support(tx)
    .insertInto('support.messages')
    .values({
      id: newId(),
      ticket_id: ticket.id,
      author_id: message.personId,
      side: 'person',
      body: message.body,
      file_ids: message.fileIds,
      at: now,
    })
    .execute()
  await support(tx)
    .updateTable('support.tickets')
    .set({ updated_at: now })
    .where('id', '=', ticket.id)
    .execute()
  await changeState(deps, tx, ticket, 'open', message.personId)
  return ticket.id
}

/** Where a ticket of this person, or of a stranger, leads: to itself, or to the one it was merged into. */
async function leadsTo(tx: Tx, ticketId: string, personId: string | null): Promise<string> {
  const own = await support(tx)
    .selectFrom('support.tickets')
    .select('merged_into_id')
    .where('id', '=', ticketId)
    .where('person_id', personId === null ? 'is' : '=', personId)
    .executeTakeFirst()
  return own?.merged_into_id ?? ticketId
}
