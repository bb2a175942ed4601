import type { Selectable } from 'kysely'
import type { Db, Tx } from '#platform/database'
import { commerce, type WithdrawalRow } from '../tables.ts'

export type Withdrawal = Selectable<WithdrawalRow>

/** The withdrawal that waits for a manager or for its transfer; a person has one at a time. */
export const inProgressOf = (db: Db, personId: string): Promise<Withdrawal | undefined> =>
  commerce(db)
    .selectFrom('commerce.withdrawals')
    .selectAll()
    .where('person_id', '=', personId)
    .where('state', 'in', ['requested', 'approved'])
    .executeTakeFirst()

export const lockWithdrawal = (tx: Tx, id: string): Promise<Withdrawal | undefined> =>
  commerce(tx)
    .selectFrom('commerce.withdrawals')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** What a person has earned in all, less refunds, and how much of it was withdrawn or is about to be. */
export async function sumsOf(db: Db, personId: string): Promise<{ earned: number; withdrawn: number }> {
  const [shares, withdrawals] = await Promise.all([
    commerce(db)
      .selectFrom('commerce.line_shares as s')
      .innerJoin('commerce.factor_lines as l', 'l.id', 's.line_id')
      .innerJoin('commerce.factors as f', 'f.id', 'l.factor_id')
      .select(({ fn }) => [
        fn.sum<string | null>('s.amount').as('amount'),
        fn.sum<string | null>('s.refunded').as('refunded'),
      ])
      .where('s.person_id', '=', personId)
      .where('f.paid_at', 'is not', null)
      .executeTakeFirstOrThrow(),
    commerce(db)
      .selectFrom('commerce.withdrawals')
      .select(({ fn }) => fn.sum<string | null>('amount').as('amount'))
      .where('person_id', '=', personId)
      .where('state', 'in', ['requested', 'approved', 'paid'])
      .executeTakeFirstOrThrow(),
  ])
  return {
    earned: Number(shares.amount ?? 0) - Number(shares.refunded ?? 0),
    withdrawn: Number(withdrawals.amount ?? 0),
  }
}

export const withdrawalReply = (row: Withdrawal) => ({
  id: row.id,
  amount: row.amount,
  sheba: row.sheba,
  holder: row.holder,
  state: row.state,
  askedAt: row.asked_at,
  decidedAt: row.decided_at,
  answer: row.answer,
  reference: row.reference,
  paidAt: row.paid_at,
})
