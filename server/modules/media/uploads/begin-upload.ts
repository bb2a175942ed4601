import type { Actor } from '#platform/actor'
import { transaction } from '#platform/database'
import { badText } from '#platform/http/bad-text'
import { refuse, refuseIf } from '#platform/refusal'
import { settingValues } from '#platform/settings'
import type { UploadDeps } from '../deps.ts'
import { quotaOf, uploadSettings } from '../media-settings.ts'
import { needReplaceable } from '../replacing/begin-replacement.ts'
import { sizedBy, whyNotStore } from '../uses.ts'
import { insertUpload, lockOwner, usedBytes } from './upload-queries.ts'

/** How long an unfinished upload may be continued. */
const uploadLifeMs = 7 * 86_400_000
const mostOpen = 50

/** Registers a new upload, if the person's quota has room for it. */
export function beginUpload(
  { db, clock, uses }: UploadDeps,
  actor: Actor,
  id: string,
  bytes: number,
  metadata: Record<string, string | null>,
): Promise<void> {
  // The tus library decodes the metadata header without checking that it is valid text.
  if (badText(metadata).length > 0) refuse('media.upload-broken')
  const use = uses.find(({ name: known }) => known === metadata.use) ?? refuse('media.upload-broken')
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + uploadLifeMs)
  return transaction(db, async (tx) => {
    if ((await lockOwner(tx, actor.personId)) >= mostOpen) refuse('request.too-many')
    const used = (await usedBytes(tx, actor.personId)).bytes
    const sized = sizedBy(use, await settingValues(tx, uploadSettings))
    refuseIf(whyNotStore(sized, bytes, { used, quota: await quotaOf(tx, actor.roles) }))
    if (metadata.replaces) await needReplaceable(tx, actor.personId, metadata.replaces, use.name)
    const name = (metadata.name ?? metadata.filename ?? '').slice(0, 1000)
    const upload = { id, ownerId: actor.personId, use: use.name, name, bytes, metadata }
    await insertUpload(tx, { ...upload, createdAt: now, expiresAt })
  })
}
