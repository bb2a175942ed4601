import type { Actor } from '#platform/actor'
import type { Db } from '#platform/database'
import { whyNotApply } from './application.ts'
import { lastApplication } from './application-queries.ts'

/** The actor's last application, and whether they can send another. */
export async function showTeaching(db: Db, actor: Actor) {
  const application = (await lastApplication(db, actor.personId)) ?? null
  return { application, whyNotApply: whyNotApply(actor.roles, application?.state ?? null) }
}
