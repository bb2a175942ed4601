import { z } from 'zod'
import { transaction } from '#platform/database'
import { jobKind } from '#platform/jobs'
import type { ArticlesDeps } from '../deps.ts'
import { dropPagesOf } from '../pages.ts'
import { articles } from '../tables.ts'
import { publish, tellPublished } from './publish.ts'

/** Publishes scheduled articles that are due. It is left for the instant, and a schedule repeats it. */
export const publishDueKind = jobKind('articles.publish-due', z.object({}))

const atOnce = 20

/**
 * Publishes what is due. The row itself says whether it waits, and changes in the transaction that leaves the notice,
 * so that a restart in between neither loses an article nor publishes it twice.
 */
export async function publishDue(deps: Pick<ArticlesDeps, 'db' | 'clock' | 'jobs' | 'pages'>): Promise<void> {
  const { db, clock } = deps
  const now = clock.now()
  const slugs = await transaction(db, async (tx) => {
    const due = await articles(tx)
      .selectFrom('articles.articles')
      .selectAll()
      .where('state', '=', 'scheduled')
      .where('publish_at', '<=', now)
      .orderBy('publish_at')
      .orderBy('id')
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const row of due) await tellPublished(deps, tx, row, await publish(tx, row, { byId: null, at: now }))
    return due.map(({ slug }) => slug)
  })
  for (const slug of slugs) dropPagesOf(deps.pages, slug)
  if (slugs.length === atOnce) await publishDue(deps)
}
