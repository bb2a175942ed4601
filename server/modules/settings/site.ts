import { setSiteName } from '@arvand/contracts/site-name'
import { findFiles, findPictures, iconsAt, pictureOf, uploadSettings } from '#modules/media'
import type { Broadcast } from '#platform/broadcast'
import type { Db } from '#platform/database'
import { dressPlainPages } from '#platform/plain-page'
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
  const file = logo_file_id === null ? undefined : (await findFiles(db, [logo_file_id])).get(logo_file_id)
  return { name, palette, logo: pictureOf(file), icons: iconsAt(file), uploads }
}

/** The site as managers see it. */
export async function showManagedSite(db: Db) {
  const { name, palette, logo_file_id: logoFileId, revision } = await findSite(db)
  const logo = (await findPictures(db, [logoFileId]))(logoFileId)
  return { site: { name, palette, logo, logoFileId, revision } }
}

export const siteChanged = 'site_changed'

/** Every process knows name and colours of the site from its start on, for letters, authenticators and plain pages. */
export async function knowSite({ db, broadcast }: { db: Db; broadcast: Broadcast }): Promise<void> {
  const read = async () => {
    const { name, palette } = await findSite(db)
    setSiteName(name)
    dressPlainPages(palette)
  }
  const again = () => void read().catch(() => undefined)
  await broadcast.hear(siteChanged, again, again)
  await read()
}
