import type { Db } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { surveys } from '../tables.ts'
import { findOwn, type OwnSurvey } from './set-survey.ts'

/** Webinars of the survey's author, the newest first. */
export async function listSurveyWebinars(db: Db, own: OwnSurvey, cursor?: string) {
  const { owner_id } = await findOwn(db, own)
  const rows = surveys(db)
    .selectFrom('live.known_webinars as w')
    .select(['w.id', 'w.title', 'w.starts_at as startsAt'])
    .where('w.owner_id', '=', owner_id)
  return keysetPage(rows, newestFirst('w.starts_at', 'w.id'), cursor)
}
