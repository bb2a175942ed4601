import { localDigits } from '@arvand/persian/digits'
import type { TicketContext } from '#plugs/ticket-context'
import { commerce } from '../tables.ts'

/** A ticket about one of the person's factors. */
export const factorContext: TicketContext = {
  kind: 'factor',
  async describe(db, personId, id) {
    const factor = await commerce(db)
      .selectFrom('commerce.factors')
      .select('number')
      .where('id', '=', id)
      .where('person_id', '=', personId)
      .executeTakeFirst()
    if (!factor) return null
    const title = factor.number === null ? 'فاکتور پرداخت‌نشده' : `فاکتور ${localDigits(factor.number)}`
    return { title, href: `/panel/factors/${id}` }
  },
}
