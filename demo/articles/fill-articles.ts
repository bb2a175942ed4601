import type { Clock } from '#platform/clock'
import { type Db, type Tx, transaction } from '#platform/database'
import { storeOldArticle, storeSeries } from '#testing/articles'
import { type OldPost, storeThread } from '#testing/discussion'
import { demoId } from '../ids.ts'
import { type DemoArticle, readArticles } from './read-articles.ts'
import { type DemoSeries, demoSeries } from './series.ts'
import { demoArticles } from './tables.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000

/** The articles with their comments and likes; one is a draft, one waits for a review, one for its day. */
export async function fillArticles({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock.now()
  const [people, articles] = [await findPeople(db), await readArticles()]
  await transaction(db, async (tx) => {
    for (const article of articles) await addArticle(tx, article, people, now)
    for (const one of demoSeries) await addSeries(tx, one, articles, people, now)
  })
}

interface People {
  readonly byHandle: ReadonlyMap<string, string>
  /** People without a handle. */
  readonly crowd: readonly string[]
}

async function findPeople(db: Db): Promise<People> {
  const [known, crowd] = await Promise.all([
    demoArticles(db)
      .selectFrom('identity.people')
      .select(['id', 'handle'])
      .where('handle', 'is not', null)
      .execute(),
    demoArticles(db)
      .selectFrom('identity.people')
      .select('id')
      .where('handle', 'is', null)
      .orderBy('id')
      .limit(120)
      .execute(),
  ])
  return {
    byHandle: new Map(known.map(({ id, handle }) => [handle ?? '', id])),
    crowd: crowd.map(({ id }) => id),
  }
}

function idOf(by: string, { byHandle, crowd }: People): string {
  const id = /^\d+$/.test(by) ? crowd[Number(by) % crowd.length] : byHandle.get(by)
  if (id === undefined) throw new Error(`the demo has no ${by}`)
  return id
}

async function addArticle(tx: Tx, article: DemoArticle, people: People, now: Date): Promise<void> {
  const { slug, state, days, by, title, summary, topics, body } = article
  const isScheduled = state === 'scheduled'
  const at = writtenAt(article, now)
  const [id, authorId] = [articleId(article, now), idOf(by, people)]
  if (state === 'published') await storeThread(tx, threadOf(article, { id, authorId, at }, people, now))
  await storeOldArticle(tx, {
    ...{ id, slug, authorId, title, summary, body, topics, state, at },
    ...(isScheduled ? { publishAt: morningIn(days, now) } : {}),
  })
}

const writtenAt = ({ state, days }: DemoArticle, now: Date): Date =>
  new Date(now.getTime() - (state === 'scheduled' ? 1 : days) * dayMs)

const articleId = (article: DemoArticle, now: Date): string =>
  demoId(`article ${article.slug}`, writtenAt(article, now))

async function addSeries(
  tx: Tx,
  { by, parts, slug, title, text }: DemoSeries,
  articles: readonly DemoArticle[],
  people: People,
  now: Date,
): Promise<void> {
  const bySlug = new Map(articles.map((article) => [article.slug, article]))
  const found = parts.flatMap((part) => bySlug.get(part) ?? [])
  const at = new Date(Math.max(...found.map((article) => writtenAt(article, now).getTime())))
  await storeSeries(tx, {
    ...{ id: demoId(`series ${slug}`, at), slug, title, text, at },
    authorId: idOf(by, people),
    articleIds: found.map((article) => articleId(article, now)),
  })
}

/** Nine in the morning of a later day in Tehran. */
const morningIn = (days: number, now: Date): Date => {
  const day = new Date(now.getTime() + days * dayMs)
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 5, 30))
}

function threadOf(
  { slug, title, summary, likes, comments }: DemoArticle,
  { id, authorId, at }: { readonly id: string; readonly authorId: string; readonly at: Date },
  people: People,
  now: Date,
): Parameters<typeof storeThread>[1] {
  const first = { id, root_id: id, author_id: authorId, by_staff: true, body: summary, at }
  const posts = comments.map(([by, text], order): OldPost => {
    const after = new Date(Math.min(at.getTime() + (order + 1) * 5 * hourMs, now.getTime()))
    const commentId = demoId(`comment on ${slug} ${order}`, after)
    const author_id = idOf(by, people)
    return {
      row: {
        ...{ id: commentId, root_id: commentId, author_id, by_staff: author_id === authorId },
        ...{ body: text, at: after },
      },
      likedBy: people.crowd.slice(20 + order, 20 + order + ((likes + order) % 6)),
      solved: false,
    }
  })
  const likedBy = people.crowd.filter((person) => person !== authorId).slice(0, likes)
  return {
    ...{ id, about_kind: 'article', about_id: id, title, second: null, is_pinned: false },
    posts: [{ row: first, likedBy, solved: false }, ...posts],
  }
}
