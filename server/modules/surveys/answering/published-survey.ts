import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { stateOf } from '../survey.ts'
import { surveys } from '../tables.ts'

const published = (db: Db) =>
  surveys(db).selectFrom('surveys.surveys').selectAll().where('published_at', 'is not', null)

export const findPublished = async (db: Db, surveyId: string) =>
  (await published(db).where('id', '=', surveyId).executeTakeFirst()) ?? refuse('surveys.unknown')

/** Holds the survey open until the end of the transaction, so that closing it waits. */
export const holdPublished = async (db: Db, surveyId: string) =>
  (await published(db).where('id', '=', surveyId).forShare().executeTakeFirst()) ?? refuse('surveys.unknown')

export type PublishedSurvey = Awaited<ReturnType<typeof findPublished>>

/** A survey as anybody with its link sees it. */
export async function showSurvey(db: Db, slug: string) {
  const row = (await published(db).where('slug', '=', slug).executeTakeFirst()) ?? refuse('surveys.unknown')
  const { title, intro, thanks, audience, isAnonymous, questions } = row.settings
  const asked = { title, intro, thanks, audience, isAnonymous, questions }
  return { survey: { ...asked, id: row.id, slug, state: stateOf(row) } }
}
