import type { FileUser } from '#plugs/file-right'
import { identity } from './tables.ts'

/** Where somebody's picture is; media's links take a width. */
export const avatarPath = (fileId: string | null): string | null =>
  fileId === null ? null : `/media/${fileId}/320`

/** A picture that somebody wears is no file to remove from the library. */
export const avatarFiles: FileUser = {
  async isUsed(db, fileId) {
    const worn = await identity(db)
      .selectFrom('identity.accounts')
      .select('id')
      .where('avatar_file_id', '=', fileId)
      .executeTakeFirst()
    return worn !== undefined
  },
}
