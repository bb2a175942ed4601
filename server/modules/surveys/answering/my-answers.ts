import type { SurveyAnswers } from '@arvand/contracts/surveys'
import { findFiles } from '#modules/media'
import { type Db, type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { keysetPage, newestFirst } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import type { SurveysDeps } from '../deps.ts'
import { filesIn, stateOf, whyNotRespond } from '../survey.ts'
import { surveys } from '../tables.ts'
import { findPublished, holdPublished } from './published-survey.ts'
import { isParticipant, lockParticipant } from './store-anonymously.ts'

const ofPerson = (db: Db, surveyId: string, personId: string) =>
  surveys(db)
    .selectFrom('surveys.responses')
    .select(['id', 'answers'])
    .where('survey_id', '=', surveyId)
    .where('person_id', '=', personId)

export async function hasAnswered(db: Db, surveyId: string, personId: string): Promise<boolean> {
  const sent = ofPerson(db, surveyId, personId).where('sent_at', 'is not', null).limit(1)
  return (await sent.executeTakeFirst()) !== undefined || (await isParticipant(db, surveyId, personId))
}

/** What a person has begun to answer, held until the end of the transaction. */
export const lockBegun = (tx: Tx, surveyId: string, personId: string) =>
  ofPerson(tx, surveyId, personId).where('sent_at', 'is', null).forUpdate().executeTakeFirst()

/** What a person has answered so far, with the names of their files, and why they cannot send it now. */
export async function showMyAnswers(db: Db, surveyId: string, personId: string) {
  const survey = await findPublished(db, surveyId)
  const [begun, answered] = await Promise.all([
    ofPerson(db, surveyId, personId).where('sent_at', 'is', null).executeTakeFirst(),
    hasAnswered(db, surveyId, personId),
  ])
  const answers = begun?.answers ?? {}
  const files = await findFiles(db, filesIn(survey.settings.questions, answers))
  return {
    answers,
    files: Object.fromEntries([...files.values()].map(({ id, name }) => [id, name])),
    whyNot: whyNotRespond(survey, { personId, hasAnswered: answered }),
  }
}

/** Keeps answers that are not sent yet. They may be incomplete; those of unknown questions are dropped. */
export const saveMyAnswers = (
  { db, clock }: Pick<SurveysDeps, 'db' | 'clock'>,
  personId: string,
  { surveyId, answers }: { readonly surveyId: string; readonly answers: SurveyAnswers },
) =>
  transaction(db, async (tx) => {
    const survey = await holdPublished(tx, surveyId)
    if (stateOf(survey) !== 'open') refuse('surveys.closed')
    const { audience, isAnonymous, questions } = survey.settings
    if (isAnonymous) {
      await lockParticipant(tx, surveyId, personId)
      if (await isParticipant(tx, surveyId, personId)) refuse('surveys.answered')
    }
    const kept = JSON.stringify(
      Object.fromEntries(
        questions.flatMap(({ id }) => (answers[id] === undefined ? [] : [[id, answers[id]]])),
      ),
    )
    const now = clock.now()
    const begun = await lockBegun(tx, surveyId, personId)
    if (begun) {
      const row = surveys(tx).updateTable('surveys.responses').set({ answers: kept })
      await row.where('id', '=', begun.id).execute()
      return { savedAt: now }
    }
    const made = await surveys(tx)
      .insertInto('surveys.responses')
      .values({
        ...{ id: newId(), survey_id: surveyId, person_id: personId, only_one: audience === 'once' },
        ...{ answers: kept, sent_as: null, sent_at: null, begun_at: now },
      })
      // Already sent, or begun by another window at the same moment, whose next save has this one's answers too.
      .onConflict((other) => other.doNothing())
      .executeTakeFirst()
    if (made.numInsertedOrUpdatedRows === 0n && (await hasAnswered(tx, surveyId, personId)))
      refuse('surveys.answered')
    return { savedAt: now }
  })

/** Surveys that a person has begun or answered, the newest first. */
export async function listMySurveys(db: Db, personId: string, cursor?: string) {
  const rows = surveys(db)
    .selectFrom('surveys.responses as r')
    .innerJoin('surveys.surveys as s', 's.id', 'r.survey_id')
    .select(['r.id', 's.slug', 's.title', 's.closed_at', 'r.begun_at', 'r.sent_at'])
    .where('r.person_id', '=', personId)
    .where('s.published_at', 'is not', null)
  const page = await keysetPage(rows, newestFirst('r.begun_at', 'r.id'), cursor)
  return {
    ...page,
    items: page.items.map(({ id, slug, title, closed_at, begun_at, sent_at }) => ({
      ...{ id, slug: slug ?? '', title, isClosed: closed_at !== null },
      ...{ at: sent_at ?? begun_at, answeredAt: sent_at },
    })),
  }
}
