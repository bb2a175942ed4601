import type { Selectable } from 'kysely'
import type { Db } from '#platform/database'
import { isScorm } from '../lesson-kinds/scorm/scorm-content.ts'
import { type PackagePartRow, type PackageRow, packages } from './tables.ts'

export type Package = Selectable<PackageRow>
export type PackagePart = Selectable<PackagePartRow>

/** The package of a file; undefined until somebody has asked for it. */
export const findPackage = (db: Db, fileId: string): Promise<Package | undefined> =>
  packages(db).selectFrom('courses.packages').selectAll().where('file_id', '=', fileId).executeTakeFirst()

/** The parts of a package in their order. */
export const findParts = (db: Db, fileId: string): Promise<PackagePart[]> =>
  packages(db)
    .selectFrom('courses.package_parts')
    .selectAll()
    .where('file_id', '=', fileId)
    .orderBy('position')
    .execute()

/** How many parts a package has. */
export async function countParts(db: Db, fileId: string): Promise<number> {
  const { count } = await packages(db)
    .selectFrom('courses.package_parts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('file_id', '=', fileId)
    .executeTakeFirstOrThrow()
  return count
}

/** Whether a learner's data of the package of a lesson, and with it their mark, is stored. */
export async function isPlayed(db: Db, lessonId: string): Promise<boolean> {
  const states = packages(db).selectFrom('courses.package_states').select('part')
  return (await states.where('lesson_id', '=', lessonId).limit(1).executeTakeFirst()) !== undefined
}

/** How many files and bytes a package holds. */
export async function sizeOf(db: Db, fileId: string): Promise<{ files: number; bytes: number }> {
  return packages(db)
    .selectFrom('courses.package_files')
    .select((eb) => [
      eb.fn.countAll<number>().as('files'),
      eb.fn.coalesce(eb.cast<number>(eb.fn.sum('bytes'), 'bigint'), eb.lit(0)).as('bytes'),
    ])
    .where('file_id', '=', fileId)
    .executeTakeFirstOrThrow()
}

/** The package file of a lesson; undefined when the lesson is not of this course or has another kind. */
export async function findPackageFile(
  db: Db,
  courseId: string,
  lessonId: string,
): Promise<{ readonly fileId: string | null } | undefined> {
  const row = await packages(db)
    .selectFrom('courses.lessons')
    .select('content')
    .where('id', '=', lessonId)
    .where('course_id', '=', courseId)
    .executeTakeFirst()
  return row && isScorm(row.content) ? { fileId: row.content.fileId } : undefined
}

/** The stored data of a learner in a lesson, by part; the part that they were in last comes last. */
export async function findStates(
  db: Db,
  enrolmentId: string,
  lessonId: string,
): Promise<Map<string, Record<string, string>>> {
  const rows = await packages(db)
    .selectFrom('courses.package_states')
    .select(['part', 'data'])
    .where('enrolment_id', '=', enrolmentId)
    .where('lesson_id', '=', lessonId)
    .orderBy('at')
    .execute()
  return new Map(rows.map(({ part, data }) => [part, data as Record<string, string>]))
}
