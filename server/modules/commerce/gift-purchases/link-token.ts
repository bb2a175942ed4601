import { createHash, randomBytes } from 'node:crypto'
import { secretBox } from '#platform/secret-box'

const box = secretBox('arvand gift purchase')
/** Links made before gift purchases had this name are sealed with it; only a new recipient gets a new seal. */
const formerBox = secretBox('arvand present')

/** The token of a link: 192 random bits, which nobody guesses. */
const newToken = (): string => randomBytes(24).toString('base64url')

/** The hash by which a link is found; the token itself is stored only sealed. */
export const tokenHashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The columns of a new link. `ownerId`: the gift's or the seat's own id, to which the seal is bound. */
export function newLink(secret: string, ownerId: string) {
  const token = newToken()
  return {
    token_hash: tokenHashOf(token),
    token_sealed: box.seal(secret, ownerId, token).toString('base64url'),
  }
}

/** The path of a link, for people who may hand it on; null when SECRET has changed since. */
export function linkOf(secret: string, ownerId: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const token = box.open(secret, ownerId, bytes) ?? formerBox.open(secret, ownerId, bytes)
  return token === null ? null : `/gift/${token}`
}
