import { lessonContent } from '@arvand/contracts/lesson-content'
import { publishFiles } from '#modules/media'
import { type Db, type Tx, transaction } from '#platform/database'
import type { LessonKinds } from '#plugs/lesson-kind'
import type { DemoDeps } from '../deps.ts'
import { demoId } from '../ids.ts'
import { readCourses } from './all-courses.ts'
import { type CourseRows, type DemoPeople, rowsOf } from './course-rows.ts'
import { fillCrowd } from './fill-crowd.ts'
import { demoPaths } from './paths.ts'
import { sellToCrowd } from './sell-to-crowd.ts'
import { storeFiles } from './store-files.ts'
import { demoCourses } from './tables.ts'
import { fillThreads } from './threads/fill-threads.ts'

/** Fills an empty database with the courses of the demo, all or none, and their files. */
export async function fillCourses(deps: DemoDeps, scale: number): Promise<void> {
  const now = deps.clock.now()
  const courses = await readCourses()
  const people = await peopleOf(deps.db)
  const files = await storeFiles(deps.media, courses, people.byHandle)
  const rows = rowsOf(deps.lessonKinds, courses, people, files, now)
  await transaction(deps.db, async (tx) => {
    await insertCourses(tx, rows)
    await publishFiles(tx, rows.publicFiles, true)
    await prepareLessons(tx, deps.lessonKinds, rows)
    await insertPaths(tx, rows, now)
    await fillCrowd(tx, now, scale)
    await sellToCrowd(deps, tx)
    await fillThreads(tx, now)
  })
}

async function peopleOf(db: Db): Promise<DemoPeople> {
  const rows = await demoCourses(db)
    .selectFrom('identity.people')
    .select(['id', 'handle', 'roles'])
    .where('handle', 'is not', null)
    .execute()
  const manager = rows.find(({ roles }) => roles.includes('manager'))
  if (!manager) throw new Error('the demo has no manager')
  return { byHandle: new Map(rows.map(({ handle, id }) => [handle ?? '', id])), manager: manager.id }
}

async function insertCourses(tx: Tx, rows: CourseRows): Promise<void> {
  const db = demoCourses(tx)
  await db.insertInto('courses.courses').values(rows.courses).execute()
  await db.insertInto('courses.course_turns').values(rows.turns).execute()
  await db.insertInto('courses.staff').values(rows.staff).execute()
  await db.insertInto('courses.sections').values(rows.sections).execute()
  await db.insertInto('courses.lessons').values(rows.lessons).execute()
  if (rows.lessonFiles.length > 0)
    await db.insertInto('courses.lesson_files').values(rows.lessonFiles).execute()
  if (rows.lessonPrerequisites.length > 0)
    await db.insertInto('courses.lesson_prerequisites').values(rows.lessonPrerequisites).execute()
  if (rows.coursePrerequisites.length > 0)
    await db.insertInto('courses.course_prerequisites').values(rows.coursePrerequisites).execute()
}

/** Starts what kinds do with what their lessons hold, such as unpacking a package. */
async function prepareLessons(tx: Tx, kinds: LessonKinds, { lessons }: CourseRows): Promise<void> {
  const contents = lessons.map(({ content }) => lessonContent.parse(JSON.parse(content)))
  const ofKind = Map.groupBy(contents, ({ kind }) => kind)
  for (const { kind, stored } of kinds) await stored?.(tx, ofKind.get(kind) ?? [])
}

async function insertPaths(tx: Tx, { courses }: CourseRows, now: Date): Promise<void> {
  const bySlug = new Map(courses.map(({ slug, id }) => [slug, id]))
  const paths = demoPaths.map(({ slug, title, summary, category, courses, ...path }, place) => ({
    path: {
      id: demoId(`path ${slug}`, now),
      slug,
      title,
      summary,
      category,
      position: place + 1,
      published_at: 'isDraft' in path ? null : now,
      changed_at: now,
    },
    courses: courses.flatMap((course) => bySlug.get(course) ?? []),
  }))
  const db = demoCourses(tx)
  await db
    .insertInto('courses.paths')
    .values(paths.map(({ path }) => path))
    .execute()
  const steps = paths.flatMap(({ path, courses }) =>
    courses.map((course_id, place) => ({ path_id: path.id, course_id, position: place + 1 })),
  )
  if (steps.length > 0) await db.insertInto('courses.path_courses').values(steps).execute()
}
