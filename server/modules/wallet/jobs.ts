import { z } from 'zod'
import type { Clock } from '#platform/clock'
import { type Db, transaction } from '#platform/database'
import { jobKind } from '#platform/jobs'
import { lockAccounts } from './account-queries.ts'
import { checkLedger } from './check-ledger.ts'
import { settleDue } from './settle-due.ts'
import { wallet } from './tables.ts'

/** Releases holds whose time is over and moves expired credit away. */
export const settleTime = jobKind('wallet.settle-time', z.strictObject({}), { retries: 2, pause: 30 })

/** Checks the books once a day; a fault fails the job, so that it is in the log. */
export const proveBooks = jobKind('wallet.prove-books', z.strictObject({}), { retries: 0 })

export async function proveAllBooks(db: Db, clock: Clock): Promise<void> {
  const { isSound, faults } = await checkLedger(db)
  const proof = { at: clock.now(), faults: isSound ? 0 : Math.max(1, faults.length) }
  await wallet(db)
    .insertInto('wallet.last_proof')
    .values(proof)
    .onConflict((former) => former.column('only_row').doUpdateSet(proof))
    .execute()
  const told = faults.map(({ what, id, said, found }) => `${what} ${id}: ${said} is ${found}`)
  if (!isSound) throw new Error(`the ledger is not sound: ${told.join('; ')}`)
}

const atOnce = 200

/** Settles what is due on every account, one account per transaction, so that nobody waits long for a locked wallet. */
export async function settleAllDue(
  { db, clock }: { db: Db; clock: Clock },
  signal?: AbortSignal,
): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000'
  while (!signal?.aborted) {
    const accounts = await accountsDue(db, clock, after)
    for (const { account_id } of accounts)
      await transaction(db, async (tx) => {
        await lockAccounts(tx, [account_id])
        await settleDue(tx, clock, [account_id])
      })
    const last = accounts.at(-1)
    if (!last || accounts.length < atOnce) return
    after = last.account_id
  }
}

/** Accounts with something due, in the order of their ids. */
function accountsDue(db: Db, clock: Clock, after: string) {
  const now = clock.now()
  const tables = wallet(db)
  const holds = tables
    .selectFrom('wallet.holds')
    .select('account_id')
    .where('state', '=', 'open')
    .where('until', '<=', now)
    .where('account_id', '>', after)
  return tables
    .selectFrom('wallet.buckets')
    .select('account_id')
    .where('remaining', '>', 0)
    .where('expires_at', '<=', now)
    .where('account_id', '>', after)
    .union(holds)
    .orderBy('account_id')
    .limit(atOnce)
    .execute()
}
