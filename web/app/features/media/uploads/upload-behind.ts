import type { FileUse } from '@arvand/contracts/panel/media'
import type { StoredFile } from '../stored-file.ts'
import { findUpload, watchUploads } from './upload-list.ts'
import { forgetUpload, startUpload } from './uploads.ts'

/**
 * Uploads a file and says so when it is stored, also when the field in which it was chosen is gone by then. Returns the
 * key of the upload; one that was refused stays in the list until it is dismissed.
 */
export function uploadBehind(
  wish: { readonly file: File; readonly use: FileUse; readonly ownerId: string },
  onStored: (file: StoredFile) => void,
): string {
  const key = startUpload(wish)
  const stop = watchUploads(() => {
    const upload = findUpload(key)
    if (upload && upload.fileId === null) return
    stop()
    if (!upload?.fileId) return
    onStored({ id: upload.fileId, name: upload.name, bytes: upload.bytes })
    forgetUpload(key)
  })
  return key
}
