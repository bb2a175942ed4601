import { filesInText } from '@arvand/contracts/rich-text-walk'
import { sql } from 'kysely'
import { findFiles, pictureOf } from '#modules/media'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { listPublicReviews } from '../reviews/public-reviews.ts'
import { findCards } from './cards.ts'
import { findCurriculum, findPathsOf, findPrerequisites, findTeachers } from './course-parts.ts'
import { standingBefore } from './standing-before.ts'
import { catalogue } from './tables.ts'

const mostRelated = 4

/** A published course as its page shows it, and to someone signed in how they stand before it. */
export async function showCourse(db: Db, slug: string, personId: string | null) {
  const row = (await findPublished(db, slug)) ?? refuse('courses.unknown-course')
  const { id } = row
  const [cards, files, sections, teachers, prerequisites, paths, reviews, mine] = await Promise.all([
    findCards(db, [id, ...row.related]),
    findFiles(db, filesInText(row.description)),
    findCurriculum(db, id),
    findTeachers(db, id),
    findPrerequisites(db, id),
    findPathsOf(db, id),
    listPublicReviews(db, row),
    personId === null ? {} : standingBefore(db, row, personId),
  ])
  const [card = refuse('courses.unknown-course'), ...related] = cards
  const pictures = [...files].map(([fileId, file]) => [fileId, pictureOf(file)] as const)
  return {
    course: {
      ...card,
      description: row.description,
      files: Object.fromEntries(pictures),
      outcomes: row.outcomes,
      requirements: row.requirements,
      accessDays: row.access_days,
      publishedAt: row.publishedAt,
      changedAt: row.changed_at,
      sections,
      teachers,
      prerequisites,
      paths,
      reviews,
      related,
    },
    ...mine,
  }
}

/** A course that strangers may see; the others are as if they did not exist. */
export const findPublished = (db: Db, slug: string) =>
  catalogue(db)
    .selectFrom('courses.courses as c')
    .select(['c.id', 'c.slug', 'c.steps', 'c.description', 'c.outcomes', 'c.requirements', 'c.access_days'])
    .select(['c.changed_at', 'c.ratings', 'c.rating_sum', 'c.published_at'])
    .select(sql<Date>`c.published_at`.as('publishedAt'))
    .select(
      // The most learnt ones of its field.
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
