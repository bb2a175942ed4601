import type { Db } from '#platform/database'
import { desc, keysetPage } from '#platform/keyset'
import { refuseIf } from '#platform/refusal'
import type { SocialDeps } from './deps.ts'
import { handleOf } from './follow-person.ts'
import { rules } from './limits.ts'
import { whyNotOwn } from './post.ts'
import { social } from './tables.ts'

type Needs = Pick<SocialDeps, 'db' | 'clock' | 'limits'>

/** Mutes a person, or no longer: only the feed of the muter changes. */
export async function mutePerson(
  { db, clock, limits }: Needs,
  personId: string,
  otherId: string,
  on: boolean,
) {
  refuseIf(whyNotOwn(personId, otherId))
  await limits.take(rules.follow, personId)
  await handleOf(db, otherId)
  if (on)
    await social(db)
      .insertInto('social.mutes')
      .values({ muter_id: personId, muted_id: otherId, at: clock.now() })
      .onConflict((twin) => twin.doNothing())
      .execute()
  else
    await social(db)
      .deleteFrom('social.mutes')
      .where('muter_id', '=', personId)
      .where('muted_id', '=', otherId)
      .execute()
  return {}
}

/** The people whom a person mutes, newest first. Uses the index `mutes__newest`. */
export function listMuted(db: Db, personId: string, cursor?: string) {
  const rows = social(db)
    .selectFrom('social.mutes as m')
    .innerJoin('identity.people as person', 'person.id', 'm.muted_id')
    .select(['person.id', 'person.name', 'person.handle', 'person.avatar as photo'])
    .where('m.muter_id', '=', personId)
  return keysetPage(rows, [desc('m.at', 'instant'), desc('m.muted_id')], cursor)
}
