import { join, resolve } from 'node:path'
import { diskStore } from './files/disk-store.ts'
import type { S3Settings } from './files/s3-store.ts'
import type { FileStore } from './files/store.ts'

export type { S3Settings } from './files/s3-store.ts'
export type { ByteRange, FileStore } from './files/store.ts'

export interface StoreSettings {
  readonly dataDir: string
  /** Null: the folder `files` below `dataDir`. */
  readonly s3: S3Settings | null
}

/** Opens the store that the settings name; the S3 client is loaded only when it is used. */
export async function openFileStore({ dataDir, s3 }: StoreSettings): Promise<FileStore> {
  const work = join(resolve(dataDir), 'work')
  if (s3 === null) return diskStore(join(resolve(dataDir), 'files'), work)
  const { s3Store } = await import('./files/s3-store.ts')
  return s3Store(s3, work)
}
