import type { PublicField } from '@arvand/contracts/panel/profile'
import type { Role } from '@arvand/contracts/people'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { findProfile, type Profile } from '../people/person-queries.ts'

export type PublicProfile = { id: string; handle: string; roles: Role[] } & Partial<
  Pick<Profile, PublicField>
>

/** The public profile of a handle: only the fields that the person chose to show. */
export async function showPerson(db: Db, handle: string): Promise<{ person: PublicProfile }> {
  const profile = await findProfile(db, { handle: handle.toLowerCase() })
  if (!profile?.handle) refuse('request.not-found')
  const shown = profile.publicFields.filter((field) => field !== 'email' || profile.emailVerified)
  const fields = Object.fromEntries(shown.map((field) => [field, profile[field]]))
  return { person: { ...fields, id: profile.id, handle: profile.handle, roles: profile.roles } }
}
