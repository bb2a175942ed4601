import type { Tx } from '#platform/database'
import { storePostRow, storeTags } from './write-post.ts'

export { titleOf } from './post.ts'
export type { SocialTables } from './tables.ts'

type OldPost = Parameters<typeof storePostRow>[1] & { readonly text: string }

/** Stores a post of an earlier day as it was; its thread is discussion's. */
export async function storeOldPost(tx: Tx, { text, ...post }: OldPost): Promise<void> {
  await storePostRow(tx, post)
  await storeTags(tx, post.id, text)
}
