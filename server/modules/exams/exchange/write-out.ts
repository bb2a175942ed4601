import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Question } from '@arvand/contracts/questions'
import type { LossReason, WrittenFormat } from '@arvand/contracts/teacher/question-exchange'
import { calendarText } from '@arvand/persian/calendar'
import { toLatinDigits } from '@arvand/persian/digits'
import { dayAt } from '@arvand/persian/zone'
import { findFiles, openFile, storeFile } from '#modules/media'
import { type Db, transaction } from '#platform/database'
import { Refusal, refuse } from '#platform/refusal'
import { treeOf } from '../bank/categories.ts'
import { columnsOf } from '../bank/question-row.ts'
import type { ExamsDeps } from '../deps.ts'
import { filesOf } from '../questions.ts'
import { exams } from '../tables.ts'
import { changeWorking, type TakenUp } from './in-progress.ts'
import { reportCollector } from './report-collector.ts'
import { aikenWriter } from './written/aiken-writer.ts'
import { giftWriter } from './written/gift-writer.ts'
import { moodleWriter } from './written/moodle-writer.ts'
import { qtiWriter } from './written/qti-writer.ts'
import { csvWriter, xlsxWriter } from './written/sheet-writer.ts'
import type { HeldFile, QuestionWriter } from './written/written-question.ts'

const writers: Readonly<Record<WrittenFormat, QuestionWriter>> = {
  moodleXml: moodleWriter,
  gift: giftWriter,
  aiken: aikenWriter,
  xlsx: xlsxWriter,
  csv: csvWriter,
  qti2: qtiWriter,
}
const atOnce = 100
const longestName = 80

/** Writes questions into a file of the person's own, with a report of what the format cannot say. */
export async function writeOut(deps: ExamsDeps, taken: TakenUp, signal: AbortSignal): Promise<void> {
  const { db, clock, media } = deps
  const { format, questionIds } = taken.wish ?? refuse('exams.unknown-exchange')
  const writer = writers[format]
  const report = reportCollector()
  const written = { questions: 0, pictures: new Set<string>() }
  // In Latin letters, since a name of both directions is read in a wrong order.
  const day = toLatinDigits(calendarText(dayAt(clock.now()))).replaceAll('/', '-')
  const name = `question-bank-${day}.${writer.extension}`
  const source = { deps, ownerId: taken.person_id, questionIds, writer, report, written, signal }
  const pieces = textOf(source)
  const text = writer.pack?.(pieces) ?? Readable.from(pieces, { objectMode: false })
  const stored = await storeFile(media, { ownerId: taken.person_id, use: 'questions', name, content: text })
  await transaction(db, (tx) =>
    changeWorking(tx, clock, taken.id, {
      ...{ state: 'done', file_id: stored.id, file_name: name, questions: written.questions },
      report: JSON.stringify(report.whole(format, written.pictures.size)),
    }),
  )
}

interface Source {
  readonly deps: ExamsDeps
  readonly ownerId: string
  readonly questionIds: readonly string[]
  readonly writer: QuestionWriter
  readonly report: ReturnType<typeof reportCollector>
  readonly written: { questions: number; readonly pictures: Set<string> }
  readonly signal: AbortSignal
}

/** The file piece by piece, some questions in memory at a time. */
async function* textOf(source: Source): AsyncGenerator<string> {
  const { deps, ownerId, questionIds, writer, signal } = source
  const pathOf = await paths(deps.db, ownerId)
  yield (writer.hasMark ? '\ufeff' : '') + writer.begin
  let here = ''
  let number = 0
  for (let from = 0; from < questionIds.length; from += atOnce) {
    for (const row of await questionsOf(deps.db, ownerId, questionIds.slice(from, from + atOnce))) {
      signal.throwIfAborted()
      const path = pathOf(row.category_id)
      if (JSON.stringify(path) !== here) yield writer.category(path)
      here = JSON.stringify(path)
      number += 1
      yield await oneOf(source, { ...row, number, path })
    }
  }
  yield writer.end
}

interface Row {
  readonly draft: Question
  readonly tags: readonly string[]
  readonly number: number
  readonly path: string[]
}

async function oneOf({ deps, writer, report, written }: Source, row: Row): Promise<string> {
  const { draft: question, tags, number, path } = row
  const { excerpt, kind, why_not_ask } = columnsOf(question)
  const name = excerpt.slice(0, longestName) || `سؤال ${number}`
  const losses: { reason: LossReason; subject: string }[] = []
  const lose = (reason: LossReason, subject = '') => {
    if (!losses.some((one) => one.reason === reason)) losses.push({ reason, subject })
  }
  const place = { number, line: null, name }
  const files = writer.holdsFiles ? await filesHeld(deps, question, lose) : new Map<string, HeldFile>()
  const text = writer.question(question, { number, name, tags, category: path, files, lose })
  if (text === null) {
    report.leave({ ...place, reason: 'kindOut', subject: kind })
    return ''
  }
  for (const id of files.keys()) written.pictures.add(id)
  written.questions += 1
  report.count({ ...place, kind, isIncomplete: why_not_ask !== null, category: path, losses })
  return text
}

/** The files of a question, whole. */
async function filesHeld(
  { db, media }: ExamsDeps,
  question: Question,
  lose: (reason: LossReason, subject?: string) => void,
): Promise<Map<string, HeldFile>> {
  const files = await findFiles(db, filesOf(question))
  const held = new Map<string, HeldFile>()
  for (const { id, name, type, width, height } of files.values()) {
    const content = await openFile(media, id).then(buffer).catch(gone)
    if (content === null) lose('pictureOut', name)
    else {
      const plain = `${held.size + 1}-${name.replace(/[^\p{L}\p{N}._-]+/gu, '-').slice(-80)}`
      held.set(id, { name: plain, type, width, height, base64: content.toString('base64') })
    }
  }
  return held
}

function gone(error: unknown): null {
  if (error instanceof Refusal) return null
  throw error
}

async function questionsOf(db: Db, ownerId: string, ids: readonly string[]) {
  const rows = await exams(db)
    .selectFrom('exams.questions')
    .select(['id', 'draft', 'tags', 'category_id'])
    .where('id', 'in', ids)
    .where('owner_id', '=', ownerId)
    .execute()
  const places = new Map(ids.map((id, at) => [id, at]))
  return rows.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
}

/** The titles from the top to a category. */
async function paths(db: Db, ownerId: string) {
  const tree = new Map((await treeOf(db, ownerId)).map((one) => [one.id, one]))
  return (categoryId: string | null): string[] => {
    const path: string[] = []
    for (let at = tree.get(categoryId ?? ''); at; at = tree.get(at.parentId ?? '')) path.unshift(at.title)
    return path
  }
}
