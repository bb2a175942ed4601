import { decodeJwt, type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Db } from '#platform/database'
import type { InteropDeps } from '../deps.ts'
import { interop, type ToolRow } from '../tables.ts'
import { keysAt } from './key-sets.ts'

/** What a tool signed; null when it did not, or when its keys cannot be read. */
export async function signedByTool(
  deps: Pick<InteropDeps, 'clock' | 'outside'>,
  { keyset_url }: Pick<ToolRow, 'keyset_url'>,
  token: string,
  options: Omit<JWTVerifyOptions, 'currentDate'>,
): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, keysAt(deps, keyset_url), {
      algorithms: ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384'],
      clockTolerance: 60,
      currentDate: deps.clock.now(),
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
