import type { Db } from '#platform/database'
import { live } from '../tables.ts'

/** Which slides everybody sees in a session, and at which page. */
export const findShownSlides = async (db: Db, sessionId: string) =>
  (await live(db)
    .selectFrom('live.slides')
    .select(['file_id as fileId', 'page'])
    .where('session_id', '=', sessionId)
    .where('is_shown', '=', true)
    .executeTakeFirst()) ?? null
