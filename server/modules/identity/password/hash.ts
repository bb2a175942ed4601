import { hash, hashRaw, verify } from '@node-rs/argon2'

// argon2id, 19 MiB, two passes: the least that OWASP asks. The library's name for it is a const enum.
const argon2id = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The same password typed on another keyboard is the same password. */
const asOneForm = (password: string): string => password.normalize('NFKC')

/** For what people choose and for short codes: argon2id with a salt of its own, as one text. */
export const hashSecret = (secret: string): Promise<string> => hash(asOneForm(secret), argon2id)

/** Whether a secret fits its hash. With no hash it does the same work and says no, so that time tells nothing. */
export async function secretFits(stored: string | null, secret: string): Promise<boolean> {
  dummy ??= hashSecret('nobody has this password')
  const fits = await verify(stored ?? (await dummy), asOneForm(secret))
  return stored !== null && fits
}

let dummy: Promise<string> | undefined

/** Hashes a code of a set that shares a salt, so that one computation finds it among the others. */
export const hashUnderSalt = (code: string, salt: Buffer): Promise<Buffer> =>
  hashRaw(code, { ...argon2id, salt })
