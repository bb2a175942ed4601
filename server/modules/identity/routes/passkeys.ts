import * as contract from '@arvand/contracts/panel/passkeys'
import { type Route, route } from '#platform/http/route'
import { wholeList } from '#platform/whole-list'
import type { IdentityDeps } from '../deps.ts'
import { addPasskey, beginPasskey } from '../passkeys/add-passkey.ts'
import { beginPasskeyLogin, logInByPasskey } from '../passkeys/log-in-by-passkey.ts'
import { passkeysOf } from '../passkeys/passkey-queries.ts'
import { removePasskey } from '../passkeys/remove-passkey.ts'

export const passkeyRoutes = (deps: IdentityDeps): Route[] => [
  route(contract.listPasskeys, async ({ actor }) => {
    const rows = await passkeysOf(deps.db, actor.personId)
    return wholeList(
      rows.map(({ id, name, created_at, used_at }) => ({ id, name, createdAt: created_at, usedAt: used_at })),
    )
  }),
  route(contract.beginPasskey, ({ actor }) => beginPasskey(deps, actor)),
  route(contract.addPasskey, ({ input, actor, caller }) => addPasskey(deps, caller, actor, input)),
  route(contract.removePasskey, async ({ input, actor, caller }) => {
    await removePasskey(deps, caller, actor, input.passkeyId)
    return {}
  }),
  route(contract.beginPasskeyLogin, () => beginPasskeyLogin(deps)),
  route(contract.loginByPasskey, async ({ input, caller, cookie }) => {
    const outcome = await logInByPasskey(deps, caller, input)
    if (!('challenge' in outcome)) cookie.keep(outcome.token, outcome.expiresAt)
    return outcome
  }),
]
