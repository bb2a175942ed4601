import { PassThrough, type Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { findFiles, type MediaFile, openFile, storeFile } from '#modules/media'
import { transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import type { AuthoringDeps } from '../deps.ts'
import { type CourseFile, courseFileName, pathInCourseFile } from './course-file/course-file.ts'
import { readCourse } from './course-file/read-course.ts'
import { finish, progressTeller, type TakenUp } from './in-progress.ts'

/** Writes a course with all its media into one file of the person's own. */
export async function writeOut(deps: AuthoringDeps, taken: TakenUp, signal: AbortSignal): Promise<void> {
  const { db, clock, media } = deps
  const { slug, fileIds, ...course } = await readCourse(
    deps,
    taken.course_id ?? refuse('courses.unknown-course'),
  )
  const files = [...(await findFiles(db, fileIds)).values()]
  const tell = progressTeller(db, clock, taken.id)
  const all = files.reduce((sum, { bytes }) => sum + bytes, 0)
  let done = 0
  const count = async (bytes: number) => {
    signal.throwIfAborted()
    done += bytes
    await tell(done, all)
  }
  const written: CourseFile = {
    format: 'arvand-course',
    version: 1,
    writtenAt: clock.now().toISOString(),
    ...course,
    files: files.flatMap(({ id, name, use }) => (isCourseUse(use) ? [{ id, name, use }] : [])),
  }
  const stored = await storeFile(media, {
    ownerId: taken.person_id,
    use: 'exchange',
    name: `${slug}.arvand.zip`,
    content: zipOf(deps, written, files, count),
  })
  await transaction(db, (tx) => finish(tx, clock, taken.id, { file_id: stored.id }))
}

const isCourseUse = (use: MediaFile['use']): use is CourseFile['files'][number]['use'] =>
  use === 'cover' || use === 'lesson' || use === 'captions' || use === 'package'

/** The zip as a stream; an error in one of its files destroys the stream with that error. */
function zipOf(
  { media }: AuthoringDeps,
  written: CourseFile,
  files: readonly MediaFile[],
  count: (bytes: number) => Promise<void>,
): Readable {
  const zip = new ZipFile()
  const out = new PassThrough()
  const fail = (error: Error) => out.destroy(error)
  zip.on('error', fail)
  zip.outputStream.on('error', fail)
  zip.addBuffer(Buffer.from(JSON.stringify(written)), courseFileName)
  for (const { id } of files) {
    // Pictures, sound and film are compressed already.
    zip.addReadStreamLazy(pathInCourseFile(id), { compress: false }, (give) => {
      openFile(media, id)
        .then((content) => {
          content.once('error', fail)
          give(null, counted(content, count))
        })
        .catch(fail)
    })
  }
  zip.end()
  zip.outputStream.pipe(out)
  return out
}

function counted(content: Readable, count: (bytes: number) => Promise<void>): Readable {
  const through = new PassThrough({
    transform(chunk: Buffer, _encoding, next) {
      count(chunk.length).then(
        () => next(null, chunk),
        (error: Error) => next(error),
      )
    },
  })
  content.on('error', (error) => through.destroy(error))
  return content.pipe(through)
}
