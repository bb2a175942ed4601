import type { PersonalData } from '#plugs/personal-data'
import { teaching } from './tables.ts'

/** What a learner handed in and how it was marked; what a teacher announced, and who read it. */
export const teachingPersonalData: PersonalData = {
  word: 'teaching',
  async collect(db, personId) {
    const [submissions, announcements, announcementsRead, invited] = await Promise.all([
      teaching(db)
        .selectFrom('courses.learners as e')
        .innerJoin('teaching.submissions as s', 's.enrolment_id', 'e.id')
        .innerJoin('courses.course_lessons as l', 'l.id', 's.lesson_id')
        .leftJoin('teaching.marks as m', 'm.submission_id', 's.id')
        .select(['l.title as lesson', 's.number', 's.text', 's.file_ids', 's.late', 's.at'])
        .select(['m.points', 'm.comment', 'm.at as marked_at'])
        .where('e.person_id', '=', personId)
        .orderBy('s.at')
        .execute(),
      teaching(db)
        .selectFrom('teaching.announcements')
        .select(['title', 'body', 'at'])
        .where('author_id', '=', personId)
        .orderBy('at')
        .execute(),
      teaching(db)
        .selectFrom('teaching.announcement_reads as r')
        .innerJoin('teaching.announcements as a', 'a.id', 'r.announcement_id')
        .select(['a.title', 'r.at'])
        .where('r.person_id', '=', personId)
        .orderBy('r.at')
        .execute(),
      teaching(db)
        .selectFrom('identity.contacts as c')
        .innerJoin('teaching.open_invitations as i', 'i.mobile', 'c.mobile')
        .select(['i.mobile', 'i.at'])
        .where('c.person_id', '=', personId)
        .execute(),
    ])
    return { submissions, announcements, announcementsRead, invited }
  },
  async forget(tx, personId) {
    await teaching(tx).deleteFrom('teaching.announcement_reads').where('person_id', '=', personId).execute()
    // Marks stay as figures of the course; the words and files that were handed in go.
    await teaching(tx)
      .updateTable('teaching.submissions')
      .set({ text: null, file_ids: [], is_waiting: false })
      .where('enrolment_id', 'in', (rows) =>
        rows.selectFrom('courses.learners').select('id').where('person_id', '=', personId),
      )
      .execute()
    const comments = (table: 'teaching.marks' | 'teaching.mark_turns') =>
      teaching(tx)
        .updateTable(table)
        .set({ comment: null })
        .where('submission_id', 'in', (rows) =>
          rows
            .selectFrom('courses.learners as e')
            .innerJoin('teaching.submissions as s', 's.enrolment_id', 'e.id')
            .select('s.id')
            .where('e.person_id', '=', personId),
        )
        .execute()
    await comments('teaching.marks')
    await comments('teaching.mark_turns')
  },
}
