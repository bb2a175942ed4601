import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { beginsAll, fitOf, holdsAll, mostFound } from '#platform/search'
import type { Found, SearchSource } from '#plugs/search-source'
import { titleOf } from './post.ts'
import { social } from './tables.ts'
import { visibleTo } from './visible.ts'

// A post has no title, so that a word in it counts as one in the summary of a course does.
const keys = { title: sql<string>`''`, all: sql<string>`o.key` }

/** A text is searched among so many of the newest posts: old posts of a feed are found on the page of their author. */
const mostSearched = 20_000

/** Posts that everyone may see but those whom their author blocks, by their words and their author. */
export const searchPosts = (db: Db): SearchSource => ({
  kind: 'post',
  seenBy: 'public',
  async find({ words }, viewerId) {
    const { rows } = await sql<Found>`
      select o.id, o.body as title, o.name as text, '/posts/' || o.id as href, o.likes as weight,
        ${fitOf(keys, words)} as fit, ${beginsAll(keys, words)} as "isBegun"
      from (
        select post.id, opening.body, opening.likes, coalesce(author.name, '') as name,
          ' ' || opening.body_key || ' ' || platform.search_key(coalesce(author.name, '')) || ' ' as key
        from social.posts as post
          join discussion.openings as opening on opening.id = post.id
          join identity.shown_names as author on author.person_id = post.author_id
        where post.visibility = 'everyone' and post.state = 'shown' and ${visibleTo({ personId: viewerId, moderates: false })}
        order by post.id desc
        limit ${sql.lit(mostSearched)}
      ) as o
      where ${holdsAll(keys, words)}
      order by fit desc, o.likes desc, o.id desc
      limit ${sql.lit(mostFound)}
    `.execute(social(db))
    return rows.map((row) => ({ ...row, title: titleOf(row.title) }))
  },
})
