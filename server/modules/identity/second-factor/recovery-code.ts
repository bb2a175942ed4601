import { randomBytes, randomInt } from 'node:crypto'
import { hashUnderSalt } from '../password/hash.ts'

// 31 letters and digits that do not look alike: ten of them are 49 bits.
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const howMany = 10

/** Ten codes as they are shown once («abcde-fghij») and as they are stored. */
export async function makeRecoveryCodes(): Promise<{ shown: string[]; salt: Buffer; hashes: Buffer[] }> {
  const salt = randomBytes(16)
  const codes = Array.from({ length: howMany }, makeCode)
  const hashes = await Promise.all(codes.map((code) => hashUnderSalt(code, salt)))
  return { shown: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`), salt, hashes }
}

const makeCode = (): string => Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')
