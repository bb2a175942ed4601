import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
const bytes = (data: Buffer) => Buffer.concat([Buffer.from([0x58, data.length]), data])

interface Lies {
  readonly origin?: string
  readonly host?: string
  readonly type?: string
  /** User present and verified, unless said otherwise. */
  readonly flags?: number
  readonly counter?: number
}

/** A device with one passkey (ES256, no attestation), as a browser would answer for it. */
export function anAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const rawId = randomBytes(32)
  const id = rawId.toString('base64url')
  const key = publicKey.export({ format: 'jwk' })
  const [x, y] = [Buffer.from(key.x ?? '', 'base64url'), Buffer.from(key.y ?? '', 'base64url')]
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]),
    bytes(x),
    Buffer.from([0x22]),
    bytes(y),
  ])
  const dataOf = (flags: number, { host = 'localhost', counter = 0 }: Lies) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(host), Buffer.from([flags]), count])
  }
  const clientDataOf = (challenge: unknown, lies: Lies, type: string) =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge,
        origin: lies.origin ?? 'http://localhost:3000',
        crossOrigin: false,
      }),
    )
  const credential = { id, rawId: id, type: 'public-key' } as const
  return {
    make(challenge: unknown, lies: Lies = {}) {
      const own = Buffer.concat([Buffer.alloc(16), Buffer.from([0, rawId.length]), rawId, coseKey])
      const authData = Buffer.concat([dataOf(lies.flags ?? 0x45, lies), own])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData')],
        bytes(authData),
      ])
      const response = {
        clientDataJSON: clientDataOf(challenge, lies, 'webauthn.create').toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      }
      return { ...credential, response }
    },
    sign(challenge: unknown, lies: Lies = {}) {
      const clientData = clientDataOf(challenge, lies, 'webauthn.get')
      const authData = dataOf(lies.flags ?? 0x05, lies)
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey)
      const response = {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      }
      return { ...credential, response }
    },
  }
}
