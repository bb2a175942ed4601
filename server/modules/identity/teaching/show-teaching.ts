import type { Actor } from '#platform/actor'
import type { Db } from '#platform/database'
import { whyNotApply } from './application.ts'
import { lastApplication } from './application-queries.ts'

/** One's own last application, and whether another can be sent. */
export async function showTeaching(db: Db, actor: Actor) {
  const application = (await lastApplication(db, actor.personId)) ?? null
  return { application, whyNotApply: whyNotApply(actor.roles, application?.state ?? null) }
}
