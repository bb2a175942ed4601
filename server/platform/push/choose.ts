import { generateKeyPairSync } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '#server/config'
import type { Push } from '../push.ts'
import { refuse } from '../refusal.ts'
import { storedSecret } from '../stored-secret.ts'
import { pushByVapid } from './vapid.ts'

/** No key: browsers cannot subscribe, and nothing is shown that would need it. */
const pushOff: Push = { publicKey: null, send: async () => refuse('request.not-found') }

/**
 * The key that browsers know this site by. It is a setting; in demo mode it is created once and stored in the data
 * folder, as the secret is. A browser that subscribed under another key gets nothing any more.
 */
export async function choosePush({
  push,
  demo,
  dataDir,
}: Pick<Config, 'push' | 'demo' | 'dataDir'>): Promise<Push> {
  const privateKey =
    push.privateKey ?? (demo ? await storedSecret(join(dataDir, 'VAPID_PRIVATE_KEY'), newPrivateKey()) : null)
  return privateKey ? pushByVapid({ privateKey, subject: push.subject }) : pushOff
}

function newPrivateKey(): string {
  const { d } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  if (!d) throw new Error('a key pair without its private part')
  return d
}
