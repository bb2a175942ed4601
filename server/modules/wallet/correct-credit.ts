import type * as endpoints from '@arvand/contracts/panel/wallet'
import { type Tx, transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { once } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { record } from './audited-acts.ts'
import { balanceOf, lockAccount } from './balance.ts'
import { correctionOf, whyNotCorrect } from './correction.ts'
import type { WalletDeps } from './deps.ts'
import { post } from './post.ts'
import { entriesOf, walletOf } from './statement.ts'
import { wallet } from './tables.ts'

/** A manager takes back a credit that a manager gave, by an opposite movement; nothing is erased. */
export function correctCredit(
  { db, clock }: Pick<WalletDeps, 'db' | 'clock'>,
  { input, actor, caller, request }: Asked<typeof endpoints.correctCredit>,
) {
  const { personId, entryId, reason } = input
  return transaction(db, (tx) =>
    once(tx, clock, request, 'for ever', async () => {
      refuseIf(personId === actor.personId ? 'wallet.own-credit' : null)
      const account = { kind: 'person', ownerId: personId } as const
      const { available } = await lockAccount(tx, account)
      const { transactionId, amount } = await needCorrectable(tx, personId, entryId)
      refuseIf(available < amount ? 'wallet.less-left' : null)
      const made = await post(tx, clock, {
        cause: correctionOf(transactionId),
        kind: 'correction',
        takesBack: transactionId,
        about: { title: null },
        entries: [
          { account, amount: -amount },
          { account: { kind: 'system', name: 'gifts' }, amount },
        ],
      })
      await wallet(tx)
        .insertInto('wallet.reasons')
        .values({ transaction_id: made.transactionId, person_id: personId, by_id: actor.personId, reason })
        .execute()
      const detail = { amount, transactionId: made.transactionId }
      await record(tx, clock, caller, { act: 'wallet-corrected', personId, actor, detail })
      return balanceOf(tx, account)
    }),
  )
}

async function needCorrectable(tx: Tx, personId: string, entryId: string) {
  const { accountId } = await walletOf(tx, personId)
  const row = await entriesOf(tx, accountId).where('e.id', '=', entryId).executeTakeFirst()
  if (!row) return refuse('wallet.unknown-entry')
  const twin = await wallet(tx)
    .selectFrom('wallet.transactions')
    .select('id')
    .where('cause', '=', correctionOf(row.transactionId))
    .executeTakeFirst()
  refuseIf(whyNotCorrect(row, twin !== undefined))
  return row
}
