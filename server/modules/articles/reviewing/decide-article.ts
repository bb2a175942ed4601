import type { ArticleState } from '@arvand/contracts/articles'
import type { Origin } from '#modules/identity'
import { leaveNotice } from '#modules/notices'
import type { Actor } from '#platform/actor'
import { type Tx, transaction } from '#platform/database'
import { refuse, refuseIf } from '#platform/refusal'
import {
  type Moment,
  missingOf,
  momentOf,
  whyNotPublish,
  whyNotPublishVersion,
  whyNotReturn,
} from '../article.ts'
import { articlesNoticeTypes } from '../articles-notice-types.ts'
import { type articlesActs, record } from '../audited-acts.ts'
import type { ArticlesDeps } from '../deps.ts'
import { dropPagesOf } from '../pages.ts'
import { publish, tellPublished, unpublish } from '../publishing/publish.ts'
import { publishDueKind } from '../publishing/publish-due.ts'
import type { Article } from '../tables.ts'
import { lockArticle, turnArticle } from '../turn-article.ts'

type Deps = Pick<ArticlesDeps, 'db' | 'clock' | 'jobs' | 'pages'>

/** The manager who decides, the origin of the request, and the article. */
export interface Decision {
  readonly actor: Actor
  readonly origin: Origin
  readonly articleId: string
}

interface Publication extends Moment {
  /** Of the text that the manager read. */
  readonly version?: number | undefined
}

/** Publishes an article at once, or puts it on the schedule. */
export const publishArticle = (deps: Deps, decision: Decision, { version, ...moment }: Publication) =>
  decide(deps, decision, async (tx, row) => {
    const { actor } = decision
    refuseIf(whyNotPublish(row, actor.personId))
    refuseIf(whyNotPublishVersion(row, actor.personId, version))
    refuseIf(missingOf(row)[0] ?? null)
    const now = deps.clock.now()
    const at = momentOf(moment, now)
    if (at === undefined) return refuse('articles.wrong-time')
    const isOwn = row.author_id === actor.personId
    if (at === null) {
      const turnId = await publish(tx, row, { byId: actor.personId, at: now })
      if (!isOwn) await tellPublished(deps, tx, row, turnId)
      return { act: 'article-published', state: 'published' }
    }
    const turn = { state: 'scheduled', byId: actor.personId, at: now } as const
    const turnId = await turnArticle(tx, row, turn, { publish_at: at })
    await deps.jobs.leave(tx, publishDueKind, {}, { at })
    if (!isOwn) await tell(deps, tx, row, turnId, { type: 'scheduled', at })
    return { act: 'article-scheduled', state: 'scheduled', detail: { at: at.toISOString() } }
  })

/** Gives an article back to its author with a reason. */
export const returnArticle = (deps: Deps, decision: Decision, reason: string) =>
  decide(deps, decision, async (tx, row) => {
    refuseIf(whyNotReturn(row))
    const turn = { state: 'draft', byId: decision.actor.personId, reason, at: deps.clock.now() } as const
    const turnId = await turnArticle(tx, row, turn)
    await tell(deps, tx, row, turnId, { type: 'returned', reason })
    return { act: 'article-returned', state: 'draft', detail: { reason } }
  })

/** Takes a published article off the site with a reason. */
export const archiveByManager = (deps: Deps, decision: Decision, reason: string) =>
  decide(deps, decision, async (tx, row) => {
    const turnId = await unpublish(tx, row, { byId: decision.actor.personId, at: deps.clock.now(), reason })
    await tell(deps, tx, row, turnId, { type: 'archived', reason })
    return { act: 'article-archived', state: 'archived', detail: { reason } }
  })

interface Decided {
  readonly act: keyof typeof articlesActs
  readonly state: ArticleState
  readonly detail?: Readonly<Record<string, string>>
}

async function decide(
  deps: Deps,
  { actor, origin, articleId }: Decision,
  change: (tx: Tx, row: Article) => Promise<Decided>,
) {
  const done = await transaction(deps.db, async (tx) => {
    const row = await lockArticle(tx, articleId)
    // What somebody still writes is theirs alone.
    if (row.state === 'draft' && !row.is_live && row.author_id !== actor.personId)
      refuse('articles.unknown-article')
    const { act, state, detail } = await change(tx, row)
    await record(tx, deps.clock, origin, {
      ...{ act, personId: row.author_id, actor },
      detail: { articleId, title: row.title, ...detail },
    })
    return { state, slug: row.slug }
  })
  dropPagesOf(deps.pages, done.slug)
  return { state: done.state }
}

type Told =
  | { readonly type: 'scheduled'; readonly at: Date }
  | { readonly type: 'returned' | 'archived'; readonly reason: string }

async function tell({ jobs, clock }: Deps, tx: Tx, row: Article, turnId: string, told: Told) {
  const { id: articleId, author_id: personId, title } = row
  const cause = `article turn ${turnId}`
  if (told.type === 'scheduled') {
    const about = { articleId, title, at: told.at.toISOString() }
    await leaveNotice(jobs, tx, clock, { personId, kind: articlesNoticeTypes.scheduled, about, cause })
    return
  }
  const about = { articleId, title, reason: told.reason }
  await leaveNotice(jobs, tx, clock, { personId, kind: articlesNoticeTypes[told.type], about, cause })
}
