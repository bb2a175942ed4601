import { findFiles, type MediaFile } from '#modules/media'
import type { Tx } from '#platform/database'
import type { FilePlace } from '#plugs/lesson-kind'
import type { LessonSource } from '#plugs/lesson-source'
import { authoring } from '../tables.ts'

/** Pure: why a lesson may not hold these files; `mayHold` says whether the person may use a file in this course. */
export function whyNotHold(
  places: readonly FilePlace[],
  files: ReadonlyMap<string, MediaFile>,
  mayHold: (file: MediaFile) => boolean,
): 'courses.unknown-file' | 'courses.wrong-file' | null {
  const isKnown = ({ fileId }: { fileId: string }) => {
    const file = files.get(fileId)
    return file !== undefined && mayHold(file)
  }
  if (!places.every(isKnown)) return 'courses.unknown-file'
  const fits = places.every(({ fileId, fits }) => {
    const file = files.get(fileId)
    return file !== undefined && fits(file)
  })
  return fits ? null : 'courses.wrong-file'
}

interface Using {
  readonly courseId: string
  readonly personId: string
  readonly sources: readonly LessonSource[]
}

/**
 * The files by their ids, and which of them a person may use in a course: their own, those of the course's owner and
 * teachers, those that one of its lessons has already, and films that a source offers to them.
 */
export async function filesFor(tx: Tx, { courseId, personId, sources }: Using, fileIds: readonly string[]) {
  const files = await findFiles(tx, fileIds)
  if (fileIds.length === 0) return { files, mayHold: () => true }
  const [staff, hanging] = await Promise.all([
    authoring(tx)
      .selectFrom('courses.course_staff')
      .select('person_id')
      .where('course_id', '=', courseId)
      .where('role', '!=', 'assistant')
      .execute(),
    authoring(tx)
      .selectFrom('courses.shown_files as f')
      .innerJoin('courses.course_lessons as l', 'l.id', 'f.lesson_id')
      .select('f.file_id')
      .where('f.file_id', 'in', [...fileIds])
      .where('l.course_id', '=', courseId)
      .execute(),
  ])
  const owners = new Set([personId, ...staff.map(({ person_id }) => person_id)])
  const here = new Set(hanging.map(({ file_id }) => file_id))
  for (const source of sources)
    for (const fileId of await source.offers(tx, personId, fileIds)) here.add(fileId)
  return { files, mayHold: (file: MediaFile) => owners.has(file.ownerId) || here.has(file.id) }
}
