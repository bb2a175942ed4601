import type { Db } from '#platform/database'
import { wallet } from '#testing/wallet'

/**
 * From when the wallet statements of these people can go on: from `at`, or a minute after their last entry. What one
 * module fills in the past of another would stand in the wrong order there.
 */
export async function afterEntries(
  db: Db,
  personIds: readonly string[] | 'everybody',
  at: Date,
): Promise<Date> {
  const entries = wallet(db)
    .selectFrom('wallet.entries as e')
    .innerJoin('wallet.transactions as t', 't.id', 'e.transaction_id')
    .innerJoin('wallet.accounts as a', 'a.id', 'e.account_id')
    .select(({ fn }) => fn.max('t.at').as('last'))
    .where('e.number', 'is not', null)
  const own = personIds === 'everybody' ? entries : entries.where('a.owner_id', 'in', personIds)
  const { last } = await own.executeTakeFirstOrThrow()
  return last === null || last < at ? at : new Date(last.getTime() + 60_000)
}
