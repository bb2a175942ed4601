import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openFile, removeFiles } from '#modules/media'
import { type Unpacked, unpackArchive } from '#platform/archives'
import { transaction } from '#platform/database'
import { disk } from '#platform/files'
import { refuse } from '#platform/refusal'
import { packagesOf, preparePackages } from '../packages/prepare-package.ts'
import type { CoursesParts } from '../parts.ts'
import { addCourse } from './add-course.ts'
import { type Reading, reportOf } from './course-draft.ts'
import { courseFileName } from './course-file/course-file.ts'
import { readCourseFile } from './course-file/read-course-file.ts'
import { keeperOf } from './keep-files.ts'
import { readMoodle } from './moodle/read-moodle.ts'
import { finish, progressTeller, type TakenUp } from './under-way.ts'

const limits = { entries: 100_000, bytes: 10 * 1024 ** 3 }

/** Reads what a person brought into a new draft course of theirs, with a report; the brought file is then removed. */
export async function readIn(
  parts: CoursesParts,
  taken: TakenUp,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, media } = parts
  const fileId = taken.file_id ?? refuse('media.unknown-file')
  const unpacked = await unpack(parts, fileId, folder, signal)
  const { keep, kept } = keeperOf(media, taken.person_id)
  const tell = progressTeller(db, clock, taken.id)
  const progress = async (done: number, all: number) => {
    signal.throwIfAborted()
    await tell(done, all)
  }
  try {
    const read = unpacked.has(courseFileName) ? readCourseFile : readMoodle
    const reading: Reading = { ...(await read(unpacked, { keep, progress })), files: kept }
    await transaction(db, async (tx) => {
      const lessons = reading.course.sections.flatMap((section) => section.lessons)
      const brought = lessons.flatMap(({ content }) => packagesOf(content))
      const courseId = await addCourse(tx, clock, taken.person_id, reading.course)
      await preparePackages(parts, tx, brought)
      await finish(tx, clock, taken.id, { course_id: courseId, file_id: null, report: reportOf(reading) })
      await removeFiles(media, tx, [fileId])
    })
  } catch (error) {
    await transaction(db, (tx) => removeFiles(media, tx, kept))
    throw error
  }
}

async function unpack(
  { media }: CoursesParts,
  fileId: string,
  folder: string,
  signal: AbortSignal,
): Promise<Unpacked> {
  const [archive, into] = [join(folder, 'archive'), join(folder, 'files')]
  await pipeline(await openFile(media, fileId), createWriteStream(archive), { signal })
  await mkdir(into)
  return unpackArchive(disk, archive, into, limits, signal)
}
