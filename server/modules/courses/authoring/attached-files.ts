import type { LessonContent } from '@arvand/contracts/lesson-content'
import { filesInText } from '@arvand/contracts/rich-text-walk'
import { findFiles, type MediaFile } from '#modules/media'
import type { Tx } from '#platform/database'
import { authoring } from './tables.ts'

type Fits = (file: MediaFile) => boolean

const isOf =
  (kind: string): Fits =>
  (file) =>
    file.type.startsWith(`${kind}/`) && file.use === 'lesson'
/** A picture of a text or a cover. */
export const isPicture: Fits = ({ type, use }) =>
  type.startsWith('image/') && (use === 'lesson' || use === 'cover')

/** Pure: each place of a lesson where a file stands, and what fits there. */
function placesOf(content: LessonContent): { fileId: string; fits: Fits }[] {
  const own: { fileId: string; fits: Fits }[] = []
  if (content.kind === 'video' && content.fileId) own.push({ fileId: content.fileId, fits: isOf('video') })
  if (content.kind === 'audio' && content.fileId) own.push({ fileId: content.fileId, fits: isOf('audio') })
  if (content.kind === 'scorm' && content.fileId)
    own.push({ fileId: content.fileId, fits: ({ use }) => use === 'package' })
  const captions = 'captions' in content ? content.captions : []
  return [
    ...own,
    ...captions.map(({ fileId }) => ({ fileId, fits: ({ use }: MediaFile) => use === 'captions' })),
    ...(content.body ? filesInText(content.body) : []).map((fileId) => ({ fileId, fits: isPicture })),
    ...content.attachments.map(({ fileId }) => ({ fileId, fits: ({ use }: MediaFile) => use === 'lesson' })),
  ]
}

/** Pure: why these files may not stand there; `mayHold` says whether the person may bring a file here. */
export function whyNotHold(
  content: LessonContent,
  files: ReadonlyMap<string, MediaFile>,
  mayHold: (file: MediaFile) => boolean,
): 'courses.unknown-file' | 'courses.wrong-file' | null {
  const places = placesOf(content)
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

/**
 * What is needed to judge the files of a course: the files themselves, and which of them one may use here: those of its
 * teachers, and those that hang on one of its lessons already.
 */
export async function filesFor(tx: Tx, courseId: string, personId: string, fileIds: readonly string[]) {
  const files = await findFiles(tx, fileIds)
  if (fileIds.length === 0) return { files, mayHold: () => true }
  const [staff, hanging] = await Promise.all([
    authoring(tx)
      .selectFrom('courses.staff')
      .select('person_id')
      .where('course_id', '=', courseId)
      .where('role', '!=', 'assistant')
      .execute(),
    authoring(tx)
      .selectFrom('courses.lesson_files as f')
      .innerJoin('courses.lessons as l', 'l.id', 'f.lesson_id')
      .select('f.file_id')
      .where('f.file_id', 'in', [...fileIds])
      .where('l.course_id', '=', courseId)
      .execute(),
  ])
  const owners = new Set([personId, ...staff.map(({ person_id }) => person_id)])
  const here = new Set(hanging.map(({ file_id }) => file_id))
  return { files, mayHold: (file: MediaFile) => owners.has(file.ownerId) || here.has(file.id) }
}
