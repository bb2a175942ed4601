import type { TicketContext } from '#plugs/ticket-context'
import { live } from '../tables.ts'
import { findClass } from './class.ts'

/** A ticket about a class that the person was in, named by its session. */
export const classContext: TicketContext = {
  kind: 'class',
  async describe(db, personId, id) {
    const session = await live(db)
      .selectFrom('live.sessions as session')
      .innerJoin('live.joins as join', 'join.session_id', 'session.id')
      .select(['session.kind', 'session.item_id', 'session.opened_at'])
      .where('session.id', '=', id)
      .where('join.person_id', '=', personId)
      .executeTakeFirst()
    if (!session) return null
    const found = await findClass(db, session.kind, session.item_id, personId, session.opened_at)
    return typeof found === 'string' ? null : { title: `کلاس «${found.title}»`, href: found.page }
  },
}
