import type { Db } from '#platform/database'
import type { Attention } from '#plugs/attention'
import { commerce } from '../tables.ts'

/** Reminds a person of their factors that await payment. */
export const factorsToPay = (db: Db): Attention => ({
  async ofLearner(personId) {
    const { count } = await commerce(db)
      .selectFrom('commerce.factors')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('person_id', '=', personId)
      .where('state', '=', 'awaitingPayment')
      .executeTakeFirstOrThrow()
    return [
      {
        code: 'commerce.factors-to-pay',
        title: 'فاکتورهای در انتظار پرداخت',
        count,
        link: '/panel/factors?only=awaiting',
      },
    ]
  },
})
