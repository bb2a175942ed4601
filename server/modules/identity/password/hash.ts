import { hash, hashRaw, verify } from '@node-rs/argon2'

// argon2id, 19 MiB, two passes: the minimum by OWASP. 2 is argon2id; the library's enum is const and not importable.
const argon2id = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Keyboards can encode the same password differently, so it is normalized first. */
const asOneForm = (password: string): string => password.normalize('NFKC')

/** Hashes passwords and short codes: argon2id with a random salt, as one text. */
export const hashSecret = (secret: string): Promise<string> => hash(asOneForm(secret), argon2id)

/** Whether a secret fits its hash. Without a hash it does the same work, so that the time does not reveal this. */
export async function secretFits(stored: string | null, secret: string): Promise<boolean> {
  dummy ??= hashSecret('nobody has this password')
  const fits = await verify(stored ?? (await dummy), asOneForm(secret))
  return stored !== null && fits
}

let dummy: Promise<string> | undefined

/** Hashes one of several codes that share a salt, so that one computation is enough to find a typed code. */
export const hashUnderSalt = (code: string, salt: Buffer): Promise<Buffer> =>
  hashRaw(code, { ...argon2id, salt })
