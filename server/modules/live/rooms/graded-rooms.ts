import { sql } from 'kysely'
import type { Graded } from '#plugs/graded'
import { live } from '../tables.ts'

const keyOf = (roomId: string): string => `attendance:${roomId}`

/** A hundred, in hundredths: who was present in every session whose roll was called. */
const most = 10_000

/** The roll calls of a course's room as a column of its gradebook; before the first call there is none. */
export const gradedRooms: Graded = {
  async itemsOf(db, courseId) {
    const rows = await live(db)
      .selectFrom('live.rooms as r')
      .select('r.id')
      .where('r.course_id', '=', courseId)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('live.sessions as s')
            .innerJoin('live.roll_calls as c', 'c.session_id', 's.id')
            .select('s.id')
            .where('s.kind', '=', 'room')
            .whereRef('s.item_id', '=', 'r.id'),
        ),
      )
      .execute()
    // It counts once the teacher gives it a weight, so that no grade changes by a first roll call.
    return rows.map(({ id }) => ({ key: keyOf(id), title: 'حضور در کلاس', most, weight: 0 }))
  },
  async marksOf(db, courseId, learners) {
    if (learners.length === 0) return []
    const ids = learners.map(({ personId }) => personId)
    const rows = await live(db)
      .selectFrom('live.rooms as r')
      .innerJoin('live.sessions as s', (on) => on.onRef('s.item_id', '=', 'r.id').on('s.kind', '=', 'room'))
      .innerJoin('live.roll_calls as c', 'c.session_id', 's.id')
      .select(['r.id', 'c.person_id'])
      .select(
        sql<number>`round(${most} * count(*) filter (where c.is_present)::numeric / count(*))::integer`.as(
          'points',
        ),
      )
      .where('r.course_id', '=', courseId)
      .where('c.person_id', '=', sql<string>`any(${ids}::uuid[])`)
      .groupBy(['r.id', 'c.person_id'])
      .execute()
    const enrolmentOf = new Map(learners.map(({ personId, enrolmentId }) => [personId, enrolmentId]))
    return rows.flatMap(({ id, person_id, points }) => {
      const enrolmentId = enrolmentOf.get(person_id)
      return enrolmentId
        ? [
            {
              enrolmentId,
              item: keyOf(id),
              link: `/teach/classes/sessions/room/${id}`,
              points,
              waiting: false,
            },
          ]
        : []
    })
  },
}
