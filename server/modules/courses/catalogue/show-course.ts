import { filesInText } from '@arvand/contracts/rich-text-walk'
import { sql } from 'kysely'
import { findPictures } from '#modules/media'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { readReviews } from '../reviews/public-reviews.ts'
import { readCards } from './cards.ts'
import { findCurriculum, findPathsOf, findPrerequisites, readTeachers } from './course-parts.ts'
import { catalogue } from './tables.ts'
import { visitorState } from './visitor-state.ts'

const mostRelated = 4

/** A published course as its page shows it; a signed-in person also gets their own state in it. */
export async function showCourse(db: Db, now: Date, slug: string, personId: string | null) {
  const row = (await findPublished(db, slug)) ?? refuse('courses.unknown-course')
  const { id } = row
  const [cards, sections, teachers, prerequisites, paths, reviews, mine] = await Promise.all([
    readCards(db, [id, ...row.related]),
    findCurriculum(db, id),
    readTeachers(db, id),
    findPrerequisites(db, id),
    findPathsOf(db, id),
    readReviews(db, [row]),
    personId === null ? {} : visitorState(db, row, personId, now),
  ])
  const inText = filesInText(row.description)
  const pictures = await findPictures(db, [
    ...inText,
    ...[cards, teachers, reviews].flatMap(({ fileIds }) => fileIds),
  ])
  const [card = refuse('courses.unknown-course'), ...related] = cards.show(pictures)
  return {
    course: {
      ...card,
      description: row.description,
      files: Object.fromEntries(inText.map((fileId) => [fileId, pictures(fileId)])),
      outcomes: row.outcomes,
      requirements: row.requirements,
      accessDays: row.access_days,
      publishedAt: row.publishedAt,
      changedAt: row.changed_at,
      sections,
      teachers: teachers.show(pictures),
      prerequisites,
      paths,
      reviews: reviews.show(pictures),
      related,
    },
    ...mine,
  }
}

/** A published course by its slug; undefined for a course in any other state. */
export const findPublished = (db: Db, slug: string) =>
  catalogue(db)
    .selectFrom('courses.courses as c')
    .select(['c.id', 'c.slug', 'c.steps', 'c.description', 'c.outcomes', 'c.requirements', 'c.access_days'])
    .select(['c.changed_at', 'c.ratings', 'c.rating_sum', 'c.published_at'])
    .select(sql<Date>`c.published_at`.as('publishedAt'))
    .select(
      // The courses of the same field with the most learners.
      sql<string[]>`array(
        select near.id from courses.courses as near
        where near.state = 'published' and near.category = c.category and near.id <> c.id
        order by near.learners desc, near.id desc
        limit ${sql.lit(mostRelated)}
      )`.as('related'),
    )
    .where('c.slug', '=', slug)
    .where('c.state', '=', 'published')
    .executeTakeFirst()
