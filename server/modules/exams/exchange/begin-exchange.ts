import type { WrittenFormat } from '@arvand/contracts/teacher/question-exchange'
import { findFiles, ownsFiles } from '#modules/media'
import { type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import type { ExamsDeps } from '../deps.ts'
import { type ExportWish, exams } from '../tables.ts'
import { countInProgress } from './exchange-queries.ts'
import { questionExchange } from './jobs.ts'
import { chosenQuestions } from './written/chosen-questions.ts'

const mostInProgress = 3

/** Pure: why no further import or export may begin now. */
const whyNotExchange = (inProgress: number): 'exams.exchange-busy' | null =>
  inProgress >= mostInProgress ? 'exams.exchange-busy' : null

/** Begins to read questions from a file that the person has uploaded. */
export const beginImport = (deps: ExamsDeps, request: RepeatedRequest, fileId: string) =>
  begin(deps, request, async (tx) => {
    refuseIf(await ownsFiles(tx, request.personId, [fileId], ['questions']))
    const file = (await findFiles(tx, [fileId])).get(fileId) ?? refuse('media.unknown-file')
    return { direction: 'import', file_id: fileId, file_name: file.name }
  })

export interface WishedExport {
  readonly format: WrittenFormat
  readonly questionIds?: readonly string[] | undefined
  /** `none`: questions without a category. */
  readonly categoryId?: string | undefined
}

/** Begins to write questions into a file. Which ones is decided now. */
export const beginExport = (deps: ExamsDeps, request: RepeatedRequest, wished: WishedExport) =>
  begin(deps, request, async (tx) => {
    const questionIds = await chosenQuestions(tx, request.personId, wished)
    const wish: ExportWish = { format: wished.format, questionIds }
    return { direction: 'export', file_id: null, file_name: null, wish: JSON.stringify(wish) }
  })

interface Begun {
  readonly direction: 'import' | 'export'
  readonly file_id: string | null
  readonly file_name: string | null
  readonly wish?: string
}

const begin = (
  { db, clock, jobs }: ExamsDeps,
  request: RepeatedRequest,
  wanted: (tx: Tx) => Promise<Begun>,
) =>
  transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const { personId } = request
      const row = await wanted(tx)
      refuseIf(whyNotExchange(await countInProgress(tx, personId)))
      const [id, now] = [newId(), clock.now()]
      await exams(tx)
        .insertInto('exams.question_exchanges')
        .values({ id, person_id: personId, ...row, created_at: now, changed_at: now })
        .execute()
      await jobs.leave(tx, questionExchange, { exchangeId: id })
      return { exchangeId: id }
    }),
  )
