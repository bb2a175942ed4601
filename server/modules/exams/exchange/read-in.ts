import type { QuestionReport } from '@arvand/contracts/teacher/question-exchange'
import { removeFiles, storeFile, withFile } from '#modules/media'
import { type Db, transaction } from '#platform/database'
import type { OutputFolder } from '#platform/reader-process'
import { Refusal, refuse } from '#platform/refusal'
import type { ExamsDeps } from '../deps.ts'
import { filesOf, whyNotAsk } from '../questions.ts'
import { exams } from '../tables.ts'
import type { StoredFile } from './drafts/texts.ts'
import { changeWorking, type TakenUp } from './in-progress.ts'
import { type QuestionAsked, type QuestionRead, questionReader } from './reader.ts'
import { reportCollector } from './report-collector.ts'

/** Everything was read, but no question came of it. */
export class NothingCame extends Error {
  override readonly name = 'NothingCame'
  readonly report: QuestionReport
  constructor(report: QuestionReport) {
    super('no question came')
    this.report = report
  }
}

/** Reads an uploaded file of questions; they wait, with a report, until the person confirms. The file is removed. */
export async function readIn(deps: ExamsDeps, taken: TakenUp, signal: AbortSignal): Promise<void> {
  const { db, clock, media } = deps
  const fileId = taken.file_id ?? refuse('media.unknown-file')
  const stored = fileStore(deps, taken)
  const read = collector(db, taken.id, stored.ids)
  const answer = async (asked: QuestionAsked, out: OutputFolder, bytes: number) => {
    signal.throwIfAborted()
    if ('store' in asked) return stored.store(asked.store, out)
    return 'question' in asked ? read.take(asked.question, bytes) : read.report.leave(asked.unread)
  }
  try {
    const order = { owner: taken.person_id, input: null, answer, signal }
    const { format } = await withFile(media, fileId, (source) =>
      media.readers.read(questionReader, { ...order, source }),
    )
    const questions = await read.end()
    const report = read.report.whole(format, stored.ids.size)
    if (questions === 0) throw new NothingCame(report)
    await transaction(db, async (tx) => {
      await changeWorking(tx, clock, taken.id, {
        ...{ state: 'read', questions, report: JSON.stringify(report) },
        ...{ file_id: null, stored_file_ids: [...stored.ids] },
      })
      await removeFiles(media, tx, [fileId])
    })
  } catch (error) {
    await transaction(db, async (tx) => {
      await exams(tx).deleteFrom('exams.imported_questions').where('exchange_id', '=', taken.id).execute()
      await removeFiles(media, tx, [...stored.ids])
    })
    throw error
  }
}

/** Stores pictures and sounds for the person. */
function fileStore({ media }: ExamsDeps, { person_id: ownerId }: TakenUp) {
  const ids = new Set<string>()
  return {
    ids,
    async store(
      { name, file }: { readonly name: string; readonly file: string },
      out: OutputFolder,
    ): Promise<StoredFile | null> {
      try {
        const content = await out.open(file)
        const { id, type, width, height } = await storeFile(media, { ownerId, use: 'lesson', name, content })
        ids.add(id)
        return { id, type, width, height }
      } catch (error) {
        if (error instanceof Refusal) return null
        throw error
      }
    },
  }
}

const mostInBatch = 100
const mostBatchBytes = 4_000_000
const mostBytes = 100_000_000

/** Writes the questions as they come, some at a time. */
function collector(db: Db, exchangeId: string, stored: ReadonlySet<string>) {
  const report = reportCollector()
  let batch: QuestionRead[] = []
  let position = 0
  let bytesOfBatch = 0
  let bytesOfAll = 0
  const write = async () => {
    if (batch.length === 0) return
    const rows = batch.map(({ content, tags, category }, at) => ({
      ...{ exchange_id: exchangeId, position: position + at, tags, category },
      content: JSON.stringify(content),
    }))
    position += batch.length
    batch = []
    bytesOfBatch = 0
    await exams(db).insertInto('exams.imported_questions').values(rows).execute()
  }
  return {
    report,
    async take(one: QuestionRead, bytes: number): Promise<void> {
      // A process that was taken over names files that it never brought.
      const isHonest = filesOf(one.content).every((id) => stored.has(id))
      bytesOfAll += bytes
      if (!isHonest || bytesOfAll > mostBytes) {
        const { number, line, name } = one
        report.leave({ number, line, name, reason: isHonest ? 'tooMany' : 'damaged', subject: '' })
        return
      }
      const { content, ...rest } = one
      report.count({ ...rest, kind: content.kind, isIncomplete: whyNotAsk(content) !== null })
      batch.push(one)
      bytesOfBatch += bytes
      if (batch.length >= mostInBatch || bytesOfBatch >= mostBatchBytes) await write()
    },
    async end(): Promise<number> {
      await write()
      return position
    },
  }
}
