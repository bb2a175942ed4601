import { addressesIn, htmlToText, plainPath } from '#platform/html'
import { type FoundQuestion, type ImportedQuestion, readFound, type StoredFile, Texts } from '#pure/exams'
import type { LeftOut, SectionDraft } from './course-draft.ts'

/** Takes the questions of a course as they are found. */
export interface CourseBank {
  /** Stores a file that a question shows; null when it is refused. */
  readonly store: (name: string, content: Buffer) => Promise<StoredFile | null>
  /** False: it is too long. */
  readonly question: (question: ImportedQuestion) => Promise<boolean>
}

/** The keys of the questions that came. */
export type CameQuestions = Set<string>

/** Brings one question; the report tells what of it does not come, under its category. */
export async function bringQuestion(
  found: FoundQuestion,
  key: string,
  { sink, came, leftOut }: { sink: CourseBank; came: CameQuestions; leftOut: LeftOut[] },
): Promise<void> {
  const place = { title: found.name.slice(0, 200), was: 'question', within: null }
  const section = (found.category.at(-1) ?? '').slice(0, 200)
  const leave = (reason: LeftOut['reason'], question: LeftOut['question']) =>
    leftOut.push({ ...place, reason, ...(section ? { section } : {}), ...(question ? { question } : {}) })
  const read = await readFound(found, new Texts(sink.store, { addressesIn, htmlToText, plainPath }))
  if ('unread' in read) {
    leave('question-lost', read.unread.reason)
    return
  }
  const { content, tags, category, losses } = read.checked
  if (!(await sink.question({ key, content, tags, category }))) {
    leave('question-lost', 'tooLong')
    return
  }
  came.add(key)
  for (const reason of new Set(losses.map((loss) => loss.reason))) leave('question-part-lost', reason)
}

/** A section whose exams ask only what came. */
export const withQuestionsThere = (
  section: SectionDraft,
  came: CameQuestions,
  leftOut: LeftOut[],
): SectionDraft => ({
  ...section,
  lessons: section.lessons.map((lesson) => {
    const { exam, title, was } = lesson
    if (!exam) return lesson
    const told = new Set<LeftOut['reason']>()
    const isThere = ({ pick }: (typeof exam.sections)[number]['slots'][number]) => {
      if (pick.by === 'draw') return true
      if (!came.has(pick.key)) told.add('questions-fewer')
      return came.has(pick.key)
    }
    const sections = exam.sections.map((one) => ({ ...one, slots: one.slots.filter(isThere) }))
    const place = {
      title,
      was,
      within: null,
      ...(section.title ? { section: section.title.slice(0, 200) } : {}),
    }
    for (const reason of told) leftOut.push({ ...place, reason })
    return { ...lesson, exam: { ...exam, sections } }
  }),
})
