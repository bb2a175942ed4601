import { siteName } from '@arvand/contracts/site-name'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { mostRssItems, sendRss } from '#platform/rss'
import type { SocialDeps } from './deps.ts'
import { titleOf } from './post.ts'
import { social } from './tables.ts'
import { visibleTo } from './visible.ts'

const asked = z.object({
  handle: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9-]{1,60}$/),
})

/** The newest posts of a person that everyone may see, for feed readers (RSS 2.0). */
export const rssRoutes =
  ({ db, publicUrl: { origin } }: Pick<SocialDeps, 'db' | 'publicUrl'>) =>
  (app: FastifyInstance): void => {
    app.get('/u/:handle/rss', async (request, reply) => {
      const { data } = asked.safeParse(request.params)
      const person =
        data &&
        (await social(db)
          .selectFrom('identity.people as person')
          .leftJoin('identity.shown_names as shown', 'shown.person_id', 'person.id')
          .select(['person.id', 'person.handle', sql<string>`coalesce(shown.name, person.handle)`.as('name')])
          .where('person.handle', '=', data.handle)
          .where('person.has_left', '=', false)
          .executeTakeFirst())
      if (!person) return reply.callNotFound()
      const posts = await social(db)
        .selectFrom('social.posts as post')
        .innerJoin('discussion.openings as opening', 'opening.id', 'post.id')
        .select(['post.id', 'post.at', 'opening.body'])
        .where('post.author_id', '=', person.id)
        .where('post.state', '<>', 'removed')
        .where(visibleTo({ personId: null, moderates: false }))
        .orderBy('post.id', 'desc')
        .limit(mostRssItems)
        .execute()
      const title = `پست‌های ${person.name} در ${siteName()}`
      return sendRss(reply, {
        ...{ title, link: `${origin}/u/${person.handle}`, description: title },
        items: posts.map(({ id, at, body }) => ({
          ...{ title: titleOf(body), link: `${origin}/posts/${id}`, at, text: body },
        })),
      })
    })
  }
