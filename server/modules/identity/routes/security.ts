import * as contract from '@arvand/contracts/panel/security'
import { type Route, route } from '#platform/http/route'
import type { IdentityDeps } from '../deps.ts'
import { changeContact } from '../profile/change-contact.ts'
import { beginSecondFactor } from '../security/begin-second-factor.ts'
import { changePassword } from '../security/change-password.ts'
import { confirmSecondFactor } from '../security/confirm-second-factor.ts'
import { renewRecoveryCodes } from '../security/renew-recovery-codes.ts'
import { showSecurity } from '../security/show-security.ts'
import { turnOffSecondFactor } from '../security/turn-off-second-factor.ts'
import { endMyOtherSessions, endMySession } from '../sessions/end-my-session.ts'
import { listSessions } from '../sessions/list-sessions.ts'
import { reauthenticate } from '../sign-in/reauthenticate.ts'

export const securityRoutes = (deps: IdentityDeps): Route[] => [
  route(contract.listSessions, ({ input, actor }) => listSessions(deps.db, deps.clock, actor, input.cursor)),
  route(contract.endSession, async ({ input, actor, caller }) => {
    await endMySession(deps, caller, actor, input.sessionId)
    return {}
  }),
  route(contract.endOtherSessions, ({ actor, caller }) => endMyOtherSessions(deps, caller, actor)),
  route(contract.reauthenticate, ({ input, actor, caller }) => reauthenticate(deps, caller, actor, input)),
  route(contract.showSecurity, ({ actor }) => showSecurity(deps.db, deps.clock, actor)),
  route(contract.changeMobile, ({ input, actor, caller }) =>
    changeContact(deps, caller, actor, 'mobile', input.ticket),
  ),
  route(contract.changeEmail, ({ input, actor, caller }) =>
    changeContact(deps, caller, actor, 'email', input.ticket),
  ),
  route(contract.changePassword, async ({ input, actor, caller }) => {
    await changePassword(deps, caller, actor, input.password)
    return {}
  }),
  route(contract.beginSecondFactor, ({ actor }) => beginSecondFactor(deps, actor)),
  route(contract.confirmSecondFactor, ({ input, actor, caller }) =>
    confirmSecondFactor(deps, caller, actor, input.code),
  ),
  route(contract.turnOffSecondFactor, async ({ actor, caller }) => {
    await turnOffSecondFactor(deps, caller, actor)
    return {}
  }),
  route(contract.renewRecoveryCodes, ({ actor, caller }) => renewRecoveryCodes(deps, caller, actor)),
]
