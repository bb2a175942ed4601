import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Unpacked } from '#platform/archives'
import { BadFormat } from '../bad-format.ts'
import type { LeftOut, Reading } from '../course-draft.ts'
import type { Keep } from '../keep-files.ts'
import { type CourseFile, courseFile, courseFileName, pathInCourseFile } from './course-file.ts'

const mostBytes = 256 * 1024 * 1024

export interface CourseFileNeeds {
  readonly keep: Keep
  /** Hears how many of the files are kept; throws when the work was called off. */
  readonly progress: (done: number, all: number) => Promise<void>
}

/** A course that was written by `writeCourseFile`, here or on another Arvand. */
export async function readCourseFile(
  unpacked: Unpacked,
  needs: CourseFileNeeds,
): Promise<Omit<Reading, 'files'>> {
  const written = await readOutline(unpacked)
  const leftOut: LeftOut[] = []
  const newIds = new Map<string, string>()
  let done = 0
  for (const file of written.files) {
    const content = unpacked.get(pathInCourseFile(file.id))
    const fileId = content
      ? await needs.keep({ name: file.name, use: file.use, open: () => createReadStream(content.path) })
      : null
    if (fileId !== null) newIds.set(file.id, fileId)
    else {
      const reason = content ? 'file-refused' : 'file-missing'
      leftOut.push({ title: file.name, was: 'file', reason, within: null })
    }
    await needs.progress(++done, written.files.length)
  }
  return { course: draftOf(renamed(written, newIds)), leftOut }
}

async function readOutline(unpacked: Unpacked): Promise<CourseFile> {
  const file = unpacked.get(courseFileName)
  if (!file) throw new BadFormat('not-a-course')
  if (file.bytes > mostBytes) throw new BadFormat('damaged')
  try {
    return courseFile.parse(JSON.parse(await readFile(file.path, 'utf8')))
  } catch (cause) {
    throw new BadFormat('damaged', cause)
  }
}

/** The same course with the ids that its files have now; a file that did not come in is taken out of the lessons. */
function renamed(written: CourseFile, newIds: ReadonlyMap<string, string>): CourseFile {
  const idOf = (fileId: string | null) => (fileId === null ? null : (newIds.get(fileId) ?? null))
  const drop = Symbol('drop')
  const rename = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rename).filter((item) => item !== drop)
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(([key, inner]) => [key, rename(inner)] as const)
    const changed = Object.fromEntries(entries)
    if (typeof changed.fileId === 'string') {
      const fileId = idOf(changed.fileId)
      // A lesson stands without its film; captions, attachments and pictures do not stand without their file.
      if (fileId === null && !('kind' in changed)) return drop
      return { ...changed, fileId }
    }
    return entries.some(([, inner]) => inner === drop) ? drop : changed
  }
  return courseFile.parse({
    ...written,
    course: {
      ...written.course,
      description: rename(written.course.description),
      coverFileId: idOf(written.course.coverFileId),
    },
    sections: rename(written.sections),
  })
}

const draftOf = ({ course, sections }: CourseFile): Reading['course'] => ({
  ...course,
  sections: sections.map(({ title, releaseAfterDays, lessons }) => ({
    title,
    releaseAfterDays,
    lessons: lessons.map(({ id, ...lesson }) => ({ ...lesson, key: id, was: lesson.content.kind })),
  })),
})
