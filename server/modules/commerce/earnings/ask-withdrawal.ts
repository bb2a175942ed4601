import { type AccountName, balanceOf, heldCreditOf, lockAccount, lockAccountsOf, post } from '#modules/wallet'
import { type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import type { CommerceDeps } from '../deps.ts'
import { readSettings } from '../settings.ts'
import { commerce } from '../tables.ts'
import {
  inProgressOf,
  lockWithdrawal,
  sumsOf,
  type Withdrawal,
  withdrawalReply,
} from './withdrawal-queries.ts'
import { whyNotWithdrawAmount, withdrawableOf } from './withdrawal-rule.ts'

type Deps = Pick<CommerceDeps, 'db' | 'clock'>

export interface WithdrawalAsk {
  readonly amount: number
  readonly sheba: string
  readonly holder: string
}

/** What a person has earned, how much of that is still held, and how much can be withdrawn now. */
export async function readWithdrawable(db: Tx | Deps['db'], personId: string) {
  const account = { kind: 'person', ownerId: personId } as const
  const figures = await balanceOf(db, account)
  // Rewards are held too, but they were never earned.
  const held = await heldCreditOf(db, account, 'purchase')
  const sums = await sumsOf(db, personId)
  return { held, ...sums, withdrawable: withdrawableOf({ ...figures, ...sums, held }) }
}

/** Asks for a withdrawal of earned money; it leaves the wallet at once, so that it is not spent meanwhile. */
export function askWithdrawal(deps: Deps, request: RepeatedRequest, ask: WithdrawalAsk) {
  const { personId } = request
  return transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'for ever', async () => {
      await lockAccount(tx, { kind: 'person', ownerId: personId })
      const { leastWithdrawal } = await readSettings(tx)
      const { withdrawable } = await readWithdrawable(tx, personId)
      const isInProgress = (await inProgressOf(tx, personId)) !== undefined
      refuseIf(whyNotWithdrawAmount(ask.amount, withdrawable, leastWithdrawal, isInProgress))
      const row = await commerce(tx)
        .insertInto('commerce.withdrawals')
        .values({
          id: newId(),
          person_id: personId,
          ...ask,
          state: 'requested',
          asked_at: deps.clock.now(),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await post(tx, deps.clock, {
        cause: `withdrawal ${row.id}`,
        kind: 'withdrawal',
        about: { title: null },
        entries: [
          { account: { kind: 'person', ownerId: personId }, amount: -ask.amount },
          { account: { kind: 'system', name: 'payouts' }, amount: ask.amount },
        ],
      })
      return { withdrawal: withdrawalReply(row) }
    }),
  )
}

/** Cancels a withdrawal at its owner's request, before a manager has approved it. */
export function cancelWithdrawal(deps: Deps, request: RepeatedRequest, withdrawalId: string) {
  return transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'for ever', async () => {
      const row = await lockWithdrawal(tx, withdrawalId)
      if (row?.person_id !== request.personId) return refuse('commerce.unknown-withdrawal')
      if (row.state === 'cancelled') return { withdrawal: withdrawalReply(row) }
      if (row.state !== 'requested') return refuse('commerce.withdrawal-decided')
      return { withdrawal: withdrawalReply(await giveUp(deps, tx, row, { state: 'cancelled' })) }
    }),
  )
}

/** Ends a withdrawal that is not paid: its money returns to the wallet, and first pays what its owner owes by now. */
export async function giveUp(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  row: Withdrawal,
  end: Pick<Withdrawal, 'state'> & Partial<Pick<Withdrawal, 'answer' | 'decided_by'>>,
): Promise<Withdrawal> {
  const ended = await commerce(tx)
    .updateTable('commerce.withdrawals')
    .set({ ...end, decided_at: clock.now() })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const account: AccountName = { kind: 'person', ownerId: row.person_id }
  const debt: AccountName = { kind: 'receivable', ownerId: row.person_id }
  const [, owing] = await lockAccountsOf(tx, [account, debt])
  await post(tx, clock, {
    cause: `withdrawal ${row.id} returned`,
    kind: 'withdrawal-returned',
    about: { title: null },
    entries: [
      { account: { kind: 'system', name: 'payouts' }, amount: -row.amount },
      { account, amount: row.amount },
    ],
  })
  const recovered = Math.min(row.amount, -(owing?.balance ?? 0))
  if (recovered > 0)
    await post(tx, clock, {
      cause: `withdrawal ${row.id} recovered`,
      kind: 'recovered',
      about: { title: null },
      entries: [
        { account, amount: -recovered },
        { account: debt, amount: recovered },
      ],
    })
  return ended
}
