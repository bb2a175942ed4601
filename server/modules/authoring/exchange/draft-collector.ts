import { filesInText, plainText } from '@arvand/contracts/rich-text-walk'
import { filesOfLesson } from '#modules/courses'
import { filesOfQuestion, type ImportedQuestion, whyNotAskQuestion } from '#modules/exams'
import { ReaderRefusal } from '#platform/reader-process'
import type { LessonKinds } from '#plugs/lesson-kind'
import type { LeftOut, LessonDraft, Reading } from './course-draft.ts'
import type { CourseAbout, ExchangeAsked } from './reader.ts'
import type { ReadTrouble } from './tables.ts'

const mostLessons = 20_000
const mostLeftOut = 10_000
const mostQuestions = 10_000
/** Limit for all messages together, which are held in memory until the course is complete. */
const mostBytes = 48 * 1024 * 1024

type Piece = Exclude<ExchangeAsked, { store: unknown } | { progress: unknown }>

/** Collects a course from its reader's messages. The reader is not trusted: it may name only files stored for it. */
export function draftCollector(stored: ReadonlySet<string>, kinds: LessonKinds) {
  const sections = new Map<number, { title: string; releaseAfterDays: number | null }>()
  const lessons = new Map<number, LessonDraft[]>()
  const leftOut: LeftOut[] = []
  const questions: ImportedQuestion[] = []
  let [bytes, count] = [0, 0]
  const ours = (fileIds: readonly string[]) => {
    if (fileIds.some((id) => !stored.has(id))) throw refusal('damaged')
  }
  const take = (question: ImportedQuestion) => {
    const { content, category } = question
    if (questions.length >= mostQuestions) throw refusal('too-large')
    ours(filesOfQuestion(content))
    questions.push(question)
    if (whyNotAskQuestion(content) === null) return
    const title = plainText(content.text).replace(/\s+/g, ' ').trim().slice(0, 80)
    const section = category.at(-1)
    leftOut.push({
      ...{ title, was: 'question', reason: 'question-incomplete', within: null },
      ...(section ? { section } : {}),
    })
  }
  return {
    take(piece: Piece, length: number): void {
      bytes += length
      if (bytes > mostBytes || count >= mostLessons || leftOut.length >= mostLeftOut)
        throw refusal('too-large')
      if ('section' in piece) sections.set(piece.section.at, piece.section)
      else if ('leftOut' in piece) leftOut.push(piece.leftOut)
      else if ('question' in piece) take(piece.question)
      else {
        count += 1
        const { title, was, content } = piece.lesson
        // The file may come from an Arvand that has more kinds of lessons.
        if (!kinds.some(({ kind }) => kind === content.kind)) {
          leftOut.push({ title, was, reason: 'unknown-kind', within: null })
          return
        }
        ours(filesOfLesson(kinds, content))
        const beside = lessons.get(piece.at)
        if (beside) beside.push(piece.lesson)
        else lessons.set(piece.at, [piece.lesson])
      }
    },
    whole(about: CourseAbout): Reading {
      ours([...filesInText(about.description), ...(about.coverFileId ? [about.coverFileId] : [])])
      const places = [...new Set([...sections.keys(), ...lessons.keys()])].sort((a, b) => a - b)
      const all = places.map((at) => ({
        title: sections.get(at)?.title ?? '',
        releaseAfterDays: sections.get(at)?.releaseAfterDays ?? null,
        lessons: lessons.get(at) ?? [],
      }))
      return { course: { ...about, sections: all }, questions, leftOut, files: [...stored] }
    },
  }
}

const refusal = (code: ReadTrouble) => new ReaderRefusal<ReadTrouble>(code)
