import { sql } from 'kysely'
import type { FileUsePlug } from '#plugs/file-use'
import type { FileUser } from '#plugs/file-user'
import type { SettingsDeps } from './deps.ts'
import { settings } from './tables.ts'

export const logoUse = {
  name: 'logo',
  kinds: ['picture'],
  mostBytes: 2_000_000,
  dropsOriginal: true,
  drawsIcons: true,
} as const satisfies FileUsePlug

/** The logo of the site is not removed. */
export const logoFiles = ({ pages }: Pick<SettingsDeps, 'pages'>): FileUser => ({
  noun: 'لوگوی سایت',
  usesOf: (fileId) => sql`select 1 from settings.site where logo_file_id = ${fileId}`,
  async placesOf(db, fileId) {
    const used = await settings(db)
      .selectFrom('settings.site')
      .select('logo_file_id')
      .where('logo_file_id', '=', fileId)
      .executeTakeFirst()
    return used ? [{ title: 'لوگوی سایت', within: null, link: '/manage/settings/site' }] : []
  },
  replaced: async () => pages.drop(['site']),
})
