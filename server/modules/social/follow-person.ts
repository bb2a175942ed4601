import { sql } from 'kysely'
import { activePerson } from '#modules/identity'
import { leaveNotice } from '#modules/notices'
import { type Db, type Tx, transaction } from '#platform/database'
import { refuse, refuseIf } from '#platform/refusal'
import type { SocialDeps } from './deps.ts'
import { rules } from './limits.ts'
import { dropPageOf } from './pages.ts'
import { whyNotOwn } from './post.ts'
import { socialNoticeTypes } from './social-notice-types.ts'
import { social } from './tables.ts'

type Needs = Pick<SocialDeps, 'db' | 'clock' | 'jobs' | 'limits' | 'pages'>

/** Follows a person, or no longer (`on` false); returns how many follow them. */
export async function followPerson(deps: Needs, personId: string, otherId: string, on: boolean) {
  const { db, pages } = deps
  refuseIf(whyNotOwn(personId, otherId))
  await deps.limits.take(rules.follow, personId)
  const handle = await handleOf(db, otherId)
  if (on) await follow(deps, personId, otherId)
  else await unfollow(db, personId, otherId)
  dropPageOf(pages, handle)
  const { followers } = await social(db)
    .selectFrom('social.follows')
    .select((of) => of.fn.countAll<number>().as('followers'))
    .where('followed_id', '=', otherId)
    .executeTakeFirstOrThrow()
  return { followers }
}

/** The handle of somebody who has not left; refuses others. */
export async function handleOf(db: Db, personId: string): Promise<string | null> {
  const row = await social(db)
    .selectFrom('identity.people')
    .select('handle')
    .where('id', '=', personId)
    .where('has_left', '=', false)
    .executeTakeFirst()
  return (row ?? refuse('social.unknown-person')).handle
}

async function follow({ db, clock, jobs }: Needs, personId: string, otherId: string): Promise<void> {
  await transaction(db, async (tx) => {
    // A block that comes at the same moment waits, and then ends the follow.
    await lockPair(tx, personId, otherId)
    const blocks = await social(tx)
      .selectFrom('social.blocks')
      .select('blocker_id')
      .where((of) =>
        of.or([
          of.and([of('blocker_id', '=', personId), of('blocked_id', '=', otherId)]),
          of.and([of('blocker_id', '=', otherId), of('blocked_id', '=', personId)]),
        ]),
      )
      .execute()
    if (blocks.some(({ blocker_id }) => blocker_id === personId)) refuse('social.blocked-by-you')
    // Nobody learns that somebody has blocked them.
    if (blocks.length > 0) refuse('social.unknown-person')
    const made = await social(tx)
      .insertInto('social.follows')
      .values({ follower_id: personId, followed_id: otherId, at: clock.now() })
      .onConflict((twin) => twin.doNothing())
      .returning('at')
      .executeTakeFirst()
    const follower = made && (await activePerson(tx, { id: personId }))
    if (!follower) return
    const handle = await handleOf(tx, personId)
    const about = { by: follower.name, handle }
    const cause = `social follow ${personId}`
    await leaveNotice(jobs, tx, clock, { personId: otherId, kind: socialNoticeTypes.followed, about, cause })
  })
}

/** Follows and blocks between two people come one after another. */
export const lockPair = (tx: Tx, one: string, other: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`social ${[one, other].toSorted().join(' ')}`}, 0))`.execute(
    social(tx),
  )

const unfollow = (db: Db, personId: string, otherId: string) =>
  social(db)
    .deleteFrom('social.follows')
    .where('follower_id', '=', personId)
    .where('followed_id', '=', otherId)
    .execute()
