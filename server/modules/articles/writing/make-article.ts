import { emptyText } from '@arvand/contracts/rich-text-walk'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import type { ArticlesDeps } from '../deps.ts'
import { freeSlug } from '../free-slug.ts'
import { articles } from '../tables.ts'

/** Makes an article as a draft of the person. */
export const makeArticle = (
  { db, clock }: Pick<ArticlesDeps, 'db' | 'clock'>,
  request: RepeatedRequest,
  title: string,
) =>
  transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const id = newId()
      await articles(tx)
        .insertInto('articles.articles')
        .values({
          ...{ id, author_id: request.personId, title, slug: await freeSlug(tx, title) },
          ...{ body: JSON.stringify(emptyText), cover_file_id: null, changed_at: clock.now() },
        })
        .execute()
      return { articleId: id }
    }),
  )
