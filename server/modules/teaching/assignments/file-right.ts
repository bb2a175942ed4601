import { sql } from 'kysely'
import { mayDo } from '#modules/courses'
import type { FileRight } from '#plugs/file-right'
import { teaching } from '../tables.ts'

/** Files of a submission are readable by its learner and by the staff who may mark in that course. */
export const submissionFileRight: FileRight = {
  async mayRead(db, fileId, personId) {
    const rows = await teaching(db)
      .selectFrom('teaching.submissions as s')
      .innerJoin('courses.learners as e', 'e.id', 's.enrolment_id')
      .leftJoin('courses.course_staff as t', (on) =>
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
