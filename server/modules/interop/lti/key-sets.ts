import { createLocalJWKSet, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import type { InteropDeps } from '../deps.ts'
import { jsonOf } from './json-of.ts'

const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).max(100) })

interface Kept {
  /** Milliseconds. */
  readonly at: number
  readonly keys: ReturnType<typeof createLocalJWKSet>
}
const kept = new Map<string, Kept>()
const mostKept = 200

const keptMs = 10 * 60_000
/** A key that is not known is looked for again, but not oftener than this. */
const pauseMs = 10_000

/** The address of a key set gave none. */
export class KeysNotRead extends Error {
  override readonly name = 'KeysNotRead'
}

type Deps = Pick<InteropDeps, 'clock' | 'outside'>

/** The public keys of a tool or a school, as it publishes them at this address; kept for ten minutes. */
export const keysAt =
  (deps: Deps, url: string): JWTVerifyGetKey =>
  async (header, token) => {
    const now = deps.clock.now().getTime()
    const known = kept.get(url)
    if (!known || now - known.at > keptMs) return (await read(deps, url, now)).keys(header, token)
    try {
      return await known.keys(header, token)
    } catch (error) {
      // It may have taken a new key since.
      if (now - known.at < pauseMs) throw error
      return (await read(deps, url, now)).keys(header, token)
    }
  }

async function read({ outside }: Deps, url: string, at: number): Promise<Kept> {
  const asked = { url: new URL(url), headers: { accept: 'application/json' } }
  const told = await outside.ask(asked).catch(() => null)
  const found = told?.status === 200 ? keySet.safeParse(jsonOf(told.text)).data : undefined
  if (!found) throw new KeysNotRead()
  if (kept.size >= mostKept) kept.clear()
  const made = { at, keys: createLocalJWKSet(found as JSONWebKeySet) }
  kept.set(url, made)
  return made
}
