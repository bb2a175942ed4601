import type { LibraryFile } from '@arvand/contracts/panel/media'
import type { Actor } from '#platform/actor'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import type { FileUser } from '#plugs/file-right'
import { linkTo, type Viewer } from '../delivery/link-to.ts'
import { pictureFor } from '../delivery/picture.ts'
import { playableOf } from '../delivery/playable.ts'
import type { MediaDeps } from '../deps.ts'
import { findFiles, type MediaFile } from '../file-queries.ts'
import { usedBytes } from '../uploads/upload-queries.ts'
import { quotaOf } from '../uses.ts'
import { createdAtOf, kindOf, type LibraryAsk, pageOfFiles } from './library-queries.ts'

/** A page of somebody's own library. */
export async function listMyFiles(deps: MediaDeps, actor: Actor, ask: LibraryAsk) {
  const { items, nextCursor } = await pageOfFiles(deps.db, actor.personId, ask)
  return { items: await shown(deps, actor, items), nextCursor }
}

/** Finds the names of people, which belong to another module. */
export type NamesOf = (db: Db, personIds: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** A page of everybody's library, for managers. */
export async function listAllFiles(
  deps: MediaDeps,
  namesOf: NamesOf,
  actor: Actor,
  { ownerId, ...ask }: LibraryAsk & { readonly ownerId?: string | undefined },
) {
  const { items, nextCursor } = await pageOfFiles(deps.db, ownerId ?? null, ask)
  const owners = new Map(items.map((item) => [item.id, item.ownerId]))
  const names = await namesOf(deps.db, [...new Set(owners.values())])
  const files = await shown(deps, actor, items)
  return {
    items: files.map((file) => {
      const id = owners.get(file.id) ?? ''
      return { ...file, owner: { id, name: names.get(id) ?? '' } }
    }),
    nextCursor,
  }
}

async function shown(deps: MediaDeps, actor: Actor, items: readonly { id: string; createdAt: Date }[]) {
  const ids = items.map(({ id }) => id)
  const files = await findFiles(deps.db, ids)
  return items.flatMap(({ id, createdAt }) => {
    const file = files.get(id)
    return file ? [libraryFileOf(deps, file, createdAt, actor)] : []
  })
}

/** One of the person's own files, with the forms that were made of it. */
export async function showMyFile(deps: MediaDeps, users: readonly FileUser[], actor: Actor, fileId: string) {
  const createdAt = await createdAtOf(deps.db, actor.personId, fileId)
  const file = (await findFiles(deps.db, [fileId])).get(fileId)
  if (!createdAt || !file) return refuse('media.unknown-file')
  const { renditions } = file
  return {
    file: libraryFileOf(deps, file, createdAt, actor),
    forms: renditions.map((form) => ({ ...form, link: linkTo(deps, file, actor, form.name) })),
    playable: playableAlone(deps, file, actor),
    whyNotRemove: await whyNotRemove(deps.db, users, fileId),
  }
}

function playableAlone(deps: MediaDeps, file: MediaFile, actor: Actor) {
  const kind = kindOf(file.type)
  if (kind !== 'video' && kind !== 'audio') return null
  const bare = { fileId: file.id, captions: [], chapters: [], attachments: [], watermark: false }
  return playableOf(deps, { ...bare, kind }, new Map([[file.id, file]]), actor, null)
}

/** Why a file may not be removed: some module still uses it. */
export async function whyNotRemove(
  db: Db,
  users: readonly FileUser[],
  fileId: string,
): Promise<'media.in-use' | null> {
  const answers = await Promise.all(users.map(({ isUsed }) => isUsed(db, fileId)))
  return answers.includes(true) ? 'media.in-use' : null
}

/** How much a person stores, in files and bytes, and their quota in bytes. */
export async function usageOf(db: Db, { personId, roles }: Actor) {
  return { ...(await usedBytes(db, personId)), quota: quotaOf(roles) }
}

/** A file as a library shows it, with links of the viewer's own. */
function libraryFileOf(
  deps: Pick<MediaDeps, 'secret' | 'clock'>,
  file: MediaFile,
  createdAt: Date,
  viewer: Viewer,
): Omit<LibraryFile, 'createdAt'> & { createdAt: Date } {
  const { id, use, name, type, bytes, width, height, seconds, preparing } = file
  return {
    ...{ id, use, kind: kindOf(type), name, type, bytes, width, height, seconds, createdAt },
    picture: pictureFor(deps, file, viewer),
    link: linkTo(deps, file, viewer),
    saveLink: linkTo(deps, file, viewer, 'save'),
    preparing,
  }
}
