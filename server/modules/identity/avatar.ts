import { sql } from 'kysely'
import type { FileUser } from '#plugs/file-user'
import { identity } from './tables.ts'

/** The path of a person's picture, 320 pixels wide. */
export const avatarPath = (fileId: string | null): string | null =>
  fileId === null ? null : `/media/${fileId}/320`

/** Pictures that people wear in their profiles. */
export const avatarFiles: FileUser = {
  noun: 'پروفایل',
  usesOf: (fileId) => sql`select 1 from identity.accounts where avatar_file_id = ${fileId}`,
  async placesOf(db, fileId, viewer, most) {
    const rows = await identity(db)
      .selectFrom('identity.accounts')
      .select(['id', 'name'])
      .where('avatar_file_id', '=', fileId)
      .orderBy('id')
      .limit(most)
      .execute()
    return rows.map(({ id, name }) => ({
      title: name ?? '',
      within: null,
      link: id === viewer.personId ? '/panel/profile' : null,
    }))
  },
}
