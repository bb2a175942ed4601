import { showPerson as showPersonContract } from '@arvand/contracts/home/people'
import { removeAvatar, setAvatar as setAvatarContract } from '@arvand/contracts/panel/avatar'
import * as contract from '@arvand/contracts/panel/profile'
import { type Route, route } from '#platform/http/route'
import { refuse } from '#platform/refusal'
import type { IdentityDeps } from '../deps.ts'
import { findProfile } from '../people/person-queries.ts'
import { setAvatar } from '../profile/set-avatar.ts'
import { showPerson } from '../profile/show-person.ts'
import { updateProfile } from '../profile/update-profile.ts'

export const profileRoutes = (deps: IdentityDeps): Route[] => [
  route(contract.getProfile, async ({ actor }) => ({
    user: (await findProfile(deps.db, { id: actor.personId })) ?? refuse('request.unauthenticated'),
  })),
  route(contract.updateProfile, ({ input, actor, caller }) => updateProfile(deps, caller, actor, input)),
  route(setAvatarContract, ({ input, actor }) => setAvatar(deps, actor.personId, input.fileId)),
  route(removeAvatar, ({ actor }) => setAvatar(deps, actor.personId, null)),
  route(showPersonContract, ({ input }) => showPerson(deps.db, input.handle)),
]
