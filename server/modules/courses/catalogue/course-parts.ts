import type { Db } from '#platform/database'
import { withAvatars } from '../course/pictured.ts'
import { catalogue } from './tables.ts'

/** Sections with their published lessons, in order; a section without any is left out. */
export async function findCurriculum(db: Db, courseId: string) {
  const rows = await catalogue(db)
    .selectFrom('courses.lessons as l')
    .innerJoin('courses.sections as s', 's.id', 'l.section_id')
    .select(['s.id as sectionId', 's.title as sectionTitle'])
    .select(['l.id', 'l.title', 'l.kind', 'l.minutes', 'l.seconds', 'l.steps', 'l.is_preview as preview'])
    .where('l.course_id', '=', courseId)
    .where('l.is_published', '=', true)
    .orderBy('s.position')
    .orderBy('l.position')
    .execute()
  const sections = Map.groupBy(rows, ({ sectionId }) => sectionId)
  return [...sections].map(([id, lessons]) => ({ id, title: lessons[0]?.sectionTitle ?? '', lessons }))
}

/** The teachers of a course, the owner first; without the details that they do not make public. */
export async function readTeachers(db: Db, courseId: string) {
  const rows = await catalogue(db)
    .selectFrom('courses.staff as s')
    .innerJoin('identity.people as p', 'p.id', 's.person_id')
    .leftJoin('identity.teacher_pages as page', 'page.person_id', 's.person_id')
    .leftJoin('identity.shown_avatars as worn', 'worn.person_id', 's.person_id')
    .select(['p.name', 'page.handle', 'page.education', 'page.biography', 'worn.file_id as avatar'])
    .where('s.course_id', '=', courseId)
    .where('s.role', '<>', 'assistant')
    .orderBy('s.role')
    .orderBy('s.added_at')
    .orderBy('s.person_id')
    .execute()
  return withAvatars(rows)
}

/** Published courses to complete before a course. */
export const findPrerequisites = (db: Db, courseId: string) =>
  catalogue(db)
    .selectFrom('courses.course_prerequisites as p')
    .innerJoin('courses.courses as c', 'c.id', 'p.required_course_id')
    .select(['c.slug', 'c.title'])
    .where('p.course_id', '=', courseId)
    .where('c.state', '=', 'published')
    .orderBy('c.title')
    .execute()

/** Published paths that contain a course. */
export const findPathsOf = (db: Db, courseId: string) =>
  catalogue(db)
    .selectFrom('courses.path_courses as step')
    .innerJoin('courses.paths as path', 'path.id', 'step.path_id')
    .select(['path.slug', 'path.title'])
    .where('step.course_id', '=', courseId)
    .where('path.published_at', 'is not', null)
    .orderBy('path.position')
    .execute()
