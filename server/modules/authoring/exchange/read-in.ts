import type { ExchangeReport } from '@arvand/contracts/teacher/exchange'
import { removeFiles, withFile } from '#modules/media'
import { transaction } from '#platform/database'
import type { OutputFolder } from '#platform/reader-process'
import { refuse } from '#platform/refusal'
import type { AuthoringDeps } from '../deps.ts'
import { addCourse } from './add-course.ts'
import { type Reading, reportOf } from './course-draft.ts'
import { draftCollector } from './draft-collector.ts'
import { finish, progressTeller, type TakenUp } from './in-progress.ts'
import { courseReader, type ExchangeAsked } from './reader.ts'
import { fileStoreFor } from './store-files.ts'

/** Everything was read, but nothing of it became a lesson. */
export class NothingCame extends Error {
  override readonly name = 'NothingCame'
  readonly report: ExchangeReport
  constructor(report: ExchangeReport) {
    super('nothing came in')
    this.report = report
  }
}

const isEmpty = ({ course, questions }: Reading): boolean =>
  questions.length === 0 && course.sections.every(({ lessons }) => lessons.length === 0)

/** Imports an uploaded file as a new draft course of its person, with a report; the file is then removed. */
export async function readIn(deps: AuthoringDeps, taken: TakenUp, signal: AbortSignal): Promise<void> {
  const { db, clock, media } = deps
  const fileId = taken.file_id ?? refuse('media.unknown-file')
  const { store, stored } = fileStoreFor(media, taken.person_id)
  try {
    const reading = await readArchive(deps, taken, fileId, { store, stored }, signal)
    if (isEmpty(reading)) throw new NothingCame(reportOf({ ...reading, files: [] }))
    await transaction(db, async (tx) => {
      const courseId = await addCourse(deps, tx, taken.person_id, reading)
      await finish(tx, clock, taken.id, { course_id: courseId, file_id: null, report: reportOf(reading) })
      await removeFiles(media, tx, [fileId])
    })
  } catch (error) {
    await transaction(db, (tx) => removeFiles(media, tx, [...stored]))
    throw error
  }
}

/** A separate process reads the archive and sends the course piece by piece. */
function readArchive(
  { db, clock, media, lessonKinds }: AuthoringDeps,
  taken: TakenUp,
  fileId: string,
  { store, stored }: ReturnType<typeof fileStoreFor>,
  signal: AbortSignal,
): Promise<Reading> {
  const tell = progressTeller(db, clock, taken.id)
  const draft = draftCollector(stored, lessonKinds)
  const answer = async (asked: ExchangeAsked, out: OutputFolder, bytes: number) => {
    signal.throwIfAborted()
    if ('store' in asked) return store(asked.store, out)
    if ('progress' in asked) return tell(asked.progress.done, asked.progress.all)
    return draft.take(asked, bytes)
  }
  return withFile(media, fileId, async (source) => {
    const order = { owner: taken.person_id, input: null, source, answer, signal }
    return draft.whole(await media.readers.read(courseReader, order))
  })
}
