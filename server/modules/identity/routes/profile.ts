import { showPerson as showPersonContract } from '@arvand/contracts/home/people'
import { removeAvatar, setAvatar as setAvatarContract } from '@arvand/contracts/panel/avatar'
import * as contract from '@arvand/contracts/panel/profile'
import { type Route, route } from '#platform/http/route'
import { refuse } from '#platform/refusal'
import type { IdentityParts } from '../parts.ts'
import { findProfile } from '../people/person-queries.ts'
import { setAvatar } from '../profile/set-avatar.ts'
import { showPerson } from '../profile/show-person.ts'
import { updateProfile } from '../profile/update-profile.ts'

export const profileRoutes = (parts: IdentityParts): Route[] => [
  route(contract.getProfile, async ({ actor }) => ({
    user: (await findProfile(parts.db, { id: actor.personId })) ?? refuse('request.unauthenticated'),
  })),
  route(contract.updateProfile, ({ input, actor, caller }) => updateProfile(parts, caller, actor, input)),
  route(setAvatarContract, ({ input, actor }) => setAvatar(parts, actor.personId, input.fileId)),
  route(removeAvatar, ({ actor }) => setAvatar(parts, actor.personId, null)),
  route(showPersonContract, ({ input }) => showPerson(parts.db, input.handle)),
]
