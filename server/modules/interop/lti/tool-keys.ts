import { createRemoteJWKSet, decodeJwt, type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Db } from '#platform/database'
import { interop, type ToolRow } from '../tables.ts'

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()
const mostKept = 200

/** The keys at an address; jose keeps them for ten minutes and asks again for a key that it does not know. */
function keysAt(url: string) {
  const known = keySets.get(url)
  if (known) return known
  if (keySets.size >= mostKept) keySets.clear()
  const keys = createRemoteJWKSet(new URL(url), { timeoutDuration: 5_000 })
  keySets.set(url, keys)
  return keys
}

/** What a tool signed; null when it did not, or when its keys cannot be read. */
export async function signedByTool(
  { keyset_url }: Pick<ToolRow, 'keyset_url'>,
  token: string,
  options: JWTVerifyOptions,
): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, keysAt(keyset_url), {
      algorithms: ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384'],
      clockTolerance: 60,
      ...options,
    })
    return payload
  } catch {
    return null
  }
}

/** The tool in use that says it signed this; whether it did is seen by its keys. */
export async function toolThatSigned(db: Db, token: string): Promise<ToolRow | undefined> {
  const id = z.uuid().safeParse(issuerOf(token)).data
  if (id === undefined) return undefined
  return interop(db)
    .selectFrom('interop.tools')
    .selectAll()
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
}

function issuerOf(token: string): unknown {
  try {
    return decodeJwt(token).iss
  } catch {
    return undefined
  }
}
