import type { FileUse } from '@arvand/contracts/panel/media'
import { findUpload, watchUploads } from './upload-list.ts'
import { forgetUpload, startUpload } from './uploads.ts'

/**
 * Uploads a file and returns its id. Rejects with the server's sentence, or with an empty message when it was
 * cancelled.
 */
export function uploadFile(file: File, use: FileUse, ownerId: string): Promise<string> {
  const key = startUpload({ file, use, ownerId })
  return new Promise((resolve, reject) => {
    const look = () => {
      const upload = findUpload(key)
      if (upload && upload.fileId === null && upload.state !== 'refused') return
      stop()
      if (upload?.fileId) resolve(upload.fileId)
      else reject(new Error(upload?.sentence ?? ''))
      if (upload) forgetUpload(key)
    }
    const stop = watchUploads(look)
  })
}
