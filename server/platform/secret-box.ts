import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts texts, so that a stolen database alone reveals none of them. */
export interface SecretBox {
  /** AES-256-GCM: 12 bytes of nonce, 16 of tag, then the text. Only the same `owner` can open it. */
  seal(secret: string, owner: string, text: string): Buffer
  /** Null when it was sealed with another secret (SECRET was changed), for another owner or for another purpose. */
  open(secret: string, owner: string, box: Buffer): string | null
}

/** A box whose key is made from the setting SECRET for one purpose. */
export function secretBox(purpose: string): SecretBox {
  const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    seal(secret, owner, text) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },
    open(secret, owner, box) {
      try {
        const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), box.subarray(0, 12))
          .setAAD(Buffer.from(owner))
          .setAuthTag(box.subarray(12, 28))
        return Buffer.concat([decipher.update(box.subarray(28)), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
