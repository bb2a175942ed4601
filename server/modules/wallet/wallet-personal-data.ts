import type { Clock } from '#platform/clock'
import type { PersonalData } from '#plugs/personal-data'
import { balanceOf, lockAccountsOf } from './balance.ts'
import { post } from './post.ts'
import { settleDue } from './settle-due.ts'
import { entriesOf, itemOf, walletOf } from './statement.ts'
import { wallet } from './tables.ts'

/** A person's wallet in the download of personal data, and in its removal. */
export const walletPersonalData = ({ clock }: { readonly clock: Clock }): PersonalData => ({
  word: 'wallet',
  async collect(db, personId) {
    const { accountId, balance, held } = await walletOf(db, personId)
    const rows = await entriesOf(db, accountId).orderBy('e.number').execute()
    const movements = rows
      .map(itemOf)
      .map(({ at, kind, amount, balanceAfter, about }) => ({ at, kind, amount, balanceAfter, about }))
    const holds = await wallet(db)
      .selectFrom('wallet.holds')
      .select(['made_at', 'amount', 'until', 'state', 'about'])
      .where('account_id', '=', accountId)
      .orderBy('made_at')
      .execute()
    return { balance, held, movements, holds }
  },
  /**
   * Refuses while money is left that the person could spend or withdraw; credit that would expire anyway is no
   * hindrance.
   */
  async whyNotForget(tx, personId) {
    const account = { kind: 'person', ownerId: personId } as const
    await lockAccountsOf(tx, [account])
    await settleDue(tx, clock, [(await walletOf(tx, personId)).accountId])
    const { balance, held, expiring } = await balanceOf(tx, account)
    return balance > expiring || held > 0 ? 'wallet.money-left' : null
  },
  /** Entries stay, so that the books add up; nothing says any more whose they are. Credit that is left expires. */
  async forget(tx, personId) {
    const account = { kind: 'person', ownerId: personId } as const
    const { balance } = await balanceOf(tx, account)
    if (balance > 0)
      await post(tx, clock, {
        cause: `left:${personId}`,
        kind: 'expired',
        about: { title: null },
        entries: [
          { account, amount: -balance },
          { account: { kind: 'system', name: 'expired' }, amount: balance },
        ],
      })
    await wallet(tx).deleteFrom('wallet.reasons').where('person_id', '=', personId).execute()
  },
})
