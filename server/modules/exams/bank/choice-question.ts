import type { Question, QuestionKindName } from '@arvand/contracts/questions'
import type { RichText } from '@arvand/contracts/rich-text'
import { plainText } from '@arvand/contracts/rich-text-walk'
import { searchKey } from '@arvand/persian/text'
import { containing, type Db } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { formulaWords } from '#pure/courses'
import { shuffled } from '../question-kinds/seeded.ts'
import { filesOf, rightChoicesOf } from '../questions.ts'
import { exams } from '../tables.ts'

/** A question that one answers by choosing, in plain words; `right` are places of choices, from 1. */
export interface ChoiceQuestion {
  readonly text: string
  readonly choices: readonly string[]
  readonly right: readonly number[]
  readonly isMultiple: boolean
}

const kinds: readonly QuestionKindName[] = ['single', 'multiple', 'trueFalse']

/** The complete questions of a bank that one answers by choosing. */
const choosing = (db: Db, ownerId: string) =>
  exams(db)
    .selectFrom('exams.questions')
    .where('owner_id', '=', ownerId)
    .where('removed_at', 'is', null)
    .where('why_not_ask', 'is', null)
    .where('kind', 'in', kinds)

export function listChoiceQuestions(
  db: Db,
  ownerId: string,
  { q, cursor }: { readonly q?: string | undefined; readonly cursor?: string | undefined },
) {
  let rows = choosing(db, ownerId).select(['id', 'excerpt', 'changed_at as changedAt'])
  for (const word of searchKey(q ?? '')
    .split(' ')
    .filter(Boolean))
    rows = rows.where('search_key', 'like', containing(word))
  return keysetPage(rows, newestFirst('changed_at', 'id'), cursor)
}

/** A question of the bank in plain words, or why there is none; `seed` gives the order where it is mixed. */
export async function findChoiceQuestion(
  db: Db,
  { ownerId, questionId }: { readonly ownerId: string; readonly questionId: string },
  seed: string,
): Promise<ChoiceQuestion | 'unknown' | 'not-in-words'> {
  const row = await choosing(db, ownerId).select('draft').where('id', '=', questionId).executeTakeFirst()
  return row ? (choiceQuestionOf(row.draft, seed) ?? 'not-in-words') : 'unknown'
}

/** Pure. Null: it shows pictures or sounds, or is of another kind. */
export function choiceQuestionOf(question: Question, seed: string): ChoiceQuestion | null {
  if (filesOf({ ...question, feedback: null }).length > 0) return null
  const right = new Set(rightChoicesOf(question))
  const text = wordsOf(question.text)
  if (question.kind === 'trueFalse')
    return {
      ...{ text, choices: ['درست', 'نادرست'], isMultiple: false },
      right: [right.has('true') ? 1 : 2],
    }
  if (question.kind !== 'single' && question.kind !== 'multiple') return null
  const options = question.shuffle ? shuffled(question.options, seed) : question.options
  return {
    text,
    choices: options.map((option) => wordsOf(option.text)),
    right: options.flatMap(({ id }, at) => (right.has(id) ? [at + 1] : [])),
    isMultiple: question.kind === 'multiple',
  }
}

const wordsOf = (text: RichText): string => plainText(text, formulaWords).replace(/\s+/g, ' ').trim()
