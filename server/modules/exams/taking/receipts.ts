import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign } from 'node:crypto'
import type { Receipt, ReceiptKeySet } from '@arvand/contracts/receipts'

export interface ReceiptKeys {
  readonly secret: KeyObject
  readonly open: KeyObject
}

/** An Ed25519 key in PKCS #8 is these bytes and a seed of 32. */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Keys that follow from the secret of the installation, so that all its processes sign alike. */
export function receiptKeysOf(secret: string): ReceiptKeys {
  const seed = Buffer.from(hkdfSync('sha256', secret, 'arvand', 'receipts of exams', 32))
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' })
  return { secret: key, open: createPublicKey(key) }
}

const base64 = (bytes: Buffer): string => bytes.toString('base64url')
export const digestOf = (text: string | Buffer): string => base64(createHash('sha256').update(text).digest())

export function signReceipt({ secret }: ReceiptKeys, receipt: Receipt): string {
  const payload = Buffer.from(JSON.stringify(receipt))
  return `${base64(payload)}.${base64(sign(null, payload, secret))}`
}

/** The public key as anybody may know it. */
export const keySetOf = ({ open }: ReceiptKeys): ReceiptKeySet => {
  const { x = '' } = open.export({ format: 'jwk' })
  return { keys: [{ kty: 'OKP', crv: 'Ed25519', x }] }
}
