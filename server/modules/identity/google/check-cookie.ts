import { EncryptJWT, jwtDecrypt } from 'jose'
import { z } from 'zod'
import type { Clock } from '#platform/clock'

/** What a sign-in with a provider was begun for; it travels sealed in the browser and comes back once. */
const errand = z.object({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  callbackUrl: z.string(),
  /** The session that asked to link an account; null: a sign-in. */
  linkFor: z.string().nullable(),
  /** Whose referral code brought the visitor, for an account that is opened at the end of it. */
  ref: z.string().optional(),
})
export type Errand = z.infer<typeof errand>

export const errandSeconds = 15 * 60

export async function sealErrand(key: Buffer, clock: Clock, value: Errand): Promise<string> {
  const now = clock.now()
  return new EncryptJWT(value)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + errandSeconds * 1000))
    .encrypt(key)
}

/** The errand that this provider was asked for; null when it is another's, too old, missing or not ours. */
export async function openErrand(
  key: Buffer,
  clock: Clock,
  sealed: string | null,
  provider: string,
): Promise<Errand | null> {
  if (sealed === null) return null
  try {
    const { payload } = await jwtDecrypt(sealed, key, {
      currentDate: clock.now(),
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    const opened = errand.parse(payload)
    return opened.provider === provider ? opened : null
  } catch {
    return null
  }
}
