import type { PersonalData } from '#plugs/personal-data'
import { countFigures } from '../course/course-figures.ts'
import { pagesGrewOld } from '../course/pages-of-person.ts'
import type { CoursesDeps } from '../deps.ts'
import { courses } from '../tables.ts'

/** A person's reviews of courses, and their wish list. */
export const reviewPersonalData = ({ jobs }: Pick<CoursesDeps, 'jobs'>): PersonalData => ({
  word: 'reviews',
  async collect(db, personId) {
    const [reviews, wishes] = await Promise.all([
      courses(db)
        .selectFrom('courses.reviews as r')
        .innerJoin('courses.courses as c', 'c.id', 'r.course_id')
        .select(['c.title', 'r.stars', 'r.text', 'r.at', 'r.changed_at', 'r.hidden_at'])
        .where('r.person_id', '=', personId)
        .orderBy('r.at')
        .execute(),
      courses(db)
        .selectFrom('courses.wishes as w')
        .innerJoin('courses.courses as c', 'c.id', 'w.course_id')
        .select(['c.title', 'w.at'])
        .where('w.person_id', '=', personId)
        .orderBy('w.at')
        .execute(),
    ])
    return { reviews, wishes }
  },
  async forget(tx, personId) {
    await courses(tx).deleteFrom('courses.wishes').where('person_id', '=', personId).execute()
    const gone = await courses(tx)
      .deleteFrom('courses.reviews as r')
      .using('courses.courses as c')
      .whereRef('c.id', '=', 'r.course_id')
      .where('r.person_id', '=', personId)
      .returning(['r.course_id', 'c.slug'])
      .execute()
    // Sorted, so that two accounts that are removed at once lock courses in the same order and do not deadlock.
    for (const courseId of gone.map(({ course_id }) => course_id).sort()) await countFigures(tx, courseId)
    await jobs.leave(tx, pagesGrewOld, { slugs: gone.map(({ slug }) => slug) })
  },
})
