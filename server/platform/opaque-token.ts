import { createHash, randomBytes } from 'node:crypto'

/** A random token without any content: 32 bytes, 43 characters. */
export const makeToken = (): string => randomBytes(32).toString('base64url')

/** Only the hash of a token is stored. With 256 random bits a plain hash is enough (ASVS 6.5.2). */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()
