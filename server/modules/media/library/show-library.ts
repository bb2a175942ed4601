import type { LibraryFile, UsedIn } from '@arvand/contracts/panel/media'
import type { Actor } from '#platform/actor'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import type { FileUser } from '#plugs/file-user'
import { linkTo, type Viewer } from '../delivery/link-to.ts'
import { pictureFor } from '../delivery/picture.ts'
import type { MediaDeps } from '../deps.ts'
import { findFiles, type MediaFile } from '../file-queries.ts'
import { quotaOf } from '../media-settings.ts'
import { usedBytes } from '../uploads/upload-queries.ts'
import { countUses } from './file-uses.ts'
import { kindOf, type LibraryAsk, pageOfFiles } from './library-queries.ts'

/** Finds the names of people, which belong to another module. */
export type NamesOf = (db: Db, personIds: readonly string[]) => Promise<ReadonlyMap<string, string>>

export interface LibraryDeps extends MediaDeps {
  /** The modules that use files say here where. */
  readonly users: readonly FileUser[]
  readonly namesOf: NamesOf
}

/** A page of somebody's own library. */
export async function listMyFiles(deps: LibraryDeps, actor: Actor, ask: LibraryAsk) {
  const { items, nextCursor } = await pageOfFiles(deps.db, deps.users, actor.personId, ask)
  return { items: await shown(deps, actor, items), nextCursor }
}

/** A page of everybody's library, for managers. */
export async function listAllFiles(
  deps: LibraryDeps,
  actor: Actor,
  { ownerId, ...ask }: LibraryAsk & { readonly ownerId?: string | undefined },
) {
  const { items, nextCursor } = await pageOfFiles(deps.db, deps.users, ownerId ?? null, ask)
  const owners = new Map(items.map((item) => [item.id, item.ownerId]))
  const names = await deps.namesOf(deps.db, [...new Set(owners.values())])
  const files = await shown(deps, actor, items)
  return {
    items: files.map((file) => {
      const id = owners.get(file.id) ?? ''
      return { ...file, owner: { id, name: names.get(id) ?? '' } }
    }),
    nextCursor,
  }
}

async function shown(deps: LibraryDeps, actor: Actor, items: readonly { id: string; createdAt: Date }[]) {
  const ids = items.map(({ id }) => id)
  const [files, uses] = await Promise.all([findFiles(deps.db, ids), countUses(deps.db, deps.users, ids)])
  return items.flatMap(({ id, createdAt }) => {
    const file = files.get(id)
    return file ? [libraryFileOf(deps, file, { createdAt, uses: uses.get(id) ?? [] }, actor)] : []
  })
}

/** How much a person stores, in files and bytes, and their quota in bytes. */
export async function usageOf(db: Db, { personId, roles }: Actor) {
  const [used, quota] = await Promise.all([usedBytes(db, personId), quotaOf(db, roles)])
  return { ...used, quota }
}

/** A file as a library shows it, with links of the viewer's own. */
export function libraryFileOf(
  deps: Pick<MediaDeps, 'secret' | 'clock'>,
  file: MediaFile,
  { createdAt, uses }: { readonly createdAt: Date; readonly uses: UsedIn[] },
  viewer: Viewer,
): Omit<LibraryFile, 'createdAt'> & { createdAt: Date } {
  const { id, use, name, type, bytes, width, height, seconds, preparing, folderId, tags } = file
  return {
    ...{ id, use, kind: kindOf(type), name, type, bytes, width, height, seconds, createdAt },
    picture: pictureFor(deps, file, viewer),
    link: linkTo(deps, file, viewer),
    saveLink: linkTo(deps, file, viewer, 'save'),
    preparing,
    uses,
    folderId,
    tags: [...tags],
  }
}

/** The file, or a refusal. */
export async function needFile(db: Db, fileId: string): Promise<MediaFile> {
  return (await findFiles(db, [fileId])).get(fileId) ?? refuse('media.unknown-file')
}
