import { randomUUID } from 'node:crypto'
import type { SurveyAnswers } from '@arvand/contracts/surveys'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database'
import { refuse } from '#platform/refusal'
import { choicesOf } from '../choices.ts'
import { surveys } from '../tables.ts'
import type { PublishedSurvey } from './published-survey.ts'

/**
 * So many earlier responses are written again with each new one, so that neither the place of a row in its table nor
 * the transaction that wrote it says in which order people answered (decision 0230).
 */
const rewritten = 64

/** Holds what a person does in an anonymous survey, so that nothing they begin is kept after they sent it. */
export const lockParticipant = (tx: Tx, surveyId: string, personId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${surveyId} ${personId}`}, 11))`.execute(surveys(tx))

/** Whether a person sent an answer to an anonymous survey of one answer each. */
export async function isParticipant(db: Db, surveyId: string, personId: string): Promise<boolean> {
  const row = surveys(db).selectFrom('surveys.participants').select('person_id')
  const found = await row
    .where('survey_id', '=', surveyId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return found !== undefined
}

interface AnonymousAnswer {
  readonly personId: string | null
  readonly answerId: string
  readonly answers: SurveyAnswers
}

/**
 * Stores an answer without anything that tells whose it is: no person, no time, an id that is not made of the time.
 * What the person had begun is removed.
 */
export async function storeAnonymously(
  tx: Tx,
  { id: surveyId, settings, published_at }: PublishedSurvey,
  { personId, answerId, answers }: AnonymousAnswer,
): Promise<void> {
  const isOnce = settings.audience === 'once'
  if (personId !== null) {
    await lockParticipant(tx, surveyId, personId)
    if (isOnce) await join(tx, surveyId, personId)
    const begun = surveys(tx).deleteFrom('surveys.responses').where('survey_id', '=', surveyId)
    await begun.where('person_id', '=', personId).where('sent_at', 'is', null).execute()
  }
  // One after another, because the group of an answer follows from how many there are.
  await sql`select pg_advisory_xact_lock(hashtextextended(${surveyId}, 12))`.execute(surveys(tx))
  const { count } = await surveys(tx)
    .selectFrom('surveys.responses')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('survey_id', '=', surveyId)
    .where('sent_at', 'is not', null)
    .executeTakeFirstOrThrow()
  const published = published_at ?? refuse('surveys.unknown')
  await surveys(tx)
    .insertInto('surveys.responses')
    .values({
      ...{ id: randomUUID(), survey_id: surveyId, person_id: null, only_one: false },
      ...{ answers: JSON.stringify(answers), sent_as: isOnce ? null : answerId },
      ...{ sent_at: published, begun_at: published },
      ...{
        batch: Math.floor(count / settings.leastAnswers),
        choices: choicesOf(settings.questions, answers),
      },
    })
    .execute()
  await sql`
    update surveys.responses set batch = batch where id in (
      select id from surveys.responses where survey_id = ${surveyId} and sent_at is not null
      order by random() limit ${sql.lit(rewritten)})`.execute(surveys(tx))
}

async function join(tx: Tx, surveyId: string, personId: string): Promise<void> {
  const joined = await surveys(tx)
    .insertInto('surveys.participants')
    .values({ survey_id: surveyId, person_id: personId })
    .onConflict((other) => other.doNothing())
    .executeTakeFirst()
  if (joined.numInsertedOrUpdatedRows === 0n) refuse('surveys.answered')
}
