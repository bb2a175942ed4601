import { type Db, transaction } from '#platform/database'
import { desc, keysetPage } from '#platform/keyset'
import { refuseIf } from '#platform/refusal'
import type { SocialDeps } from './deps.ts'
import { handleOf, lockPair } from './follow-person.ts'
import { rules } from './limits.ts'
import { dropPageOf } from './pages.ts'
import { whyNotOwn } from './post.ts'
import { social } from './tables.ts'

type Needs = Pick<SocialDeps, 'db' | 'clock' | 'limits' | 'pages'>

/** Blocks a person, or no longer; a block ends the follows between the two. */
export async function blockPerson(deps: Needs, personId: string, otherId: string, on: boolean) {
  const { db, clock, pages } = deps
  refuseIf(whyNotOwn(personId, otherId))
  await deps.limits.take(rules.follow, personId)
  const handle = await handleOf(db, otherId)
  await transaction(db, async (tx) => {
    await lockPair(tx, personId, otherId)
    if (!on)
      return social(tx)
        .deleteFrom('social.blocks')
        .where('blocker_id', '=', personId)
        .where('blocked_id', '=', otherId)
        .execute()
    await social(tx)
      .insertInto('social.blocks')
      .values({ blocker_id: personId, blocked_id: otherId, at: clock.now() })
      .onConflict((twin) => twin.doNothing())
      .execute()
    return social(tx)
      .deleteFrom('social.follows')
      .where((of) =>
        of.or([
          of.and([of('follower_id', '=', personId), of('followed_id', '=', otherId)]),
          of.and([of('follower_id', '=', otherId), of('followed_id', '=', personId)]),
        ]),
      )
      .execute()
  })
  dropPageOf(pages, handle)
  return {}
}

/** The people whom a person blocks, newest first. Uses the index `blocks__newest`. */
export function listBlocked(db: Db, personId: string, cursor?: string) {
  const rows = social(db)
    .selectFrom('social.blocks as b')
    .innerJoin('identity.people as person', 'person.id', 'b.blocked_id')
    .select(['person.id', 'person.name', 'person.handle', 'person.avatar as photo'])
    .where('b.blocker_id', '=', personId)
  return keysetPage(rows, [desc('b.at', 'instant'), desc('b.blocked_id')], cursor)
}
