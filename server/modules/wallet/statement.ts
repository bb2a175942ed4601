import type { About, TransactionKind } from '@arvand/contracts/wallet'
import { type Expression, sql } from 'kysely'
import type { Db } from '#platform/database'
import { desc, type Keyed, keysetPage, keysetQuery, newestFirst, pageOf, readCursor } from '#platform/keyset'
import { type Figures, figuresOf } from './account.ts'
import { findAccounts } from './account-queries.ts'
import { wallet } from './tables.ts'

export interface StatementAsk {
  readonly cursor?: string | undefined
  readonly only?: 'in' | 'out' | undefined
}

const nobody = '00000000-0000-0000-0000-000000000000'

/** The account of a person's wallet, with its figures; all zeros before any money has reached it. */
export async function walletOf(db: Db, personId: string): Promise<Figures & { accountId: string }> {
  const found = (await findAccounts(db, [{ kind: 'person', ownerId: personId }])).get(`person ${personId}`)
  return { accountId: found?.id ?? nobody, ...figuresOf(found) }
}

/** Newest first: the numbers of an account's entries grow by one. */
export const byNumber = [desc('e.number', 'integer')] as const

/** A person's balance and movements, newest first; in one statement, so that they agree with each other. */
export async function showStatement(db: Db, personId: string, { cursor, only }: StatementAsk) {
  let entries = entriesOf(db, sql.ref<string>('a.id'))
  if (only) entries = entries.where('e.amount', only === 'in' ? '>' : '<', 0)
  const newest = keysetQuery(entries, byNumber, readCursor(byNumber, cursor))
  const rows = await wallet(db)
    .selectFrom('wallet.accounts as a')
    .leftJoinLateral(newest.as('e'), (join) => join.onTrue())
    .select(['a.balance', 'a.held'])
    .selectAll('e')
    .where('a.owner_id', '=', personId)
    .where('a.kind', '=', 'person')
    .orderBy('e.number', 'desc')
    .execute()
  const { balance, held } = figuresOf(rows[0])
  const page = pageOf(rows.filter(isEntry))
  return { ...page, items: page.items.map(itemOf), balance, held }
}

/** An account without entries is one row of the left join, without an entry. */
const isEntry = <Row extends { readonly id: string | null }>(row: Row): row is Row & StatementRow & Keyed =>
  row.id !== null

/** The entries of an account with their titles and reasons; pages and exports add their own order and limit. */
export const entriesOf = (db: Db, accountId: string | Expression<string>) =>
  wallet(db)
    .selectFrom('wallet.entries as e')
    .innerJoin('wallet.transactions as t', 't.id', 'e.transaction_id')
    .leftJoin('wallet.reasons as r', 'r.transaction_id', 't.id')
    .select([
      'e.id',
      'e.number',
      'e.amount',
      'e.balance_after as balanceAfter',
      't.id as transactionId',
      't.at',
      't.kind',
      't.about',
      'e.title',
      'r.reason',
      'r.by_id as byId',
    ])
    .where('e.account_id', '=', accountId)

export type StatementRow = Awaited<ReturnType<ReturnType<typeof entriesOf>['execute']>>[number]

/** A row as its owner sees it; its title is the entry's own, else the movement's, else the manager's reason. */
export const itemOf = ({ about, title, reason, balanceAfter, kind, ...row }: StatementRow) => ({
  ...row,
  ...sideOf(kind, row.amount, { ...about, title: title ?? about.title ?? reason }),
  balanceAfter: balanceAfter ?? 0,
})

/**
 * A purchase is an earning for its seller, and its refund a reversed earning. Sellers see the title only, not the
 * factor, which is the buyer's.
 */
function sideOf(
  kind: TransactionKind,
  amount: number,
  about: About,
): { kind: TransactionKind; about: About } {
  if (kind === 'purchase' && amount > 0) return { kind: 'earning', about: { title: about.title } }
  if (kind === 'refund' && amount < 0) return { kind: 'earning-reversed', about: { title: about.title } }
  if (kind === 'earning-reversed') return { kind, about: { title: about.title } }
  return { kind, about }
}

const mostExpiring = 10

/** A person's open holds, newest first, and the next credits to expire, soonest first. */
export async function showHeld(db: Db, personId: string, cursor: string | undefined) {
  const { accountId } = await walletOf(db, personId)
  const rows = wallet(db)
    .selectFrom('wallet.holds')
    .select(['id', 'made_at as at', 'amount', 'until', 'is_of_credit as isCredit', 'about'])
    .where('account_id', '=', accountId)
    .where('state', '=', 'open')
  const { items, nextCursor } = await keysetPage(rows, newestFirst('made_at', 'id'), cursor)
  const expiring = await wallet(db)
    .selectFrom('wallet.buckets')
    .select(['remaining as amount', 'expires_at as expiresAt'])
    .where('account_id', '=', accountId)
    .where('remaining', '>', 0)
    .orderBy('expires_at')
    .orderBy('id')
    .limit(mostExpiring)
    .execute()
  const held = items.map((one) => (one.isCredit ? { ...one, about: { title: one.about.title } } : one))
  return { items: held, nextCursor, expiring }
}
