import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Question } from '@arvand/contracts/questions'
import { storeFile } from '#modules/media'
import type { Tx } from '#platform/database'
import { columnsOf, exams } from '#testing/exams'
import type { DemoDeps } from '../deps.ts'
import type { DemoPicture } from './sets/sets.ts'

export interface StoredQuestion {
  readonly id: string
  readonly categoryId: string
  readonly tags: readonly string[]
  readonly question: Question
  readonly at: Date
  /** It has no version yet. */
  readonly isDraft?: boolean | undefined
}

/** The id of an option, which texts of the demo name by a letter. Mostly the right one is «a», so candidates see another id. */
export const optionIdOf = (questionId: string, letter: string): string =>
  `o${createHash('sha256').update(`${questionId} ${letter}`).digest('hex').slice(0, 8)}`

const withOptionIds = (questionId: string, question: Question): Question =>
  question.kind === 'single' || question.kind === 'multiple'
    ? {
        ...question,
        options: question.options.map((one) => ({ ...one, id: optionIdOf(questionId, one.id) })),
      }
    : question

/** Puts questions into a bank, each with its first version. */
export async function storeQuestions(
  tx: Tx,
  ownerId: string,
  questions: readonly StoredQuestion[],
): Promise<void> {
  await exams(tx)
    .insertInto('exams.questions')
    .values(
      questions.map(({ id, categoryId, tags, question, at, isDraft = false }) => ({
        ...{ id, owner_id: ownerId, category_id: categoryId, tags: [...tags] },
        ...{ version: isDraft ? 0 : 1, is_changed: isDraft, created_at: at, changed_at: at },
        ...columnsOf(withOptionIds(id, question)),
      })),
    )
    .execute()
  await exams(tx)
    .insertInto('exams.question_versions')
    .values(
      questions
        .filter(({ isDraft }) => !isDraft)
        .map(({ id, question, at }) => ({
          ...{
            question_id: id,
            version: 1,
            content: JSON.stringify(withOptionIds(id, question)),
            by_id: ownerId,
            at,
          },
        })),
    )
    .execute()
  const shown = questions.flatMap(({ id, question }) =>
    question.kind === 'hotspot' && question.fileId ? { question_id: id, file_id: question.fileId } : [],
  )
  if (shown.length > 0) await exams(tx).insertInto('exams.question_files').values(shown).execute()
}

/** Stores a picture of `media` in the library of a teacher; returns its id. */
export async function storePicture(
  { media }: Pick<DemoDeps, 'media'>,
  ownerId: string,
  { name, file }: DemoPicture,
): Promise<string> {
  const content = await readFile(join(import.meta.dirname, 'media', file))
  return (await storeFile(media, { ownerId, use: 'lesson', name, content })).id
}

/** Adds a category to a bank. */
export const storeCategory = (
  tx: Tx,
  ownerId: string,
  category: { id: string; parent_id: string | null; title: string; position: number },
) =>
  exams(tx)
    .insertInto('exams.categories')
    .values({ ...category, owner_id: ownerId })
    .execute()
