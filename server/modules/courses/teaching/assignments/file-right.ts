import { sql } from 'kysely'
import type { FileRight } from '#plugs/file-right'
import { mayDo } from '../../course/course-staff.ts'
import { teaching } from '../tables.ts'

/** What was handed in is read by the learner and by whoever may mark in that course. */
export const submissionFileRight: FileRight = {
  async mayRead(db, fileId, personId) {
    const rows = await teaching(db)
      .selectFrom('courses.submissions as s')
      .innerJoin('courses.enrolments as e', 'e.id', 's.enrolment_id')
      .leftJoin('courses.staff as t', (on) =>
        on.onRef('t.course_id', '=', 'e.course_id').on('t.person_id', '=', personId),
      )
      .select(['e.person_id', 't.role', 't.rights'])
      .where(sql<boolean>`s.file_ids @> array[${fileId}]::uuid[]`)
      .execute()
    return rows.some(
      ({ person_id, role, rights }) =>
        person_id === personId || (role !== null && rights !== null && mayDo({ role, rights }, 'mark')),
    )
  },
}
