import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { PushTarget } from '#platform/push'
import type { Config } from '#server/config'
import type { Asked } from '../platform/push/push-service.ts'
import { pushByVapid } from '../platform/push/vapid.ts'

/** A browser that subscribed: its address and keys, and its way to read what comes. */
export interface TestBrowser extends PushTarget {
  /** Decrypts a message (RFC 8188 and 8291); throws when it is not for this browser. */
  read(body: Buffer): string
}

export function aBrowser(
  endpoint = `https://push.example.net/send/${randomBytes(12).toString('hex')}`,
): TestBrowser {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys()
  const auth = randomBytes(16)
  return {
    endpoint,
    p256dh: publicKey.toString('base64url'),
    auth: auth.toString('base64url'),
    read(body) {
      const salt = body.subarray(0, 16)
      const senderKey = body.subarray(21, 21 + body.readUInt8(20))
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
      const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(senderKey), auth, info, 32))
      const derived = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
      const sealed = body.subarray(21 + senderKey.length)
      const opened = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
      opened.setAuthTag(sealed.subarray(-16))
      const plain = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()])
      const end = plain.findLastIndex((byte) => byte !== 0)
      if (plain[end] !== 2) throw new Error('the last record does not end as RFC 8188 says')
      return plain.subarray(0, end).toString()
    },
  }
}

interface Posted {
  readonly path: string
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: Buffer
}

/** A double of a push service (RFC 8030): `posted` holds what it got, `answer` is its next answer. */
export async function aPushService() {
  const posted: Posted[] = []
  const service = {
    posted,
    answer: 201 as number | 'hang' | 'cut',
    post,
    /** Sends to this double instead. */
    push: ({ push: { privateKey, subject } }: Pick<Config, 'push'>) =>
      pushByVapid({ privateKey: privateKey ?? '', subject }, post),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request
    posted.push({ path, headers, body: await buffer(request) })
    if (service.answer === 'hang') return
    if (service.answer === 'cut') return void request.socket.destroy()
    response.writeHead(service.answer).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  /** Carries to the double what would go to the browser's own service over https. */
  async function post({ url, headers, body, signal }: Asked): Promise<number> {
    const answer = await fetch(`http://127.0.0.1:${port}${url.pathname}`, {
      method: 'POST',
      headers,
      body: Buffer.from(body),
      signal,
    })
    return answer.status
  }
  return service
}
