import { createReadStream } from 'node:fs'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TextDecoder } from 'node:util'
import type { QuestionFileFormat } from '@arvand/contracts/teacher/question-exchange'
import { BrokenArchive, type Unpacked, unfoldLimit, unpackArchive } from '#platform/archives'
import { csvRows } from '#platform/csv'
import { addressesIn, htmlToText, plainPath } from '#platform/html'
import { type Reading, type ReadingFunction, Refused } from '#platform/reader-code'
import { BadXml, readXmlTree, xmlElements } from '#platform/xml'
import { isAiken, readAiken } from './aiken/read-aiken.ts'
import type { FoundQuestion } from './drafts/found-question.ts'
import { decoderFor } from './drafts/letters.ts'
import { mostQuestions } from './drafts/most-questions.ts'
import { readFound } from './drafts/read-found.ts'
import { type StoredFile, type StoreFile, storeOnce, Texts } from './drafts/texts.ts'
import { readGift } from './gift/read-gift.ts'
import { readMoodleXml } from './moodle-xml/read-moodle-xml.ts'
import { itemOf, manifestName, readPackage, rootOfQti } from './qti2/read-package.ts'
import { readQti12 } from './qti12/read-qti12.ts'
import type { QuestionSaid } from './reader.ts'
import { isQuestionTable, readSheet } from './sheet/read-sheet.ts'
import { xlsxRows } from './sheet/table.ts'

// Runs in a separate process (reader.ts): it has files and messages to the app, and no other access to it.

const mostTextBytes = 20_000_000
const headBytes = 64_000
/** Of one part of a workbook. */
const mostPartBytes = 64_000_000
/** Of one file that a question shows. */
const mostFileBytes = 30_000_000

/** Reads a file of questions and sends them to the app one by one. */
export const read: ReadingFunction<null> = async (_, reading) => {
  const head = await headOf(reading.source)
  if (head.length === 0) throw new Refused('empty')
  if (isPacked(head)) return readPacked(reading)
  const words = decoderFor(head).decode(head, { stream: true })
  if (words.trim() === '') throw new Refused('empty')
  // A text in GIFT may begin with a tag of HTML.
  const root = rootOfQti(words)
  if (root === 'questestinterop') return readQtiFile(reading, head)
  if (root !== undefined) return readQtiItem(reading, head)
  if (/^\s*<([?!]|quiz\b|assessment)/i.test(words)) return readXmlFile(reading, head)
  return readTextFile(reading, head)
}

async function headOf(source: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of createReadStream(source, { end: headBytes - 1 })) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const isPacked = (head: Buffer): boolean =>
  head.subarray(0, 2).toString('latin1') === 'PK' || (head[0] === 0x1f && head[1] === 0x8b)

async function readTextFile(reading: Reading, head: Buffer): Promise<{ format: QuestionFileFormat }> {
  if ((await stat(reading.source)).size > mostTextBytes) throw new Refused('too-large')
  const text = decoderFor(head).decode(await readFile(reading.source))
  if (isNoText(text)) throw new Refused('not-questions')
  const { format, found } = readText(text)
  const { isAnySaid } = await sendAll(found, reading)
  if (!isAnySaid) throw new Refused('empty')
  return { format }
}

function readText(text: string): { format: QuestionFileFormat; found: FoundQuestion[] } {
  const [head = ''] = text.split(/\r\n?|\n/, 1)
  if (isQuestionTable(csvRows(head))) return { format: 'csv', found: readSheet(csvRows(text)) }
  return isAiken(text)
    ? { format: 'aiken', found: readAiken(text) }
    : { format: 'gift', found: readGift(text) }
}

/** A package of QTI. Files that its items show are read one by one. */
async function readQtiPackage(reading: Reading, files: Unpacked): Promise<{ format: QuestionFileFormat }> {
  const text = async (path: string) => {
    const file = files.get(path)
    if (file && file.bytes > mostTextBytes) throw new Refused('too-large')
    const content = file ? await readFile(file.path) : Buffer.alloc(0)
    return decoderFor(content.subarray(0, headBytes)).decode(content)
  }
  const base64 = async (path: string) => {
    const file = files.get(path)
    return file && file.bytes <= mostFileBytes ? readFile(file.path, 'base64') : null
  }
  try {
    const { isAnySaid } = await sendAll(readPackage({ unpacked: files, text, base64 }), reading)
    if (!isAnySaid) throw new Refused('not-questions')
  } catch (error) {
    throw error instanceof BadXml ? new Refused('damaged', { cause: error }) : error
  }
  return { format: 'qti2' }
}

/** One item of QTI 2 or 3, without its files. */
async function readQtiItem(reading: Reading, head: Buffer): Promise<{ format: QuestionFileFormat }> {
  if ((await stat(reading.source)).size > mostTextBytes) throw new Refused('too-large')
  const text = decoderFor(head).decode(await readFile(reading.source))
  await sendAll([itemOf(text, { number: 1, path: 'item' }, async () => new Map())], reading)
  return { format: 'qti2' }
}

/** A workbook or a package of questions; other archives are refused. */
async function readPacked(reading: Reading): Promise<{ format: QuestionFileFormat }> {
  const files = await unpacked(reading)
  if (files.has(manifestName)) return readQtiPackage(reading, files)
  if (!files.has('xl/workbook.xml')) throw new Refused('archive')
  const part = (path: string) => {
    const file = files.get(path)
    if (file && file.bytes > mostPartBytes) throw new Refused('too-large')
    return file && wordsOf(file.path, new TextDecoder())
  }
  const rows = await xlsxRows(part).catch((error: unknown) => {
    throw error instanceof BadXml ? new Refused('damaged', { cause: error }) : error
  })
  if (!isQuestionTable(rows)) throw new Refused('not-questions')
  const { isAnySaid } = await sendAll(readSheet(rows), reading)
  if (!isAnySaid) throw new Refused('empty')
  return { format: 'xlsx' }
}

async function unpacked({ source, out, alive }: Reading) {
  try {
    return await unpackArchive(source, out, await unfoldLimit(source), alive)
  } catch (error) {
    if (error instanceof BrokenArchive)
      throw new Refused(error.trouble === 'too-large' ? 'too-large' : 'damaged')
    throw error
  }
}

/** Any bytes are letters of Windows-1256; a text has no control signs. */
const isNoText = (text: string): boolean => /[\0-\x08\x0e-\x1a\x1c-\x1f\ufffd]/.test(text.slice(0, headBytes))

async function readXmlFile(reading: Reading, head: Buffer): Promise<{ format: QuestionFileFormat }> {
  const seen = { root: '' }
  const elements = noting(xmlElements(wordsOf(reading.source, decoderFor(head))), seen)
  const progress = { number: 0 }
  try {
    const { isAnySaid } = await sendAll(readMoodleXml(elements), reading, progress)
    if (seen.root !== '' && seen.root !== 'quiz') throw new Refused('not-questions')
    if (!isAnySaid) throw new Refused('empty')
  } catch (error) {
    if (!(error instanceof BadXml)) throw error
    if (progress.number === 0)
      throw new Refused(seen.root === '' || seen.root === 'quiz' ? 'damaged' : 'not-questions')
    // What stands before the fault comes in.
    const place = { number: progress.number + 1, line: error.line, name: '' }
    await say(reading, { unread: { ...place, reason: 'damaged', subject: '' } })
  }
  return { format: 'moodleXml' }
}

/** A file of QTI 1.2 is read as a whole. */
async function readQtiFile(reading: Reading, head: Buffer): Promise<{ format: QuestionFileFormat }> {
  if ((await stat(reading.source)).size > mostTextBytes) throw new Refused('too-large')
  try {
    const file = readQti12(await readXmlTree(wordsOf(reading.source, decoderFor(head)), { bare: true }))
    if (!file) throw new Refused('not-questions')
    const { isAnySaid } = await sendAll(file.questions, reading)
    if (!isAnySaid) throw new Refused('empty')
  } catch (error) {
    throw error instanceof BadXml ? new Refused('damaged', { cause: error }) : error
  }
  return { format: 'qti12' }
}

async function* noting<Element extends { readonly root: string }>(
  elements: AsyncIterable<Element>,
  seen: { root: string },
): AsyncGenerator<Element> {
  for await (const element of elements) {
    seen.root = element.root
    if (element.root === 'quiz') yield element
  }
}

async function* wordsOf(source: string, decoder: TextDecoder): AsyncGenerator<string> {
  for await (const chunk of createReadStream(source)) yield decoder.decode(chunk as Buffer, { stream: true })
}

const say = (reading: Reading, message: QuestionSaid) => reading.ask(message)

async function sendAll(
  found: AsyncIterable<FoundQuestion> | Iterable<FoundQuestion>,
  reading: Reading,
  progress = { number: 0 },
): Promise<{ readonly isAnySaid: boolean }> {
  const store = storeOnce(storing(reading))
  let sent = 0
  for await (const one of found) {
    reading.alive()
    progress.number = one.number
    if (sent >= mostQuestions) {
      await say(reading, { unread: { ...placeOf(one), reason: 'tooMany', subject: '' } })
      break
    }
    if (await send(one, reading, store)) sent += 1
  }
  return { isAnySaid: progress.number > 0 }
}

const placeOf = ({ number, line, name }: FoundQuestion) => ({
  number,
  // Zero: the format does not tell.
  line: line || null,
  name: name.slice(0, 200),
})

/** Sends a question, or why it does not come in. */
async function send(found: FoundQuestion, reading: Reading, store: StoreFile): Promise<boolean> {
  const read = await readFound(found, new Texts(store, { addressesIn, htmlToText, plainPath }))
  if ('unread' in read) {
    await say(reading, { unread: { ...placeOf(found), ...read.unread } })
    return false
  }
  try {
    await say(reading, { question: { ...placeOf(found), ...read.checked } })
    return true
  } catch (error) {
    if (!(error instanceof Refused && error.code === 'message-too-long')) throw error
    await say(reading, { unread: { ...placeOf(found), reason: 'tooLong', subject: '' } })
    return false
  }
}

/** Puts a file into the output folder, for the app to store. */
const storing = (reading: Reading): StoreFile => {
  let count = 0
  return async (name, content) => {
    count += 1
    const file = `file-${count}`
    await writeFile(join(reading.out, file), content)
    const stored = await say(reading, { store: { name: name.slice(0, 300) || 'file', file } })
    await rm(join(reading.out, file), { force: true })
    return stored as StoredFile | null
  }
}
