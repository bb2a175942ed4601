import { sql } from 'kysely'
import { z } from 'zod'
import { type Db, transaction } from '#platform/database'
import { DeliveryTrouble } from '#platform/delivery-trouble'
import { newId } from '#platform/ids'
import { jobKind } from '#platform/jobs'
import type { ArticlesDeps } from '../deps.ts'
import { articles } from '../tables.ts'
import { type LetterArticle, lastDueAt, letterOf, weekBefore } from './newsletter.ts'
import { forgetUnconfirmed } from './subscribe.ts'
import { keyFor } from './subscription-key.ts'

/** Makes the newsletter of the week when it is due, and sends what waits. A schedule repeats it. */
export const newsletterKind = jobKind('articles.newsletter', z.object({}))

type Deps = Pick<ArticlesDeps, 'db' | 'clock' | 'mail' | 'secret' | 'publicUrl'>

export async function runNewsletter(deps: Deps, signal?: AbortSignal): Promise<void> {
  await forgetUnconfirmed(deps)
  await forgetOld(deps)
  if (!deps.mail.on) return
  await makeNewsletter(deps)
  const letters = new Map<string, Promise<LetterArticle[]>>()
  await Promise.all(Array.from({ length: lanes }, () => sendWaiting(deps, letters, signal)))
}

const keptDays = 90

/** Forgets to whom old newsletters went. */
async function forgetOld({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - keptDays * 86_400_000)
  await articles(db).deleteFrom('articles.newsletters').where('due_at', '<', before).execute()
}

/** Letters that are on their way at the same moment in one process. */
const lanes = 4

/**
 * Stores the newsletter that is due with the articles that were published first since the one before, and a waiting
 * letter for each subscriber. The instant is unique, so that two processes make one.
 */
async function makeNewsletter({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const dueAt = lastDueAt(clock.now())
  await transaction(db, async (tx) => {
    const before = await articles(tx)
      .selectFrom('articles.newsletters')
      .select('due_at')
      .orderBy('due_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (before && before.due_at >= dueAt) return
    const fresh = await articles(tx)
      .selectFrom('articles.published')
      .select('article_id')
      .where('published_at', '>', before?.due_at ?? weekBefore(dueAt))
      .where('published_at', '<=', dueAt)
      .orderBy('published_at', 'desc')
      .orderBy('article_id', 'desc')
      .execute()
    const made = await articles(tx)
      .insertInto('articles.newsletters')
      .values({ id: newId(), due_at: dueAt, article_ids: fresh.map(({ article_id }) => article_id) })
      .onConflict((twin) => twin.column('due_at').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made || fresh.length === 0) return
    await articles(tx)
      .insertInto('articles.newsletter_mails')
      .columns(['newsletter_id', 'subscriber_id', 'next_at'])
      .expression((select) =>
        select
          .selectFrom('articles.subscribers')
          .select([
            sql<string>`${made.id}::uuid`.as('newsletter_id'),
            'id',
            sql<Date>`${dueAt}::timestamptz`.as('at'),
          ])
          .where('confirmed_at', '<=', dueAt),
      )
      .execute()
  })
}

/** After so many letters that did not leave one after another, the mail server is left alone until the next run. */
const mostInVain = 5

async function sendWaiting(
  deps: Deps,
  letters: Map<string, Promise<LetterArticle[]>>,
  signal: AbortSignal | undefined,
): Promise<void> {
  let inVain = 0
  while (!signal?.aborted && inVain < mostInVain) {
    const claimed = await claim(deps)
    if (!claimed) return
    const known = letters.get(claimed.newsletterId) ?? articlesOf(deps.db, claimed.newsletterId)
    letters.set(claimed.newsletterId, known)
    inVain = (await sendOne(deps, claimed, await known)) ? 0 : inVain + 1
  }
}

interface Claimed {
  readonly newsletterId: string
  readonly subscriberId: string
  readonly email: string
  readonly tries: number
}

/** Takes one waiting letter. It is committed before the letter leaves, so that no other try takes it again. */
async function claim({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    update articles.newsletter_mails as m
    set state = 'sending', tries = m.tries + 1
    from (
      select newsletter_id, subscriber_id from articles.newsletter_mails
      where state = 'waiting' and next_at <= ${clock.now()}
      order by next_at limit 1
      for update skip locked
    ) as next, articles.subscribers as s
    where m.newsletter_id = next.newsletter_id and m.subscriber_id = next.subscriber_id
      and s.id = next.subscriber_id
    returning m.newsletter_id as "newsletterId", m.subscriber_id as "subscriberId", s.email, m.tries
  `.execute(articles(db))
  return rows[0]
}

/** The articles of a newsletter that are still on the site, the newest first. */
const articlesOf = (db: Db, newsletterId: string): Promise<LetterArticle[]> =>
  articles(db)
    .selectFrom('articles.newsletters as n')
    .innerJoin('articles.published as e', (join) =>
      join.on(({ eb, ref }) => eb('e.article_id', '=', eb.fn.any(ref('n.article_ids')))),
    )
    .innerJoin('articles.articles as a', 'a.id', 'e.article_id')
    .select(['a.slug', 'e.title', 'e.summary', 'e.minutes'])
    .where('n.id', '=', newsletterId)
    .orderBy('e.published_at', 'desc')
    .orderBy('e.article_id', 'desc')
    .execute()

const mostTries = 5
const firstPauseMs = 600_000

/** Sends a claimed letter and notes what became of it. False when it did not leave. */
async function sendOne(deps: Deps, claimed: Claimed, shown: readonly LetterArticle[]): Promise<boolean> {
  const { subscriberId, email, tries } = claimed
  if (shown.length === 0) {
    await note(deps.db, claimed, { state: 'failed' })
    return true
  }
  const key = keyFor(deps.secret, 'unsubscribe', subscriberId)
  const at = (path: string) => new URL(`${path}/${key}`, deps.publicUrl).href
  const letter = letterOf(shown, {
    origin: deps.publicUrl.origin,
    unsubscribe: at('/newsletter/unsubscribe'),
  })
  try {
    await deps.mail.send({ to: email, ...letter, unsubscribe: at('/newsletter/one-click') })
  } catch (error) {
    const isSafe = error instanceof DeliveryTrouble && error.outcome === 'notSent' && !error.final
    const again = isSafe && tries < mostTries
    const pause = firstPauseMs * 2 ** (tries - 1)
    const next_at = new Date(deps.clock.now().getTime() + pause)
    await note(deps.db, claimed, again ? { state: 'waiting', next_at } : { state: 'failed' })
    // A refused mailbox says nothing about the others.
    return error instanceof DeliveryTrouble && error.final
  }
  await note(deps.db, claimed, { state: 'sent' })
  return true
}

const note = (
  db: Db,
  { newsletterId, subscriberId }: Claimed,
  noted: { state: 'waiting' | 'sent' | 'failed'; next_at?: Date },
) =>
  articles(db)
    .updateTable('articles.newsletter_mails')
    .set(noted)
    .where('newsletter_id', '=', newsletterId)
    .where('subscriber_id', '=', subscriberId)
    .execute()
