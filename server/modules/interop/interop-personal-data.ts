import type { PersonalData } from '#plugs/personal-data'
import { interop } from './tables.ts'

/** Statements of what a person learned; they name the account and nothing else of the person. */
export const interopPersonalData: PersonalData = {
  word: 'statements',
  collect: (db, personId) =>
    interop(db)
      .selectFrom('interop.statements')
      .select(['statement', 'at', 'sent_at as sentAt'])
      .where('person_id', '=', personId)
      .orderBy('at')
      .execute(),
  async forget(tx, personId) {
    await interop(tx).deleteFrom('interop.statements').where('person_id', '=', personId).execute()
  },
}

/** What a person chose in external tools, and the marks that tools gave them. */
export const toolsPersonalData: PersonalData = {
  word: 'tools',
  async collect(db, personId) {
    const links = await interop(db)
      .selectFrom('interop.tool_links')
      .select(['title', 'url', 'made_at as at'])
      .where('owner_id', '=', personId)
      .orderBy('made_at')
      .execute()
    const scores = await interop(db)
      .selectFrom('interop.tool_scores as score')
      .innerJoin('courses.course_lessons as lesson', 'lesson.id', 'score.lesson_id')
      .select(['lesson.title', 'score.points', 'score.most', 'score.comment', 'score.at'])
      .where('score.person_id', '=', personId)
      .orderBy('score.at')
      .execute()
    return { links, scores }
  },
  async forget(tx, personId) {
    await interop(tx).deleteFrom('interop.launches').where('person_id', '=', personId).execute()
    await interop(tx).deleteFrom('interop.tool_scores').where('person_id', '=', personId).execute()
  },
}
