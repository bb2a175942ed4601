import type { Actor } from '#platform/actor'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { FileRight } from '#plugs/file-right'
import type { MediaFile } from '../file-queries.ts'

export type MayRead = (file: MediaFile, actor: Actor) => Promise<boolean>

const keptMs = 60_000
const mostKept = 5_000

/**
 * Whether somebody may read a private file now: its owner, a manager of content, or a person whom the `FileRight` of
 * a module allows. A yes is cached for a minute per session, because a film is read in a thousand requests.
 */
export function mayReadBy(db: Db, clock: Clock, rights: readonly FileRight[]): MayRead {
  const allowed = new Map<string, number>()
  return async (file, actor) => {
    const now = clock.now()
    const key = `${actor.sessionId} ${file.id}`
    if ((allowed.get(key) ?? 0) > now.getTime()) return true
    if (!(await isAllowed(db, rights, file, actor, now))) return false
    if (allowed.size >= mostKept) allowed.clear()
    allowed.set(key, now.getTime() + keptMs)
    return true
  }
}

async function isAllowed(
  db: Db,
  rights: readonly FileRight[],
  file: MediaFile,
  actor: Actor,
  now: Date,
): Promise<boolean> {
  if (actor.mustSetUpSecondFactor) return false
  if (file.ownerId === actor.personId) return true
  if (actor.roles.has('manager') && actor.scopes.has('content')) return true
  for (const { mayRead } of rights) if (await mayRead(db, file.id, actor.personId, now)) return true
  return false
}
