import { localMobile } from '@arvand/persian/mobile'
import type { Actor } from '#platform/actor'
import { transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import type { IdentityDeps } from '../deps.ts'
import { findOwner } from '../password/password-queries.ts'
import { putSecret } from '../second-factor/second-factor-queries.ts'
import { sealText } from '../second-factor/secret-box.ts'
import { addressOf, makeSecret } from '../second-factor/time-code.ts'
import { refuseUnlessReauthenticated } from '../sign-in/reauthenticate.ts'

/** Makes a secret; each call replaces it by a new one, until a first number confirms it. */
export async function beginSecondFactor(
  { db, clock, secret }: Pick<IdentityDeps, 'db' | 'clock' | 'secret'>,
  actor: Actor,
) {
  await refuseUnlessReauthenticated(db, clock, actor)
  const { personId } = actor
  const owner = await findOwner(db, personId)
  const base32 = makeSecret()
  const sealed = sealText(secret, personId, base32)
  const isPut = await transaction(db, (tx) => putSecret(tx, personId, sealed, clock.now()))
  if (!isPut) refuse('identity.second-factor-on')
  const address = addressOf(base32, owner.mobile ? localMobile(owner.mobile) : (owner.email ?? owner.name))
  const { default: QRCode } = await import('qrcode')
  const svg = await QRCode.toString(address, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' })
  return { secret: base32, address, qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
}
