import type { Actor, Caller } from '#platform/actor'
import type { Db } from '#platform/database'
import { record } from '../audit/record.ts'
import type { IdentityParts } from '../parts.ts'
import { findProfile } from '../people/person-queries.ts'
import { refuseUnlessReauthenticated } from '../sign-in/reauthenticate.ts'
import { identity } from '../tables.ts'
import { applications } from '../teaching/application-queries.ts'
import type { PersonalData } from './personal-data.ts'

/** All that is kept of a person, part by part. */
export async function collectOwnData(
  { db, clock }: Pick<IdentityParts, 'db' | 'clock'>,
  caller: Caller,
  actor: Actor,
  plugs: readonly PersonalData[],
) {
  await refuseUnlessReauthenticated(db, clock, actor)
  const parts: Record<string, unknown> = {}
  for (const { word, collect } of [ofIdentity, ...plugs]) parts[word] = await collect(db, actor.personId)
  await record(db, clock, caller, { act: 'data-downloaded', personId: actor.personId, actor })
  return { madeAt: clock.now().toISOString(), parts }
}

const ofIdentity: PersonalData = {
  word: 'identity',
  async collect(db, personId) {
    const [profile, sessions, changes, teaching, acts] = await Promise.all([
      findProfile(db, { id: personId }),
      rowsOf(db, personId),
      changesOf(db, personId),
      applications(db).where('a.person_id', '=', personId).execute(),
      actsOf(db, personId),
    ])
    return { profile, sessions, profileChanges: changes, teachingApplications: teaching, acts }
  },
}

const rowsOf = (db: Db, personId: string) =>
  identity(db)
    .selectFrom('identity.sessions')
    .select(['device', 'address', 'created_at', 'seen_at'])
    .where('person_id', '=', personId)
    .execute()

const changesOf = (db: Db, personId: string) =>
  identity(db)
    .selectFrom('identity.profile_changes')
    .select(['field', 'before', 'after', 'changed_at'])
    .where('person_id', '=', personId)
    .orderBy('changed_at')
    .execute()

const actsOf = (db: Db, personId: string) =>
  identity(db)
    .selectFrom('identity.audit')
    .select(['at', 'act', 'address', 'user_agent'])
    .where('person_id', '=', personId)
    .orderBy('at')
    .execute()
