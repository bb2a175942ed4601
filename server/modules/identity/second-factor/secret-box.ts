import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

// A stolen database alone gives nobody's authenticator away: the key is made from the setting SECRET.
const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'arvand second factor', 32))

/** AES-256-GCM: 12 bytes of nonce, 16 of tag, then the text. `owner` is bound to it. */
export function sealText(secret: string, owner: string, text: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Null when it was sealed under another secret (SECRET was changed) or for another owner. */
export function openText(secret: string, owner: string, box: Buffer): string | null {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), box.subarray(0, 12))
    .setAAD(Buffer.from(owner))
    .setAuthTag(box.subarray(12, 28))
  try {
    return Buffer.concat([decipher.update(box.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
