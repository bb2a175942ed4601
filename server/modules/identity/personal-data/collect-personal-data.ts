import type { Actor, Caller } from '#platform/actor'
import type { PersonalData } from '#plugs/personal-data'
import { record } from '../audit/audited-acts.ts'
import type { IdentityDeps } from '../deps.ts'
import { refuseUnlessReauthenticated } from '../sign-in/reauthenticate.ts'
import { identityPersonalData } from './identity-personal-data.ts'

/** All stored data of a person, by module. */
export async function collectPersonalData(
  { db, clock }: Pick<IdentityDeps, 'db' | 'clock'>,
  caller: Caller,
  actor: Actor,
  plugs: readonly PersonalData[],
) {
  await refuseUnlessReauthenticated(db, clock, actor)
  const parts: Record<string, unknown> = {}
  for (const { word, collect } of [identityPersonalData, ...plugs])
    parts[word] = await collect(db, actor.personId)
  await record(db, clock, caller, { act: 'data-downloaded', personId: actor.personId, actor })
  return { madeAt: clock.now().toISOString(), parts }
}
