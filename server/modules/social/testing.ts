/** The demo stores posts of earlier days as they were. */
export { titleOf } from './post.ts'
export type { SocialTables } from './tables.ts'
export { storePostRow, storeTags } from './write-post.ts'
