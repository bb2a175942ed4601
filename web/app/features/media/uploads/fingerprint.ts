import type { FileUse } from '@arvand/contracts/panel/media'

type Known = Pick<File, 'name' | 'size' | 'type' | 'lastModified'>

const head = (use: FileUse, ownerId: string) => `arvand-${ownerId}-${use}-`

/** By what an unfinished upload is known again after a reload: whose, for what, and which file. */
export const fingerprintOf = (file: Known, use: FileUse, ownerId: string): string =>
  head(use, ownerId) + [file.name, file.type, file.size, file.lastModified].join('-')

/** The key under which tus-js-client keeps it in `localStorage`. */
export const isStoredKeyOf = (key: string, use: FileUse, ownerId: string): boolean =>
  key.startsWith(`tus::${head(use, ownerId)}`)
