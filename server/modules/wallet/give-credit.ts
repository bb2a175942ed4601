import type * as endpoints from '@arvand/contracts/panel/wallet'
import { instantAt } from '@arvand/persian/zone'
import { activePerson } from '#modules/identity'
import { transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { once } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { record } from './audited-acts.ts'
import { balanceOf } from './balance.ts'
import type { WalletDeps } from './deps.ts'
import { post } from './post.ts'
import { wallet } from './tables.ts'

const dayInMs = 86_400_000

/** The end of a day in Tehran: credit with this last day expires then. */
const endOf = (day: string): Date => new Date(instantAt(day).getTime() + dayInMs)

/** A manager gives a person credit, with a reason that the person sees. */
export function giveCredit(
  { db, clock }: Pick<WalletDeps, 'db' | 'clock'>,
  { input, actor, caller, request }: Asked<typeof endpoints.giveCredit>,
) {
  const { personId, amount, reason, lastDay } = input
  return transaction(db, (tx) =>
    once(tx, clock, request, 'for ever', async () => {
      refuseIf(personId === actor.personId ? 'wallet.own-credit' : null)
      const expiresAt = lastDay === undefined ? null : endOf(lastDay)
      refuseIf(expiresAt && expiresAt <= clock.now() ? 'wallet.expiry-past' : null)
      if (!(await activePerson(tx, { id: personId }))) refuse('request.not-found')
      const account = { kind: 'person', ownerId: personId } as const
      const { transactionId } = await post(tx, clock, {
        cause: `credit:${actor.personId}:${request.requestId}`,
        kind: 'credit',
        about: { title: null },
        entries: [
          { account, amount, ...(expiresAt ? { expiresAt } : {}) },
          { account: { kind: 'system', name: 'gifts' }, amount: -amount },
        ],
      })
      await wallet(tx)
        .insertInto('wallet.reasons')
        .values({ transaction_id: transactionId, person_id: personId, by_id: actor.personId, reason })
        .execute()
      const detail = { amount, transactionId }
      await record(tx, clock, caller, { act: 'wallet-credited', personId, actor, detail })
      return balanceOf(tx, account)
    }),
  )
}
