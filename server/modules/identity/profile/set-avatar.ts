import { ownsFiles, publishFiles, removeFiles } from '#modules/media'
import { transaction } from '#platform/database'
import { refuseIf } from '#platform/refusal'
import { dropPagesShowing } from '../cached-pages.ts'
import type { IdentityDeps } from '../deps.ts'
import { shownAnew } from '../happenings.ts'
import { findProfile, type Profile } from '../people/person-queries.ts'
import { identity } from '../tables.ts'

/** Makes an uploaded file the person's avatar, or removes the avatar (null). The former file is removed. */
export async function setAvatar(
  { db, jobs, pages, media }: Pick<IdentityDeps, 'db' | 'jobs' | 'pages' | 'media'>,
  personId: string,
  fileId: string | null,
): Promise<{ user: Profile }> {
  const user = await transaction(db, async (tx) => {
    if (fileId !== null) refuseIf(await ownsFiles(tx, personId, [fileId], ['avatar']))
    const { avatar_file_id: former } = await identity(tx)
      .selectFrom('identity.accounts')
      .select('avatar_file_id')
      .where('id', '=', personId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    await identity(tx)
      .updateTable('identity.accounts')
      .set({ avatar_file_id: fileId })
      .where('id', '=', personId)
      .execute()
    if (fileId !== null) await publishFiles(tx, [fileId], true)
    if (former !== null && former !== fileId) await removeFiles(media, tx, [former])
    await jobs.leave(tx, shownAnew, { personId })
    return findProfile(tx, { id: personId })
  })
  if (!user) throw new Error('an active session has no person')
  await dropPagesShowing(pages, user)
  return { user }
}
