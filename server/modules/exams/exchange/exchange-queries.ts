import type { Question } from '@arvand/contracts/questions'
import { findFiles, linkTo, type Viewer } from '#modules/media'
import type { Db, Tx } from '#platform/database'
import { refuse } from '#platform/refusal'
import { columnsOf } from '../bank/question-row.ts'
import type { ExamsDeps } from '../deps.ts'
import { exams } from '../tables.ts'
import { sentenceOf } from './trouble.ts'

export interface OwnExchange {
  readonly exchangeId: string
  readonly personId: string
}

/** How many imports and exports of a person are in progress. */
export async function countInProgress(tx: Tx, personId: string): Promise<number> {
  const { count } = await exams(tx)
    .selectFrom('exams.question_exchanges')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('person_id', '=', personId)
    .where('state', 'in', ['waiting', 'working'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

const ofPerson = (db: Db, { exchangeId, personId }: OwnExchange) =>
  exams(db)
    .selectFrom('exams.question_exchanges')
    .selectAll()
    .where('id', '=', exchangeId)
    .where('person_id', '=', personId)

/** An import or export of this person, held until the transaction ends. */
export async function lockExchange(tx: Tx, own: OwnExchange) {
  return (await ofPerson(tx, own).forUpdate().executeTakeFirst()) ?? refuse('exams.unknown-exchange')
}

const mostPreviewed = 100

/** An import or export for the person whose it is; nobody else finds it. */
export async function showExchange({ db, media }: ExamsDeps, own: OwnExchange, viewer: Viewer) {
  const row = (await ofPerson(db, own).executeTakeFirst()) ?? refuse('exams.unknown-exchange')
  const { id, direction, state, trouble, file_id } = row
  const isWritten = direction === 'export' && state === 'done' && file_id !== null
  const [read, files] = await Promise.all([
    state === 'read' ? readQuestions(db, id, { from: 0, most: mostPreviewed }) : [],
    findFiles(db, isWritten ? [file_id] : []),
  ])
  const file = files.get(file_id ?? '')
  return {
    exchange: {
      ...{ id, direction, state, createdAt: row.created_at, fileName: row.file_name },
      ...{ questions: row.questions, trouble: trouble && sentenceOf(trouble) },
    },
    report: row.report,
    preview: read.map(({ content, category, tags }) => ({ ...previewOf(content), category, tags })),
    categoryId: row.category_id,
    link: file ? linkTo(media, file, viewer, 'save') : null,
  }
}

function previewOf(question: Question) {
  const { kind, excerpt, why_not_ask: whyNotAsk } = columnsOf(question)
  return { kind, excerpt, whyNotAsk }
}

/** Questions that were read from a file, in its order. */
export const readQuestions = (
  db: Db,
  exchangeId: string,
  { from, most }: { readonly from: number; readonly most: number },
) =>
  exams(db)
    .selectFrom('exams.imported_questions')
    .select(['position', 'content', 'tags', 'category'])
    .where('exchange_id', '=', exchangeId)
    .where('position', '>=', from)
    .orderBy('position')
    .limit(most)
    .execute()
