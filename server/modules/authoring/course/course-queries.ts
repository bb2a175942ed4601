import type { CourseState } from '@arvand/contracts/courses'
import { earnsOf, findStaff, mayDo } from '#modules/courses'
import { findPictures } from '#modules/media'
import type { Db } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import type { AuthoringDeps } from '../deps.ts'
import { outlineOf } from '../outline/outline-queries.ts'
import { removalsOf } from '../outline/remove-from-outline.ts'
import { missingOf } from '../readiness.ts'
import { reviewNotesOf } from '../review-notes/review-note-queries.ts'
import { authoring, type KnownCourse } from '../tables.ts'
import { prerequisitesOf } from './course-prerequisites.ts'
import { wasLearnt, whyNotRemove } from './remove-course.ts'

/** The fields, in the order in which people look for them. */
export const listCategories = (db: Db) =>
  authoring(db)
    .selectFrom('courses.known_categories')
    .select(['slug', 'title', 'palette'])
    .orderBy('position')
    .execute()

/** What a course costs, in rials. */
export const priceOf = (row: Pick<KnownCourse, 'price' | 'list_price' | 'in_plus'>) => ({
  price: row.price,
  listPrice: row.list_price,
  inPlus: row.in_plus,
})

/** A course's row in the shape that its teachers get. */
export async function detailsOf(db: Db, row: KnownCourse) {
  const { slug, state, title, summary, description, outcomes, requirements, category, level } = row
  const coverFileId = row.cover_file_id
  const pictures = await findPictures(db, [coverFileId])
  return {
    ...{ id: row.id, slug, state, title, summary, description, outcomes, requirements, category, level },
    accessDays: row.access_days,
    ...priceOf(row),
    coverFileId,
    cover: pictures(coverFileId),
    version: row.version,
    changedAt: row.changed_at,
    publishedAt: row.published_at,
    lessons: row.lessons,
    learners: row.learners,
  }
}

/** A course with its outline, as one of its teachers sees it. */
export async function showTaught(
  { db, clock, lessonKinds }: Pick<AuthoringDeps, 'db' | 'clock' | 'lessonKinds'>,
  courseId: string,
  personId: string,
) {
  const member = (await findStaff(db, courseId, personId)) ?? refuse('courses.unknown-course')
  const row = await authoring(db)
    .selectFrom('courses.known_courses')
    .selectAll()
    .where('id', '=', courseId)
    .executeTakeFirstOrThrow()
  const [
    course,
    { sections, lessons },
    lastTurn,
    reviewNotes,
    categories,
    prerequisites,
    learnt,
    earns,
    removals,
  ] = await Promise.all([
    detailsOf(db, row),
    outlineOf(db, lessonKinds, courseId),
    authoring(db)
      .selectFrom('courses.known_course_turns')
      .select(['state', 'reason', 'at'])
      .where('course_id', '=', courseId)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
    reviewNotesOf(db, courseId, { sentOnly: true }),
    listCategories(db),
    prerequisitesOf(db, courseId),
    wasLearnt(db, courseId),
    member.role === 'assistant' ? null : earnsOf(db, { courseId, personId }),
    mayDo(member, 'write') ? removalsOf(db, courseId, clock.now()) : [],
  ])
  return {
    course,
    outlineVersion: row.outline_version,
    sections,
    missing: missingOf({ summary: row.summary, lessons }),
    lastTurn: lastTurn ?? null,
    reviewNotes,
    me: { role: member.role, rights: [...member.rights], earns },
    categories,
    prerequisites,
    removals,
    whyNotRemove: whyNotRemove({ course: row, role: member.role, wasLearnt: learnt }),
  }
}

/** The courses that a person teaches, the latest changed first. */
export async function listTaught(db: Db, personId: string, state?: CourseState, cursor?: string) {
  let rows = authoring(db)
    .selectFrom('courses.course_staff as s')
    .innerJoin('courses.known_courses as c', 'c.id', 's.course_id')
    .innerJoin('courses.known_categories as k', 'k.slug', 'c.category')
    .select(['c.id', 'c.slug', 'c.title', 'c.state', 'c.lessons', 'c.minutes', 'c.learners'])
    .select(['c.changed_at as changedAt', 'c.cover_file_id as coverFileId', 's.role', 's.rights'])
    .select(['k.slug as categorySlug', 'k.title as categoryTitle', 'k.palette'])
    .where('s.person_id', '=', personId)
  if (state) rows = rows.where('c.state', '=', state)
  const page = await keysetPage(rows, newestFirst('c.changed_at', 'c.id'), cursor)
  const pictures = await findPictures(
    db,
    page.items.map(({ coverFileId }) => coverFileId),
  )
  return {
    ...page,
    items: page.items.map(({ categorySlug, categoryTitle, palette, coverFileId, ...course }) => ({
      ...course,
      category: { slug: categorySlug, title: categoryTitle, palette },
      cover: pictures(coverFileId),
    })),
  }
}
