import type { Db } from '#platform/database'
import type { Health } from '#plugs/health'
import { wallet } from './tables.ts'

/** What the last check of the books found, for managers of finance. */
export const booksHealth = (db: Db): Health => ({
  scope: 'finance',
  name: 'دفتر کل',
  async read() {
    const proof = await wallet(db)
      .selectFrom('wallet.last_proof')
      .select(['at', 'faults'])
      .where('only_row', '=', true)
      .executeTakeFirst()
    if (!proof) return null
    const text = 'دفتر کل تراز'
    return proof.faults === 0
      ? { text, trouble: null }
      : {
          text,
          trouble: {
            ...{ code: 'wallet.books-wrong', title: 'ناهمخوانی در دفتر کل', urgency: 'moneyInDoubt' },
            ...{ count: proof.faults, link: '/manage/ledger', verb: 'بررسی دفتر کل' },
            oldest: { name: null, at: proof.at },
          },
        }
  },
})
