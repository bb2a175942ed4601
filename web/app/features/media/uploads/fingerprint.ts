import type { FileUse } from '@arvand/contracts/panel/media'

type Known = Pick<File, 'name' | 'size' | 'type' | 'lastModified'>

/** What an upload is for, where it takes the place of another file. */
const head = (use: FileUse, ownerId: string, replaces?: string) =>
  `arvand-${ownerId}-${replaces ? `replace-${replaces}` : use}-`

/** Recognises an unfinished upload after a reload: its owner, its use and the file. */
export const fingerprintOf = (file: Known, use: FileUse, ownerId: string, replaces?: string): string =>
  head(use, ownerId, replaces) + [file.name, file.type, file.size, file.lastModified].join('-')

/** Whether a `localStorage` key is one under which tus-js-client stored such an upload. */
export const isStoredKeyOf = (key: string, use: FileUse, ownerId: string): boolean =>
  key.startsWith(`tus::${head(use, ownerId)}`)
