import type { SurveyAnswers } from '@arvand/contracts/surveys'
import { sql } from 'kysely'
import { ownsFiles } from '#modules/media'
import type { Actor, Caller } from '#platform/actor'
import { type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { refuse, refuseIf } from '#platform/refusal'
import { choicesOf } from '../choices.ts'
import type { SurveysDeps } from '../deps.ts'
import { answersByAddress } from '../limits.ts'
import { askedOf, faultsIn, filesIn, whyNotRespond } from '../survey.ts'
import { type ResponseRow, surveys } from '../tables.ts'
import { hasAnswered, lockBegun } from './my-answers.ts'
import { holdPublished } from './published-survey.ts'
import { storeAnonymously } from './store-anonymously.ts'

interface Sent {
  readonly surveyId: string
  readonly answerId: string
  readonly answers: SurveyAnswers
}

/** Sends the answers of a person or of a visitor without an account; the same answer sent again counts once. */
export async function answerSurvey(
  { db, clock, limits }: Pick<SurveysDeps, 'db' | 'clock' | 'limits'>,
  caller: Caller,
  actor: Actor | null,
  { surveyId, answerId, answers: given }: Sent,
): Promise<Record<string, never>> {
  if (!actor) await limits.takeByAddress(answersByAddress, caller.address)
  const personId = actor?.personId ?? null
  return transaction(db, async (tx) => {
    const survey = await holdPublished(tx, surveyId)
    if (await isSent(tx, surveyId, answerId)) return {}
    const answered = personId !== null && (await hasAnswered(tx, surveyId, personId))
    refuseIf(whyNotRespond(survey, { personId, hasAnswered: answered }))
    const { questions, audience, isAnonymous } = survey.settings
    const answers = askedOf(questions, given)
    const faults = faultsIn(questions, answers)
    if (Object.keys(faults).length > 0) refuse('surveys.answers-wrong', { fields: faults })
    if (isAnonymous) {
      await storeAnonymously(tx, survey, { personId, answerId, answers })
      return {}
    }
    const fileIds = filesIn(questions, answers)
    // Only surveys that ask for an account ask for files.
    if (fileIds.length > 0 && (await ownsFiles(tx, personId ?? '', fileIds, ['survey'])))
      refuse('media.unknown-file')
    const now = clock.now()
    const begun = personId === null ? undefined : await lockBegun(tx, surveyId, personId)
    const id = begun?.id ?? newId()
    await store(tx, begun !== undefined, {
      ...{ id, survey_id: surveyId, person_id: personId, only_one: audience === 'once' },
      ...{ answers: JSON.stringify(answers), sent_as: answerId, sent_at: now, begun_at: now },
      choices: choicesOf(questions, answers),
    })
    if (fileIds.length > 0)
      await surveys(tx)
        .insertInto('surveys.response_files')
        .values(fileIds.map((file_id) => ({ response_id: id, file_id })))
        .execute()
    return {}
  })
}

/** Whether this answer was sent before; waits for one that is just being sent. */
async function isSent(tx: Tx, surveyId: string, answerId: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${answerId}, 7))`.execute(surveys(tx))
  const sent = await surveys(tx)
    .selectFrom('surveys.responses')
    .select('id')
    .where('survey_id', '=', surveyId)
    .where('sent_as', '=', answerId)
    .executeTakeFirst()
  return sent !== undefined
}

type NewResponse = Omit<ResponseRow, 'answers' | 'batch' | 'choices'> & {
  readonly answers: string
  readonly choices: Buffer
}

/** What was begun becomes the sent response; of two that one person sends at once the second is refused. */
async function store(tx: Tx, isBegun: boolean, response: NewResponse): Promise<void> {
  if (isBegun) {
    const { id, answers, sent_as, sent_at, choices } = response
    const row = surveys(tx).updateTable('surveys.responses').set({ answers, sent_as, sent_at, choices })
    await row.where('id', '=', id).execute()
    return
  }
  const made = await surveys(tx)
    .insertInto('surveys.responses')
    .values(response)
    .onConflict((other) => other.doNothing())
    .executeTakeFirst()
  if (made.numInsertedOrUpdatedRows === 0n) refuse('surveys.answered')
}
