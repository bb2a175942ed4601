import type { Actor } from '#platform/actor'
import { refuse } from '#platform/refusal'
import { linkTo } from '../delivery/link-to.ts'
import { playableOf } from '../delivery/playable.ts'
import type { MediaDeps } from '../deps.ts'
import type { MediaFile } from '../file-queries.ts'
import { whyNotReplace } from '../replacing/replacement.ts'
import { findPending, formerContents } from '../replacing/replacement-queries.ts'
import { countUses, findPlaces, inUseSentence } from './file-uses.ts'
import { createdAtOf, kindOf } from './library-queries.ts'
import { type LibraryDeps, libraryFileOf, needFile } from './show-library.ts'

/** One of the person's own files, with the forms that were made of it and the things that use it. */
export async function showMyFile(deps: LibraryDeps, actor: Actor, fileId: string) {
  const createdAt = await createdAtOf(deps.db, fileId, actor.personId)
  if (!createdAt) return refuse('media.unknown-file')
  const shown = await shownFile(deps, actor, await needFile(deps.db, fileId), createdAt)
  const { uses } = shown.file
  const isUsed = uses.length > 0
  const pending = (await findPending(deps.db, fileId)) ?? null
  return {
    ...shown,
    replacement: pending && {
      fileId: pending.fileId,
      name: pending.name,
      preparing: pending.preparing,
    },
    whyNotReplace: whyNotReplace(shown.file.use, pending),
    whyNotRemove: isUsed ? ('media.in-use' as const) : null,
    whyNotRemoveText: isUsed ? inUseSentence(uses, shown.places[0]) : null,
  }
}

/** Anybody's file, for managers. */
export async function showAnyFile(deps: LibraryDeps, actor: Actor, fileId: string) {
  const file = await needFile(deps.db, fileId)
  const createdAt = (await createdAtOf(deps.db, fileId)) ?? refuse('media.unknown-file')
  const names = await deps.namesOf(deps.db, [file.ownerId])
  return {
    ...(await shownFile(deps, actor, file, createdAt)),
    owner: { id: file.ownerId, name: names.get(file.ownerId) ?? '' },
  }
}

async function shownFile(deps: LibraryDeps, actor: Actor, file: MediaFile, createdAt: Date) {
  const { db, users } = deps
  const [uses, places, former] = await Promise.all([
    countUses(db, users, [file.id]),
    findPlaces(db, users, file.id, actor),
    formerContents(db, file.id),
  ])
  const names = await deps.namesOf(db, [...new Set(former.map(({ by_id }) => by_id))])
  return {
    file: libraryFileOf(deps, file, { createdAt, uses: uses.get(file.id) ?? [] }, actor),
    forms: file.renditions.map((form) => ({ ...form, link: linkTo(deps, file, actor, form.name) })),
    playable: playableAlone(deps, file, actor),
    places,
    history: former.map(({ by_id, ...told }) => ({ ...told, by: names.get(by_id) ?? '' })),
  }
}

function playableAlone(deps: MediaDeps, file: MediaFile, actor: Actor) {
  const kind = kindOf(file.type)
  if (kind !== 'video' && kind !== 'audio') return null
  const bare = { fileId: file.id, captions: [], chapters: [], attachments: [], watermark: false }
  return playableOf(deps, { ...bare, kind }, new Map([[file.id, file]]), actor, null)
}
