import { z } from 'zod'
import { shownAnew } from '#modules/identity'
import type { Db } from '#platform/database'
import { jobKind, type Worker, worker } from '#platform/jobs'
import type { CoursesDeps } from '../deps.ts'
import { courses } from '../tables.ts'
import { catalogueTag, courseTag } from './course-pages.ts'

/** Drops the cached pages of courses after a removed account's reviews have gone from them. */
export const pagesGrewOld = jobKind('courses.pages-grew-old', z.object({ slugs: z.array(z.string()) }))

/** Drops cached pages when the people on them change. */
export const pagesWorkers = ({ db, pages }: Pick<CoursesDeps, 'db' | 'pages'>): Worker[] => [
  worker(shownAnew, async ({ personId }) => dropPages(pages, await slugsShowing(db, personId))),
  worker(pagesGrewOld, ({ slugs }) => dropPages(pages, slugs)),
]

async function dropPages(pages: CoursesDeps['pages'], slugs: readonly string[]): Promise<void> {
  if (slugs.length > 0) await pages.drop([catalogueTag, ...slugs.map(courseTag)])
}

/** Slugs of published courses whose pages name the person, as a teacher or as the writer of a review or of a reply. */
async function slugsShowing(db: Db, personId: string): Promise<string[]> {
  const rows = await courses(db)
    .selectFrom('courses.courses as c')
    .select('c.slug')
    .where('c.state', '=', 'published')
    .where(({ eb, selectFrom, or }) =>
      or([
        eb('c.id', 'in', selectFrom('courses.staff').select('course_id').where('person_id', '=', personId)),
        eb('c.id', 'in', selectFrom('courses.reviews').select('course_id').where('person_id', '=', personId)),
        eb(
          'c.id',
          'in',
          selectFrom('courses.review_replies').select('course_id').where('author_id', '=', personId),
        ),
      ]),
    )
    .execute()
  return rows.map(({ slug }) => slug)
}
