import type { registration } from '@arvand/contracts/live'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/database'
import { live, type RegistrationRow } from '../tables.ts'

type Told = z.input<typeof registration>

const states = {
  waiting: 'waiting',
  'pending-payment': 'pendingPayment',
  confirmed: 'confirmed',
  attended: 'attended',
  certified: 'certified',
  absent: 'absent',
  cancelled: 'cancelled',
} as const satisfies Record<RegistrationRow['state'], Told['state']>

export const stateOut = (state: RegistrationRow['state']) => states[state]

/** A registration as the contract shows it, with its place on the waiting list. */
export async function registrationReply(db: Db, row: RegistrationRow): Promise<Told> {
  return {
    id: row.id,
    state: stateOut(row.state),
    place: row.state === 'waiting' ? await placeOf(db, row) : null,
    heldUntil: row.state === 'pending-payment' ? row.held_until : null,
    factorId: row.state === 'pending-payment' ? row.factor_id : null,
  }
}

async function placeOf(db: Db, { webinar_id, turn }: RegistrationRow): Promise<number> {
  const { place } = await live(db)
    .selectFrom('live.registrations')
    .select(sql<number>`count(*)::integer`.as('place'))
    .where('webinar_id', '=', webinar_id)
    .where('state', '=', 'waiting')
    .where('turn', '<=', turn)
    .executeTakeFirstOrThrow()
  return place
}
