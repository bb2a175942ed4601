import type * as endpoints from '@arvand/contracts/panel/manage-withdrawals'
import { leaveNotice } from '#modules/notices'
import { post } from '#modules/wallet'
import type { Clock } from '#platform/clock'
import { type Tx, transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { once } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { record } from '../audited-acts.ts'
import type { CommerceDeps } from '../deps.ts'
import { commerce } from '../tables.ts'
import { giveUp } from './ask-withdrawal.ts'
import { earningsNoticeTypes } from './earnings-notice-types.ts'
import { lockWithdrawal, type Withdrawal, withdrawalReply } from './withdrawal-queries.ts'

type Deps = Pick<CommerceDeps, 'db' | 'clock' | 'jobs'>

/** A manager has checked whose bank account it is and approves; the money is to be transferred next. */
export function approveWithdrawal(deps: Deps, asked: Asked<typeof endpoints.approveWithdrawal>) {
  const { input, actor, caller, request } = asked
  return transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'for ever', async () => {
      const row = await lockIn(tx, input.withdrawalId, actor.personId, ['requested'])
      const ended = await change(tx, row, {
        state: 'approved',
        decided_by: actor.personId,
        decided_at: deps.clock.now(),
      })
      const fact = {
        act: 'withdrawal-approved',
        personId: row.person_id,
        actor,
        detail: detailOf(row),
      } as const
      await record(tx, deps.clock, caller, fact)
      return { withdrawal: withdrawalReply(ended) }
    }),
  )
}

/** A manager refuses a withdrawal with an answer, before it was paid or because the transfer came back. */
export function refuseWithdrawal(deps: Deps, asked: Asked<typeof endpoints.refuseWithdrawal>) {
  const { input, actor, caller, request } = asked
  return transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'for ever', async () => {
      const row = await lockIn(tx, input.withdrawalId, actor.personId, ['requested', 'approved'])
      const end = { state: 'refused', answer: input.answer, decided_by: actor.personId } as const
      const ended = await giveUp(deps, tx, row, end)
      const fact = {
        act: 'withdrawal-refused',
        personId: row.person_id,
        actor,
        detail: detailOf(row),
      } as const
      await record(tx, deps.clock, caller, fact)
      await tell(deps, tx, ended)
      return { withdrawal: withdrawalReply(ended) }
    }),
  )
}

/** Books a transferred withdrawal: its money leaves `payouts` and our account at the bank. */
export const bookPaid = (tx: Tx, clock: Clock, { id, amount }: { id: string; amount: number }) =>
  post(tx, clock, {
    cause: `withdrawal ${id} paid`,
    kind: 'withdrawal-paid',
    about: { title: null },
    entries: [
      { account: { kind: 'system', name: 'payouts' }, amount: -amount },
      { account: { kind: 'system', name: 'bank:transfers' }, amount },
    ],
  })

/** A manager records that the bank has transferred the money, with the bank's reference. */
export function payWithdrawal(deps: Deps, asked: Asked<typeof endpoints.payWithdrawal>) {
  const { input, actor, caller, request } = asked
  return transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'for ever', async () => {
      const row = await lockIn(tx, input.withdrawalId, actor.personId, ['approved'])
      const end = { state: 'paid', reference: input.reference, paid_at: deps.clock.now() } as const
      const ended = await change(tx, row, end)
      await bookPaid(tx, deps.clock, row)
      const fact = { act: 'withdrawal-paid', personId: row.person_id, actor, detail: detailOf(row) } as const
      await record(tx, deps.clock, caller, fact)
      await tell(deps, tx, ended)
      return { withdrawal: withdrawalReply(ended) }
    }),
  )
}

/** Locks a withdrawal in one of these states; refuses managers who would decide about their own money. */
async function lockIn(
  tx: Tx,
  id: string,
  managerId: string,
  states: readonly Withdrawal['state'][],
): Promise<Withdrawal> {
  const row = (await lockWithdrawal(tx, id)) ?? refuse('commerce.unknown-withdrawal')
  refuseIf(row.person_id === managerId ? 'commerce.own-money' : null)
  return states.includes(row.state) ? row : refuse('commerce.withdrawal-decided')
}

const change = (tx: Tx, { id }: Withdrawal, values: Partial<Omit<Withdrawal, 'id' | 'person_id'>>) =>
  commerce(tx)
    .updateTable('commerce.withdrawals')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

const detailOf = ({ id, amount }: Withdrawal) => ({ withdrawalId: id, amount })

const tell = ({ jobs, clock }: Deps, tx: Tx, { id, person_id, amount, sheba, state, answer }: Withdrawal) =>
  leaveNotice(jobs, tx, clock, {
    personId: person_id,
    kind: earningsNoticeTypes.withdrawalDecided,
    about: { amount, lastFour: sheba.slice(-4), answer: state === 'paid' ? null : (answer ?? '') },
    cause: `withdrawal ${id} ${state}`,
  })
