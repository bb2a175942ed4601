import { sql } from 'kysely'
import type { Actor } from '#platform/actor'
import type { Db } from '#platform/database'
import type { FileUser } from '#plugs/file-user'
import type { CoursesDeps } from '../deps.ts'
import { courses } from '../tables.ts'
import { dropPagesOf } from './course-pages.ts'

/**
 * Files of lessons: what is played, captions, attachments, packages, and pictures in the text. `followLength` counts the
 * minutes of what is played anew.
 */
export const lessonFiles = (
  { pages }: Pick<CoursesDeps, 'pages'>,
  followLength?: (db: Db, fileId: string) => Promise<void>,
): FileUser => ({
  noun: 'درس',
  usesOf: (fileId) => sql`select 1 from courses.lesson_files where file_id = ${fileId}`,
  async placesOf(db, fileId, viewer, most) {
    const rows = await courses(db)
      .selectFrom('courses.lesson_files as f')
      .innerJoin('courses.stored_lessons as l', 'l.id', 'f.lesson_id')
      .innerJoin('courses.courses as c', 'c.id', 'l.course_id')
      .leftJoin('courses.staff as s', (on) =>
        on.onRef('s.course_id', '=', 'c.id').on('s.person_id', '=', viewer.personId),
      )
      .select(['l.id', 'l.title', 'l.course_id', 'l.removal_id', 'c.title as course', 's.role'])
      .where('f.file_id', '=', fileId)
      .orderBy('l.id')
      .limit(most)
      .execute()
    // A removed lesson keeps its files; it is restored where the lessons of its course are.
    return rows.map(({ id, title, course_id, removal_id, course, role }) => ({
      title: removal_id === null ? title : `${title} (حذف‌شده)`,
      within: course,
      link: linkFor(viewer, role !== null, course_id, removal_id === null ? `/lessons/${id}` : '/curriculum'),
    }))
  },
  async replaced(db, fileId) {
    await followLength?.(db, fileId)
    await readWordsAgain(db, fileId)
    const shown = await courses(db)
      .selectFrom('courses.courses as c')
      .innerJoin('courses.lessons as l', 'l.course_id', 'c.id')
      .innerJoin('courses.lesson_files as f', 'f.lesson_id', 'l.id')
      .select('c.slug')
      .distinct()
      .where('f.file_id', '=', fileId)
      .where('l.is_preview', '=', true)
      .execute()
    for (const { slug } of shown) dropPagesOf(pages, slug)
  },
})

/** Puts the lessons of a file among those whose words the search reads anew, as after a change of their content. */
async function readWordsAgain(db: Db, fileId: string): Promise<void> {
  await sql`
    insert into courses.unread_lessons (lesson_id)
    select lesson_id from courses.lesson_files where file_id = ${fileId}
    on conflict (lesson_id) do update set changes = courses.unread_lessons.changes + 1
  `.execute(courses(db))
}

/** Covers of courses. */
export const coverFiles = ({ pages }: Pick<CoursesDeps, 'pages'>): FileUser => ({
  noun: 'جلد دوره',
  usesOf: (fileId) => sql`select 1 from courses.courses where cover_file_id = ${fileId}`,
  async placesOf(db, fileId, viewer, most) {
    const rows = await courses(db)
      .selectFrom('courses.courses as c')
      .leftJoin('courses.staff as s', (on) =>
        on.onRef('s.course_id', '=', 'c.id').on('s.person_id', '=', viewer.personId),
      )
      .select(['c.id', 'c.title', 's.role'])
      .where('c.cover_file_id', '=', fileId)
      .orderBy('c.id')
      .limit(most)
      .execute()
    return rows.map(({ id, title, role }) => ({
      title,
      within: null,
      link: linkFor(viewer, role !== null, id, ''),
    }))
  },
  async replaced(db, fileId) {
    const covered = await courses(db)
      .selectFrom('courses.courses')
      .select('slug')
      .where('cover_file_id', '=', fileId)
      .execute()
    for (const { slug } of covered) dropPagesOf(pages, slug)
  },
})

/** The editor for the staff of the course, the page of the course for managers of content. */
function linkFor(viewer: Actor, isStaff: boolean, courseId: string, place: string): string | null {
  if (isStaff) return `/teach/courses/${courseId}${place}`
  return viewer.scopes.has('content') ? `/manage/courses/${courseId}` : null
}
