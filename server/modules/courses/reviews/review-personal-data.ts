import type { PersonalData } from '#plugs/personal-data'
import { countFigures } from '../course/course-figures.ts'
import { pagesGrewOld } from '../course/pages-of-person.ts'
import type { CoursesDeps } from '../deps.ts'
import { courses } from '../tables.ts'

/** A person's reviews of courses, their replies to reviews, their wish list, and the words of which they want to hear. */
export const reviewPersonalData = ({ jobs }: Pick<CoursesDeps, 'jobs'>): PersonalData => ({
  word: 'reviews',
  async collect(db, personId) {
    const [reviews, replies, wishes, searchAlerts] = await Promise.all([
      courses(db)
        .selectFrom('courses.reviews as r')
        .innerJoin('courses.courses as c', 'c.id', 'r.course_id')
        .select(['c.title', 'r.stars', 'r.text', 'r.at', 'r.changed_at', 'r.hidden_at'])
        .where('r.person_id', '=', personId)
        .orderBy('r.at')
        .execute(),
      courses(db)
        .selectFrom('courses.review_replies as a')
        .innerJoin('courses.courses as c', 'c.id', 'a.course_id')
        .select(['c.title', 'a.text', 'a.at', 'a.changed_at'])
        .where('a.author_id', '=', personId)
        .orderBy('a.at')
        .execute(),
      courses(db)
        .selectFrom('courses.wishes as w')
        .innerJoin('courses.courses as c', 'c.id', 'w.course_id')
        .select(['c.title', 'w.at'])
        .where('w.person_id', '=', personId)
        .orderBy('w.at')
        .execute(),
      courses(db)
        .selectFrom('courses.search_alerts')
        .select(['q', 'at'])
        .where('person_id', '=', personId)
        .orderBy('at')
        .execute(),
    ])
    return { reviews, replies, wishes, searchAlerts }
  },
  async forget(tx, personId) {
    await courses(tx).deleteFrom('courses.wishes').where('person_id', '=', personId).execute()
    await courses(tx).deleteFrom('courses.search_alerts').where('person_id', '=', personId).execute()
    const gone = await courses(tx)
      .deleteFrom('courses.reviews as r')
      .using('courses.courses as c')
      .whereRef('c.id', '=', 'r.course_id')
      .where('r.person_id', '=', personId)
      .returning(['r.course_id', 'c.slug'])
      .execute()
    // Sorted, so that two accounts that are removed at once lock courses in the same order and do not deadlock.
    for (const courseId of gone.map(({ course_id }) => course_id).sort()) await countFigures(tx, courseId)
    const unsaid = await courses(tx)
      .deleteFrom('courses.review_replies as a')
      .using('courses.courses as c')
      .whereRef('c.id', '=', 'a.course_id')
      .where('a.author_id', '=', personId)
      .returning('c.slug')
      .execute()
    await jobs.leave(tx, pagesGrewOld, { slugs: [...gone, ...unsaid].map(({ slug }) => slug) })
  },
})
