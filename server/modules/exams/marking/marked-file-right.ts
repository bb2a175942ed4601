import { sql } from 'kysely'
import { mayDo } from '#modules/courses'
import type { FileRight } from '#plugs/file-right'
import { exams } from '../tables.ts'

/** Files that the questions of an exam show are there for who marks it, whoever they belong to. */
export const markedFileRight: FileRight = {
  async mayRead(db, fileId, personId) {
    const memberships = await exams(db)
      .selectFrom('exams.question_files as f')
      .innerJoin('exams.exams as e', (join) =>
        join.on(
          sql<boolean>`jsonb_path_exists(e.paper, '$.sections[*].slots[*].pool[*] ? (@.questionId == $id)', jsonb_build_object('id', f.question_id))`,
        ),
      )
      .innerJoin('courses.course_staff as s', 's.course_id', 'e.course_id')
      .select(['s.role', 's.rights'])
      .where('f.file_id', '=', fileId)
      .where('s.person_id', '=', personId)
      .execute()
    return memberships.some((member) => mayDo(member, 'mark'))
  },
}
