import { type Tx, transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import { staffOf } from '../answer-ticket.ts'
import { changeState, noteAct } from '../change-state.ts'
import type { SupportDeps } from '../deps.ts'
import { support } from '../tables.ts'

type Needs = Pick<SupportDeps, 'db' | 'clock' | 'jobs'>

interface Several {
  readonly ticketIds: readonly string[]
}

export const mostTags = 10

/** Several tickets, locked in one order, so that two acts at once never wait for each other. */
async function lockSeveral(tx: Tx, ticketIds: readonly string[]) {
  const ids = [...new Set(ticketIds)]
  const tickets = await support(tx)
    .selectFrom('support.tickets')
    .select(['id', 'state', 'department', 'priority', 'open_since', 'waited_seconds', 'created_at'])
    .select(['is_spam', 'tags'])
    .select(['merged_into_id', 'assignee_id', 'person_id'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (tickets.length < ids.length) return refuse('request.not-found')
  // A ticket whose messages went elsewhere is let be.
  return tickets.filter(({ merged_into_id }) => merged_into_id === null)
}

/** Closes those that are not closed yet. */
export const closeTickets = (deps: Needs, byId: string, { ticketIds }: Several) =>
  transaction(deps.db, async (tx) => {
    const open = (await lockSeveral(tx, ticketIds)).filter(({ state }) => state !== 'closed')
    for (const ticket of open) await changeState(deps, tx, ticket, 'closed', byId)
    return { changed: open.length }
  })

/** Gives tickets to one of the staff, or to nobody. */
export const assignTickets = (
  { db, clock }: Needs,
  byId: string,
  { ticketIds, assigneeId }: Several & { readonly assigneeId: string | null },
) =>
  transaction(db, async (tx) => {
    const others = (await lockSeveral(tx, ticketIds)).filter((one) => one.assignee_id !== assigneeId)
    const assignee = assigneeId === null ? null : (await staffOf(tx)).find(({ id }) => id === assigneeId)
    if (assignee === undefined) return refuse('support.unknown-assignee')
    for (const { id } of others) {
      await support(tx)
        .updateTable('support.tickets')
        .set({ assignee_id: assigneeId })
        .where('id', '=', id)
        .execute()
      await noteAct(tx, clock.now(), id, 'assigned', { byId, detail: assignee?.name ?? null })
    }
    return { changed: others.length }
  })

interface Tagged extends Several {
  readonly tag: string
}

/** Gives tickets a tag. */
export const tagTickets = (deps: Needs, byId: string, { ticketIds, tag }: Tagged) =>
  transaction(deps.db, async (tx) => {
    const others = (await lockSeveral(tx, ticketIds)).filter(({ tags }) => !tags.includes(tag))
    if (others.some(({ tags }) => tags.length >= mostTags)) return refuse('support.tags-full')
    await support(tx)
      .insertInto('support.tags')
      .values({ tag })
      .onConflict((twin) => twin.doNothing())
      .execute()
    for (const { id, tags } of others)
      await setTags(deps, tx, id, [...tags, tag].toSorted(), { act: 'tagged', byId, tag })
    return { changed: others.length }
  })

/** Takes a tag from tickets. */
export const untagTickets = (deps: Needs, byId: string, { ticketIds, tag }: Tagged) =>
  transaction(deps.db, async (tx) => {
    const others = (await lockSeveral(tx, ticketIds)).filter(({ tags }) => tags.includes(tag))
    for (const { id, tags } of others) {
      const left = tags.filter((one) => one !== tag)
      await setTags(deps, tx, id, left, { act: 'untagged', byId, tag })
    }
    return { changed: others.length }
  })

interface TagAct {
  readonly act: 'tagged' | 'untagged'
  readonly byId: string
  readonly tag: string
}

async function setTags({ clock }: Needs, tx: Tx, id: string, tags: string[], { act, byId, tag }: TagAct) {
  await support(tx).updateTable('support.tickets').set({ tags }).where('id', '=', id).execute()
  await noteAct(tx, clock.now(), id, act, { byId, detail: tag })
}

/**
 * Puts tickets apart as spam, closed without a word to whoever wrote them, or takes them back, which opens them again.
 */
export const sortOutSpam = (
  deps: Needs,
  byId: string,
  { ticketIds, isSpam }: Several & { readonly isSpam: boolean },
) =>
  transaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const others = (await lockSeveral(tx, ticketIds)).filter((one) => one.is_spam !== isSpam)
    for (const ticket of others) {
      const apart = { state: 'closed' as const, open_since: null, due_at: null, waited_seconds: 0 }
      await support(tx)
        .updateTable('support.tickets')
        .set(
          isSpam ? { ...apart, is_spam: true, solved_at: null, solution_seconds: null } : { is_spam: false },
        )
        .where('id', '=', ticket.id)
        .execute()
      await noteAct(tx, now, ticket.id, isSpam ? 'spam' : 'notSpam', { byId })
      if (!isSpam) await changeState(deps, tx, { ...ticket, is_spam: false }, 'open', byId)
    }
    return { changed: others.length }
  })
