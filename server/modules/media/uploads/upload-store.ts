import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/server'
import type { MediaDeps } from '../deps.ts'
import { originalOf } from '../original.ts'
import { abandonUpload } from './finish-upload.ts'
import { findUpload } from './upload-queries.ts'

/** The tus library's view of uploads: their rows are in the database, their bytes in the file store. */
export class UploadStore extends DataStore {
  readonly #deps: MediaDeps

  constructor(deps: MediaDeps) {
    super()
    this.#deps = deps
    this.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration']
  }

  /** Only begins the bytes: `beginUpload` has checked the rules and inserted the row before. */
  override async create(upload: Upload): Promise<Upload> {
    await this.#deps.files.uploads.begin(originalOf(upload.id), upload.size ?? 0)
    return upload
  }

  override write(source: Readable, id: string, offset: number): Promise<number> {
    return this.#deps.files.uploads.append(originalOf(id), source, offset)
  }

  override async getUpload(id: string): Promise<Upload> {
    const { db, clock, files } = this.#deps
    const upload = await findUpload(db, id, clock.now())
    if (!upload) throw ERRORS.FILE_NOT_FOUND
    const { bytes: size, metadata, is_finished: isFinished } = upload
    const offset = isFinished ? size : await files.uploads.end(originalOf(id))
    if (offset === null) throw ERRORS.FILE_NO_LONGER_EXISTS
    return new Upload({ id, size, offset, metadata })
  }

  override remove(id: string): Promise<void> {
    return abandonUpload(this.#deps, id)
  }
}
