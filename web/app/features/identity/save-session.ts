import { getProfile } from '@arvand/contracts/panel/profile'
import { creditedReferral } from '@arvand/contracts/panel/referral'
import { readReferralCode } from '@arvand/contracts/referral-code'
import { quietCall } from '../../api/browser.ts'
import { clientStorage } from '../../api/client-storage.ts'
import { attempt } from '../../api/refusal.ts'
import type { Session } from './authentication-client/session.ts'
import { storeProfile } from './profile/save-profile.ts'

/** Updates what this browser stores of the person. Without a session all of it is removed; the cart stays. */
export function saveSession(session: Session | null): void {
  if (!session) {
    for (const own of [
      clientStorage.token,
      clientStorage.name,
      clientStorage.email,
      clientStorage.phone,
      clientStorage.profile,
    ])
      own.remove()
    return
  }
  const { token, user } = session
  const isFresh = clientStorage.token.get() !== token
  if (isFresh) {
    clientStorage.token.set(token)
    // The visitor has signed in and returned, so the stored return address is used up.
    clientStorage.backUrl.remove()
  }
  if (clientStorage.name.get() !== user.name) clientStorage.name.set(user.name)
  if (user.email === null) clientStorage.email.remove()
  else if (clientStorage.email.get() !== user.email) clientStorage.email.set(user.email)
  if (isFresh || clientStorage.profile.get()?.id !== user.id) void readProfile()
  if (clientStorage.ref.get()) void dropCreditedReferral()
}

/** Runs right after signing in, on any page. */
async function readProfile(): Promise<void> {
  const { answer } = await attempt(quietCall(getProfile, {}))
  if (answer) storeProfile(answer.user)
}

/** Removes the stored referral code once this person's sign-up is credited to it. */
async function dropCreditedReferral(): Promise<void> {
  const { answer } = await attempt(quietCall(creditedReferral, {}))
  const code = readReferralCode(clientStorage.ref.get()?.code)
  if (code !== null && answer?.code === code) clientStorage.ref.remove()
}
