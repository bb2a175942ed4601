import type { ExamSettings } from '@arvand/contracts/exams'
import type { LessonContent } from '@arvand/contracts/lesson-content'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { Refusal } from '#platform/refusal'
import { ensureCategories, pathKey } from '../../bank/categories.ts'
import { insertFirstVersions, insertQuestions } from '../../bank/insert-questions.ts'
import { holdFilesOfNew } from '../../bank/question-files.ts'
import { whyNotPublish } from '../../exam.ts'
import { proposedPaper } from '../../setting/published-paper.ts'
import { examColumns } from '../../setting/set-exam.ts'
import { exams } from '../../tables.ts'
import type { ImportedExam, ImportedQuestion, ImportedSlot } from './imported-exam.ts'

interface Author {
  readonly ownerId: string
  readonly now: Date
}

const atOnce = 100

/** Where the questions of a course are in the bank, by their keys and by the paths of their categories. */
export interface ImportedBank {
  readonly questionIds: ReadonlyMap<string, string>
  readonly categoryIds: ReadonlyMap<string, string>
}

/** Puts the questions of an imported course into its owner’s bank; complete ones get their first version. */
export async function addImportedQuestions(
  tx: Tx,
  author: Author,
  questions: readonly ImportedQuestion[],
): Promise<ImportedBank> {
  const categoryIds = await categoriesOf(tx, author.ownerId, questions)
  const questionIds = new Map<string, string>()
  for (let from = 0; from < questions.length; from += atOnce) {
    const some = questions.slice(from, from + atOnce)
    const news = some.map(({ content: question, tags, category }) => {
      const categoryId = categoryIds.get(pathKey(category)) ?? null
      return { question, categoryId, tags: categoryId ? tags : withCategory(tags, category) }
    })
    const made = await insertQuestions(tx, author, news)
    await holdFilesOfNew(tx, author.ownerId, made)
    await insertFirstVersions(
      tx,
      author,
      made.filter(({ isComplete }) => isComplete),
    )
    for (const [at, { id }] of made.entries()) questionIds.set(some[at]?.key ?? '', id)
  }
  return { questionIds, categoryIds }
}

/**
 * The tags of a question whose category found no room: the name of the category joins them, so that its questions are
 * found together all the same. A question has at most twelve tags of forty letters.
 */
export const withCategory = (tags: readonly string[], category: readonly string[]): string[] => {
  const name = category.at(-1)?.slice(0, 40)
  return name === undefined || tags.includes(name) ? [...tags] : [...tags.slice(0, 11), name]
}

/** A bank that has no room for so many categories takes the questions without them. */
async function categoriesOf(
  tx: Tx,
  ownerId: string,
  questions: readonly ImportedQuestion[],
): Promise<ReadonlyMap<string, string>> {
  const paths = new Map(questions.map(({ category }) => [pathKey(category), category]))
  const named = [...paths.values()].filter((path) => path.length > 0)
  if (named.length === 0) return new Map()
  try {
    return await ensureCategories(tx, ownerId, null, named)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'exams.too-many-categories') return new Map()
    throw error
  }
}

interface WishedExam {
  readonly exam: ImportedExam
  readonly bank: ImportedBank
  /** Learners could take it. */
  readonly isOpen: boolean
  /** Of the lesson that leads to it. */
  readonly content: LessonContent
}

/**
 * Makes an exam of an imported course; it is published where it was open to learners and nothing is missing. Returns the
 * content of its lesson, which leads to it.
 */
export async function addImportedExam(
  tx: Tx,
  { ownerId, now }: Author,
  courseId: string,
  { exam, bank, isOpen, content }: WishedExam,
): Promise<LessonContent> {
  const settings: ExamSettings = {
    ...exam.settings,
    ...{ price: null, konkur: null, objectionDays: 0 },
    sections: exam.sections.map(({ title, slots }) => ({
      ...{ id: newId(), title, minutes: null, oneWay: false },
      slots: slots.flatMap((slot) => slotOf(slot, bank)),
    })),
  }
  const id = newId()
  const proposed = isOpen ? await proposedPaper(tx, ownerId, settings) : null
  const published =
    proposed && whyNotPublish(settings, proposed) === null
      ? { published_at: now, paper: JSON.stringify(proposed.paper) }
      : {}
  await exams(tx)
    .insertInto('exams.exams')
    .values({
      ...{ id, course_id: courseId, owner_id: ownerId, created_at: now },
      ...examColumns(settings, now),
      ...published,
    })
    .execute()
  return content.kind === 'exam' ? { ...content, itemId: id } : content
}

type Slot = ExamSettings['sections'][number]['slots'][number]

/** A slot of questions that did not come is left out. */
function slotOf({ pick, points }: ImportedSlot, { questionIds, categoryIds }: ImportedBank): Slot[] {
  if (pick.by === 'question') {
    const questionId = questionIds.get(pick.key)
    return questionId === undefined ? [] : [{ id: newId(), pick: { by: 'question', questionId }, points }]
  }
  const categoryId = categoryIds.get(pathKey(pick.category))
  if (categoryId === undefined) return []
  const { by, tags, count } = pick
  return [{ id: newId(), pick: { by, categoryId, tags, count }, points }]
}
