import { readReferralCode } from '@arvand/contracts/referral-code'
import { quietApi } from '../../api/browser.ts'
import { kept } from '../../api/kept.ts'
import { attempt } from '../../api/refusal.ts'
import type { Session } from './authentication-client/session.ts'
import { keepProfile } from './profile/keep-profile.ts'

/** What is kept of a person, in step with the session. The cart stays with the browser; all else goes with the person. */
export function keepSession(session: Session | null): void {
  if (!session) {
    for (const own of [kept.token, kept.name, kept.email, kept.phone, kept.profile]) own.remove()
    return
  }
  const { token, user } = session
  const isFresh = kept.token.get() !== token
  if (isFresh) {
    kept.token.set(token)
    // Signed in, and brought back.
    kept.backUrl.remove()
  }
  if (kept.name.get() !== user.name) kept.name.set(user.name)
  if (user.email === null) kept.email.remove()
  else if (kept.email.get() !== user.email) kept.email.set(user.email)
  if (isFresh || kept.profile.get()?.id !== user.id) void readProfile()
  if (kept.ref.get()) void dropCreditedReferral()
}

/** From the moment of signing in, on whatever page. */
async function readProfile(): Promise<void> {
  const { answer } = await attempt(quietApi.panel('getProfile', {}))
  if (answer) keepProfile(answer.user)
}

/** The record of a referral code has done its work once this person's sign-up is credited to it. */
async function dropCreditedReferral(): Promise<void> {
  const { answer } = await attempt(quietApi.panel('referral/credited', {}))
  const code = readReferralCode(kept.ref.get()?.code)
  if (code !== null && answer?.code === code) kept.ref.remove()
}
