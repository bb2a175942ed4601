import { listPersonNotes } from '@arvand/contracts/panel/people'
import type { Scope } from '@arvand/contracts/people'
import { transactionTitles } from '@arvand/contracts/wallet'
import { hasMore, type ListArgs, loadList } from '../../api/load-list.ts'
import { apiOf } from '../../api/page.ts'
import { serverContext } from '../../contexts.ts'

const few = 5

/** What other modules tell of a person; pieces of scopes that the manager lacks are null. */
export async function loadCustomer(args: ListArgs, personId: string) {
  const api = apiOf(args.context)
  const scopes: readonly Scope[] = serverContext(args.context).visitor?.scopes ?? []
  const [seesMoney, seesTickets] = [scopes.includes('finance'), scopes.includes('support')]
  const [courses, notes, factors, wallet, tickets] = await Promise.all([
    api.panel('manage/courses/ofPerson', { personId }),
    loadList(listPersonNotes, args, { with: { personId }, cursorName: 'notes' }),
    seesMoney ? api.panel('manage/factor/list', { personId }) : null,
    seesMoney ? api.panel('manage/wallet/show', { personId }) : null,
    seesTickets ? api.support('ticket/ofPerson', { personId }) : null,
  ])
  return {
    courses: courses.items,
    hasMoreCourses: hasMore(courses),
    notes,
    factors: factors?.items.slice(0, few) ?? null,
    wallet: wallet && {
      balance: wallet.balance,
      held: wallet.held,
      entries: wallet.items.slice(0, few).map(({ id, at, kind, amount, about }) => ({
        id,
        at,
        amount,
        title: about.title ?? transactionTitles[kind],
      })),
    },
    tickets: tickets?.items.slice(0, few) ?? null,
  }
}

export type Customer = Awaited<ReturnType<typeof loadCustomer>>
