import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { stateOf } from '../survey.ts'
import { surveys } from '../tables.ts'
import { findOwn, type OwnSurvey, publishingOf } from './set-survey.ts'

/** How many sent answers to each of these surveys. */
async function answersOf(db: Db, surveyIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (surveyIds.length === 0) return new Map()
  const rows = await surveys(db)
    .selectFrom('surveys.responses')
    .select(['survey_id', sql<number>`count(*)::integer`.as('answers')])
    .where('survey_id', 'in', surveyIds)
    .where('sent_at', 'is not', null)
    .groupBy('survey_id')
    .execute()
  return new Map(rows.map(({ survey_id, answers }) => [survey_id, answers]))
}

/** Surveys of an author, or of everybody, the newest first. */
export async function listSurveys(db: Db, ownerId: string | null, cursor?: string) {
  const all = surveys(db)
    .selectFrom('surveys.surveys as s')
    .innerJoin('identity.people as p', 'p.id', 's.owner_id')
    .select(['s.id', 's.title', 's.published_at', 's.closed_at', 's.created_at', 'p.name'])
    .select(sql<number>`jsonb_array_length(s.settings -> 'questions')`.as('questions'))
  const rows = ownerId === null ? all : all.where('s.owner_id', '=', ownerId)
  const page = await keysetPage(rows, newestFirst('s.created_at', 's.id'), cursor)
  const answers = await answersOf(
    db,
    page.items.map(({ id }) => id),
  )
  return {
    ...page,
    items: page.items.map((row) => ({
      ...{ id: row.id, title: row.title, state: stateOf(row), questions: row.questions },
      ...{ answers: answers.get(row.id) ?? 0, author: row.name, createdAt: row.created_at },
    })),
  }
}

/** A survey with all that is set. */
export async function showOwnSurvey(db: Db, own: OwnSurvey) {
  const row = await findOwn(db, own)
  const answers = await answersOf(db, [row.id])
  return {
    ...publishingOf(row),
    ...{ id: row.id, settings: row.settings, revision: row.revision, savedAt: row.changed_at },
    answers: answers.get(row.id) ?? 0,
  }
}
