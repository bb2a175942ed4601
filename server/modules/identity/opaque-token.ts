import { createHash, randomBytes } from 'node:crypto'

/** A token that says nothing by itself: 32 random bytes, 43 characters. */
export const makeToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of it. With 256 random bits a plain hash is enough (ASVS 6.5.2). */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()
