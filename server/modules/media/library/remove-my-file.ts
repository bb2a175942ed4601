import type { Actor } from '#platform/actor'
import { transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import { lockOwnFiles } from '../filing/file-away.ts'
import { removeFiles } from '../removing/remove-files.ts'
import { countUses, findPlaces, inUseSentence } from './file-uses.ts'
import { createdAtOf } from './library-queries.ts'
import type { LibraryDeps } from './show-library.ts'

/** Removes one of the person's own files, unless something (a lesson, a course) still uses it. */
export function removeMyFile(deps: LibraryDeps, actor: Actor, fileId: string): Promise<void> {
  const { db, users } = deps
  return transaction(db, async (tx) => {
    if (!(await createdAtOf(tx, fileId, actor.personId))) refuse('media.unknown-file')
    const uses = (await countUses(tx, users, [fileId])).get(fileId)
    if (uses) {
      const [place] = await findPlaces(tx, users, fileId, actor)
      refuse('media.in-use', { fields: { fileId: inUseSentence(uses, place) } })
    }
    await removeFiles(deps, tx, [fileId])
  })
}

/** Removes those of the person's files that nothing uses; refuses when that is none of them. */
export function removeMyFiles(
  deps: LibraryDeps,
  actor: Actor,
  fileIds: readonly string[],
): Promise<{ removed: number }> {
  const { db, users } = deps
  const ids = [...new Set(fileIds)]
  return transaction(db, async (tx) => {
    await lockOwnFiles(tx, actor.personId, ids)
    const uses = await countUses(tx, users, ids)
    const unused = ids.filter((id) => !uses.has(id))
    const [first = ''] = ids
    if (unused.length === 0) {
      const [place] = await findPlaces(tx, users, first, actor)
      refuse('media.in-use', { fields: { fileIds: inUseSentence(uses.get(first) ?? [], place) } })
    }
    await removeFiles(deps, tx, unused)
    return { removed: unused.length }
  })
}
