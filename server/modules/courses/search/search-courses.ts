import { progressOf } from '@arvand/contracts/progress'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { beginsAll, fitOf, mostFound } from '#platform/search'
import type { Found, SearchSource } from '#plugs/search-source'
import { findCards } from '../catalogue/cards.ts'
import { courseKeys, holding } from '../catalogue/course-filter.ts'
import { courseVocabulary } from '../catalogue/vocabulary.ts'
import { findLearnt } from '../enrolments/my-courses-query.ts'
import { courses } from '../tables.ts'

/** Published courses, by title, summary, teachers, field and level. Each row shows its card, to learners their progress. */
export const searchCourses = (db: Db): SearchSource => ({
  kind: 'course',
  seenBy: 'public',
  vocabulary: courseVocabulary(db),
  async show(ids, { personId, now }) {
    const [cards, learnt] = await Promise.all([
      findCards(db, ids),
      personId === null ? [] : findLearnt(db, personId, ids, now),
    ])
    const mine = new Map(
      learnt.map(({ course_id, steps, distinct_steps, lessonsDone, nextLessonId }) => [
        course_id,
        { progress: progressOf(distinct_steps, steps), lessonsDone, nextLessonId },
      ]),
    )
    return new Map(cards.map((card) => [card.id, { course: { ...card, mine: mine.get(card.id) ?? null } }]))
  },
  async find({ words }) {
    const { rows } = await sql<Found>`
      select c.id, c.title, c.summary as text, '/courses/' || c.slug as href, c.learners as weight,
        ${fitOf(courseKeys, words)} as fit, ${beginsAll(courseKeys, words)} as "isBegun",
        json_build_object(
          'category', json_build_object('slug', field.slug, 'title', field.title),
          'level', c.level,
          'length', case when c.minutes < 120 then 'short' when c.minutes <= 600 then 'middle' else 'long' end,
          'rating', case when c.rating_sum >= 4 * c.ratings and c.ratings > 0 then 'high' end,
          'cost', case when c.price = 0 then 'free' when c.in_plus then 'plus' end
        ) as traits
      from courses.courses as c
      join courses.categories as field on field.slug = c.category
      where ${holding(words)}
      order by fit desc, c.learners desc, c.id
      limit ${sql.lit(mostFound)}
    `.execute(courses(db))
    return rows
  },
})
