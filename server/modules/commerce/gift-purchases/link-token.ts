import { randomBytes } from 'node:crypto'
import { hashOfToken } from '#platform/opaque-token'
import { secretBox } from '#platform/secret-box'

const box = secretBox('arvand gift purchase')
/** Links made before gift purchases had this name are sealed with it; only a new recipient gets a new seal. */
const formerBox = secretBox('arvand present')

/** The token of a link: 192 random bits, which nobody guesses. */
const newToken = (): string => randomBytes(24).toString('base64url')

/**
 * The columns of a new link: the hash by which it is found, and its token, which is stored only sealed. `ownerId`: the
 * gift's or the seat's own id, to which the seal is bound.
 */
export function newLink(secret: string, ownerId: string) {
  const token = newToken()
  return {
    token_hash: hashOfToken(token),
    token_sealed: box.seal(secret, ownerId, token).toString('base64url'),
  }
}

/** The path of a link, for people who may hand it on; null when SECRET has changed since. */
export function linkOf(secret: string, ownerId: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const token = box.open(secret, ownerId, bytes) ?? formerBox.open(secret, ownerId, bytes)
  return token === null ? null : `/gift/${token}`
}
