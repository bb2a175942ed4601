import type { FileUser } from '#plugs/file-right'
import { identity } from './tables.ts'

/** The path of a person's picture, 320 pixels wide. */
export const avatarPath = (fileId: string | null): string | null =>
  fileId === null ? null : `/media/${fileId}/320`

/** A file that is somebody's avatar may not be removed from the library. */
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
