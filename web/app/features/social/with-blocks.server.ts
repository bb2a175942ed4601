import type { Post } from '@arvand/contracts/social'
import { type Block, readPost } from '../discussion/index.ts'
import { withFormulas } from '../rich-text/index.server.ts'

/** A post with its text parsed and its formulas drawn. */
export interface DrawnPost extends Post {
  readonly blocks: readonly Block[]
}

/** For loaders: posts as pages show them. */
export const withBlocks = <P extends Post>(posts: readonly P[]): (P & DrawnPost)[] =>
  posts.map((post) => ({ ...post, blocks: withFormulas(readPost(post.text, { feed: true })) }))
