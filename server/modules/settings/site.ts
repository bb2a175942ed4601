import { setSiteName } from '@arvand/contracts/site-name'
import { findPictures, uploadSettings } from '#modules/media'
import type { Broadcast } from '#platform/broadcast'
import type { Db } from '#platform/database'
import { settingValues } from '#platform/settings'
import { settings } from './tables.ts'

export const findSite = (db: Db) =>
  settings(db)
    .selectFrom('settings.site')
    .select(['name', 'palette', 'logo_file_id', 'revision'])
    .where('only_row', '=', true)
    .executeTakeFirstOrThrow()

/** The site as everybody sees it. */
export async function showSite(db: Db) {
  const [{ name, palette, logo_file_id }, uploads] = await Promise.all([
    findSite(db),
    settingValues(db, uploadSettings),
  ])
  return { name, palette, logo: (await findPictures(db, [logo_file_id]))(logo_file_id), uploads }
}

/** The site as managers see it. */
export async function showManagedSite(db: Db) {
  const { name, palette, logo_file_id: logoFileId, revision } = await findSite(db)
  const logo = (await findPictures(db, [logoFileId]))(logoFileId)
  return { site: { name, palette, logo, logoFileId, revision } }
}

export const siteChanged = 'site_changed'

/** Every process knows the name of the site from its start on, for letters, authenticators and titles. */
export async function knowSite({ db, broadcast }: { db: Db; broadcast: Broadcast }): Promise<void> {
  const read = async () => setSiteName((await findSite(db)).name)
  const again = () => void read().catch(() => undefined)
  await broadcast.hear(siteChanged, again, again)
  await read()
}
