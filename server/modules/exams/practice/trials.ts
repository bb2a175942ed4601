import type { AnswerValue } from '@arvand/contracts/asked-questions'
import type { Question } from '@arvand/contracts/questions'
import { type Selectable, sql } from 'kysely'
import type { Actor } from '#platform/actor'
import { type Db, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { desc, keysetPage } from '#platform/keyset'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse } from '#platform/refusal'
import { filesFor } from '../bank/question-files.ts'
import type { ExamsDeps } from '../deps.ts'
import { askedOf, markedOf, readAnswer } from '../questions.ts'
import { exams, type TrialQuestion, type TrialRow } from '../tables.ts'
import { filesTold } from '../taking/files-told.ts'
import { keyTold } from './key-told.ts'
import { findGroup } from './published-group.ts'
import { evenly } from './trial.ts'

/** Trial exams: questions drawn from groups, answered in one go and marked at once. No card moves by them. */

/** For answers that were on their way when the clock ran out. */
const graceMs = 60_000

interface Wish {
  readonly groupIds: readonly string[]
  readonly questions: number
  readonly minutes: number
}

export const startTrial = ({ db, clock }: ExamsDeps, request: RepeatedRequest, wish: Wish) =>
  transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const now = clock.now()
      const { personId } = request
      const groupIds = [...new Set(wish.groupIds)]
      const titles: string[] = []
      const pools: TrialQuestion[][] = []
      for (const groupId of groupIds) {
        titles.push((await findGroup(tx, groupId, personId)).title)
        pools.push(await drawnFrom(tx, groupId))
      }
      const questions = evenly(pools, wish.questions)
      if (questions.length === 0) return refuse('exams.trial-without-questions')
      const id = newId()
      await exams(tx)
        .insertInto('exams.practice_trials')
        .values({
          ...{ id, person_id: personId, titles, questions: JSON.stringify(questions), started_at: now },
          ends_at: wish.minutes === 0 ? null : new Date(now.getTime() + wish.minutes * 60_000),
          ...{ finished_at: null, answers: null, percents: null },
        })
        .execute()
      return { trialId: id }
    }),
  )

/** All questions of a group by chance. */
const drawnFrom = (db: Db, groupId: string): Promise<TrialQuestion[]> =>
  exams(db)
    .selectFrom('exams.group_questions')
    .select(['question_id as id', 'version', 'group_id as groupId'])
    .where('group_id', '=', groupId)
    .orderBy(sql`random()`)
    .execute()

type Row = Selectable<TrialRow>

const toldOf = (row: Row) => {
  const percents = row.percents && Object.values(row.percents)
  return {
    ...{ id: row.id, titles: row.titles, startedAt: row.started_at, endsAt: row.ends_at },
    ...{ finishedAt: row.finished_at, questions: row.questions.length },
    right: percents?.filter((percent) => percent === 100).length ?? null,
    percent: percents ? averageOf(percents) : null,
  }
}

const averageOf = (percents: readonly number[]): number =>
  percents.length === 0
    ? 0
    : Math.round((percents.reduce((sum, one) => sum + one, 0) / percents.length) * 10) / 10

const trialRows = (db: Db, personId: string) =>
  exams(db).selectFrom('exams.practice_trials').selectAll().where('person_id', '=', personId)

export async function listTrials(db: Db, personId: string, cursor?: string) {
  const page = await keysetPage(trialRows(db, personId), [desc('started_at', 'instant'), desc('id')], cursor)
  return { ...page, items: page.items.map(toldOf) }
}

interface OneTrial {
  readonly trialId: string
  readonly personId: string
}

const seedOf = (trialId: string, questionId: string): string => `${trialId} ${questionId}`

/** The questions of a trial in their order, in the versions that were drawn. */
async function questionsOf(db: Db, { id, questions }: Row) {
  const rows = await exams(db)
    .selectFrom('exams.question_versions')
    .select(['question_id', 'version', 'content'])
    .where(
      'question_id',
      'in',
      questions.map((one) => one.id),
    )
    .execute()
  return questions.flatMap((one) => {
    const found = rows.find(({ question_id, version }) => question_id === one.id && version === one.version)
    return found ? [{ id: one.id, question: found.content, seed: seedOf(id, one.id) }] : []
  })
}

export async function showTrial(deps: ExamsDeps, { trialId }: { readonly trialId: string }, actor: Actor) {
  const { db } = deps
  const row = await trialRows(db, actor.personId).where('id', '=', trialId).executeTakeFirst()
  if (!row) return refuse('exams.unknown-trial')
  const asked = await questionsOf(db, row)
  const questions = asked.map(({ id, question, seed }) => askedOf(id, question, seed))
  const results = row.finished_at
    ? Object.fromEntries(asked.map((one) => [one.id, resultOf(one, row.answers?.[one.id] ?? null)]))
    : null
  const files = questions.flatMap((one) => {
    const result = results?.[one.id]
    return filesTold(result ? { ...one, correct: result.key.answer, feedback: result.feedback } : one)
  })
  return {
    trial: toldOf(row),
    ...{ questions, results, files: await filesFor(deps, [...new Set(files)], actor) },
  }
}

interface AskedOne {
  readonly id: string
  readonly question: Question
  readonly seed: string
}

function resultOf({ question, seed }: AskedOne, value: AnswerValue) {
  const { verdict, percent, feedback } = markedOf(question, value, seed)
  return { value, verdict, percent: percent ?? 0, key: keyTold(question, seed), feedback }
}

export const finishTrial = (
  { db, clock }: ExamsDeps,
  { trialId, personId }: OneTrial,
  given: Readonly<Record<string, AnswerValue>>,
) =>
  transaction(db, async (tx) => {
    const now = clock.now()
    const row = await trialRows(tx, personId).where('id', '=', trialId).forUpdate().executeTakeFirst()
    if (!row) return refuse('exams.unknown-trial')
    if (row.finished_at) return refuse('exams.trial-over')
    const isLate = row.ends_at !== null && now.getTime() > row.ends_at.getTime() + graceMs
    const answers: Record<string, AnswerValue> = {}
    const percents: Record<string, number> = {}
    for (const one of await questionsOf(tx, row)) {
      const read = readAnswer(one.question, isLate ? null : (given[one.id] ?? null), one.seed)
      if (read === undefined) return refuse('exams.not-an-answer')
      answers[one.id] = read
      percents[one.id] = resultOf(one, read).percent
    }
    await exams(tx)
      .updateTable('exams.practice_trials')
      .set({
        ...{ finished_at: now, answers: JSON.stringify(answers), percents: JSON.stringify(percents) },
      })
      .where('id', '=', trialId)
      .execute()
    const told = toldOf({ ...row, percents })
    return { right: told.right ?? 0, percent: told.percent ?? 0 }
  })
