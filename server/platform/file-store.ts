import { join, resolve } from 'node:path'
import { type DiskStore, diskStore } from './files/disk-store.ts'

export type { DiskStore } from './files/disk-store.ts'
export type { ByteRange, FileStore } from './files/store.ts'
/** Either kind; `kind` tells them apart where uploads are taken. */
export type AnyStore = DiskStore

/** Opens the store that the settings name. */
export function openFileStore(config: { readonly dataDir: string }): AnyStore {
  const dataDir = resolve(config.dataDir)
  return diskStore(join(dataDir, 'files'), join(dataDir, 'work'))
}
