import { listCoursesOfPerson } from '@arvand/contracts/panel/manage-courses'
import { listAllFactors } from '@arvand/contracts/panel/manage-finance'
import { listPersonNotes } from '@arvand/contracts/panel/people'
import { showWallet } from '@arvand/contracts/panel/wallet'
import type { Scope } from '@arvand/contracts/people'
import { listTicketsOfPerson } from '@arvand/contracts/support/tickets'
import { transactionTitles } from '@arvand/contracts/wallet'
import { hasMore, type ListArgs, loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { serverContext } from '../../contexts.ts'

const few = 5

/** What other modules tell of a person; pieces of scopes that the manager lacks are null. */
export async function loadCustomer(args: ListArgs, personId: string) {
  const call = callerOf(args.context)
  const scopes: readonly Scope[] = serverContext(args.context).visitor?.scopes ?? []
  const [seesMoney, seesTickets] = [scopes.includes('finance'), scopes.includes('support')]
  const [courses, notes, factors, wallet, tickets] = await Promise.all([
    call(listCoursesOfPerson, { personId }),
    loadList(listPersonNotes, args, { with: { personId }, cursorName: 'notes' }),
    seesMoney ? call(listAllFactors, { personId }) : null,
    seesMoney ? call(showWallet, { personId }) : null,
    seesTickets ? call(listTicketsOfPerson, { personId }) : null,
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
