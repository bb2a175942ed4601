import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { cursor, id } from '../fields.ts'
import { pageOf } from '../page.ts'
import { post, topic } from '../social.ts'

export const showPost = endpoint({
  service: 'home',
  method: 'GET',
  path: 'posts/:id',
  access: 'public',
  prose: 'A post that the caller may see.',
  params: z.object({ id }),
  reply: z.object({ post }),
  errors: ['social.unknown-post'],
})

export const listPostsOfTopic = endpoint({
  service: 'home',
  method: 'GET',
  path: 'topics/:tag/posts',
  access: 'public',
  prose: 'Posts with a hashtag that the caller may see, newest first.',
  params: z.object({
    /** Without its `#`, in any spelling. */
    tag: z.string().max(120),
  }),
  query: z.object({ cursor: cursor.optional() }),
  reply: pageOf(post).extend({
    topic: topic.extend({ followers: z.int() }),
    /** Left out for strangers. */
    mine: z.object({ follows: z.boolean() }).optional(),
  }),
  errors: ['social.unknown-topic'],
})

export const listPostsOf = endpoint({
  service: 'home',
  method: 'GET',
  path: 'people/:handle/posts',
  access: 'public',
  prose: 'Posts of a person that the caller may see, newest first, with the figures of the person.',
  params: z.object({ handle: z.string().max(60) }),
  query: z.object({ cursor: cursor.optional() }),
  reply: pageOf(post).extend({
    person: z.object({ id, posts: z.int(), followers: z.int(), followees: z.int() }),
    /** What the caller has to do with the person; left out for strangers and for oneself. */
    mine: z.object({ follows: z.boolean(), blocks: z.boolean(), mutes: z.boolean() }).optional(),
  }),
  errors: ['social.unknown-person'],
})
