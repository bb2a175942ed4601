import * as contract from '@arvand/contracts/panel/identity'
import { type Route, route, type SessionCookieWish } from '#platform/http/route'
import type { IdentityDeps } from '../deps.ts'
import { answerChallenge } from '../sign-in/answer-challenge.ts'
import { logIn } from '../sign-in/log-in.ts'
import { logOut } from '../sign-in/log-out.ts'
import type { SignedIn } from '../sign-in/open-session.ts'
import { recoverAccount } from '../sign-in/recover-account.ts'
import { registerPerson } from '../sign-in/register-person.ts'
import { checkVerification } from '../verification/check-verification.ts'
import { sendVerification } from '../verification/send-verification.ts'

export const signInRoutes = (deps: IdentityDeps): Route[] => [
  route(contract.sendVerification, ({ input, actor, caller }) =>
    sendVerification(deps, caller, actor, input),
  ),
  route(contract.checkVerification, ({ input, caller }) => checkVerification(deps, caller, input)),
  route(contract.register, async ({ input, caller, cookie }) =>
    kept(cookie, await registerPerson(deps, caller, input)),
  ),
  route(contract.login, async ({ input, caller, cookie }) =>
    keptIfIn(cookie, await logIn(deps, caller, input)),
  ),
  route(contract.loginSecondFactor, async ({ input, caller, cookie }) =>
    kept(cookie, await answerChallenge(deps, caller, input)),
  ),
  route(contract.recover, async ({ input, caller, cookie }) =>
    keptIfIn(cookie, await recoverAccount(deps, caller, input)),
  ),
  route(contract.logout, async ({ actor, caller, cookie }) => {
    await logOut(deps, caller, actor)
    cookie.drop()
    return {}
  }),
]

function kept(cookie: SessionCookieWish, signedIn: SignedIn): SignedIn {
  cookie.keep(signedIn.token, signedIn.expiresAt)
  return signedIn
}

const keptIfIn = (cookie: SessionCookieWish, outcome: SignedIn | { challenge: string }) =>
  'challenge' in outcome ? outcome : kept(cookie, outcome)
