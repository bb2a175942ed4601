import { EncryptJWT, jwtDecrypt } from 'jose'
import { z } from 'zod'
import type { Clock } from '#platform/clock'

/** The state of a sign-in with a provider. An encrypted cookie holds it while the browser is there; it is used once. */
const signInState = z.object({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  callbackUrl: z.string(),
  /** The session that asked to link an account; null: a sign-in. */
  linkFor: z.string().nullable(),
  /** The referral code that brought the visitor, for the case that the sign-in opens an account. */
  ref: z.string().optional(),
})
export type SignInState = z.infer<typeof signInState>

export const signInStateSeconds = 15 * 60

export async function sealSignInState(key: Buffer, clock: Clock, value: SignInState): Promise<string> {
  const now = clock.now()
  return new EncryptJWT(value)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + signInStateSeconds * 1000))
    .encrypt(key)
}

/** Decrypts the state of a sign-in with this provider; null if it is missing, expired, forged or another provider's. */
export async function openSignInState(
  key: Buffer,
  clock: Clock,
  sealed: string | null,
  provider: string,
): Promise<SignInState | null> {
  if (sealed === null) return null
  try {
    const { payload } = await jwtDecrypt(sealed, key, {
      currentDate: clock.now(),
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    const opened = signInState.parse(payload)
    return opened.provider === provider ? opened : null
  } catch {
    return null
  }
}
