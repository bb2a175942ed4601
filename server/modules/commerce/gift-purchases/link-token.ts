import { createHash, randomBytes } from 'node:crypto'
import { secretBox } from '#platform/secret-box'

const box = secretBox('arvand present')

/** What a link holds; nobody guesses 192 bits. */
const newToken = (): string => randomBytes(24).toString('base64url')

/** By what a link is found; the token itself is not kept in the open. */
export const tokenHashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The columns of a new link. `ownerId`: the present's or the seat's own id, to which the seal is bound. */
export function newLink(secret: string, ownerId: string) {
  const token = newToken()
  return {
    token_hash: tokenHashOf(token),
    token_sealed: box.seal(secret, ownerId, token).toString('base64url'),
  }
}

/** The path of a link, for whoever may hand it on; null when SECRET is another one now. */
export function linkOf(secret: string, ownerId: string, sealed: string): string | null {
  const token = box.open(secret, ownerId, Buffer.from(sealed, 'base64url'))
  return token === null ? null : `/present/${token}`
}
