import { z } from 'zod'
import type { Actor, Caller } from '#platform/actor'
import { type Db, transaction } from '#platform/database'
import { DeliveryTrouble } from '#platform/delivery-trouble'
import { newId } from '#platform/ids'
import { jobKind } from '#platform/jobs'
import { refuse } from '#platform/refusal'
import type { ArticlesDeps } from '../deps.ts'
import { articles } from '../tables.ts'
import { asksByAddress, asksForRecipient, asksOfStrangers } from './limits.ts'
import { confirmationOf, confirmDays } from './newsletter.ts'
import { keyFor, subscriberOf } from './subscription-key.ts'

/** Left for each address that must be confirmed. */
export const sendConfirmationKind = jobKind(
  'articles.send-confirmation',
  z.object({ subscriberId: z.string() }),
)

type Deps = Pick<ArticlesDeps, 'db' | 'clock' | 'jobs' | 'limits' | 'mail' | 'secret'>

/**
 * Stores an address that asks for new articles, and leaves a letter that confirms it. Everybody gets the same answer,
 * whether the address was subscribed before or not.
 */
export async function subscribe(deps: Deps, caller: Caller, actor: Actor | null, email: string) {
  if (!deps.mail.on) refuse('request.mail-off')
  await deps.limits.takeByAddress(asksByAddress, caller.address)
  if (!actor) await deps.limits.take(asksOfStrangers, 'all')
  const isOwn = actor !== null && (await ownEmail(deps.db, actor.personId)) === email
  if (!isOwn) await deps.limits.take(asksForRecipient, email)
  const now = deps.clock.now()
  await transaction(deps.db, async (tx) => {
    const { id, confirmed_at } = await articles(tx)
      .insertInto('articles.subscribers')
      .values({ id: newId(), email, asked_at: now, confirmed_at: isOwn ? now : null })
      .onConflict((twin) =>
        twin.column('email').doUpdateSet(({ ref, fn }) => ({
          asked_at: now,
          confirmed_at: fn.coalesce(ref('articles.subscribers.confirmed_at'), ref('excluded.confirmed_at')),
        })),
      )
      .returning(['id', 'confirmed_at'])
      .executeTakeFirstOrThrow()
    if (confirmed_at === null)
      await deps.jobs.leave(tx, sendConfirmationKind, { subscriberId: id }, { key: id })
  })
  return { isOwn }
}

/** A person's address, when it is proved to be theirs. */
export const ownEmail = async (db: Db, personId: string): Promise<string | null> =>
  (
    await articles(db)
      .selectFrom('identity.contacts')
      .select('email')
      .where('person_id', '=', personId)
      .executeTakeFirst()
  )?.email ?? null

/** Sends the letter, unless the address was confirmed or forgotten meanwhile. */
export async function sendConfirmation(
  { db, mail, secret, publicUrl }: Pick<ArticlesDeps, 'db' | 'mail' | 'secret' | 'publicUrl'>,
  subscriberId: string,
): Promise<void> {
  const waiting = await articles(db)
    .selectFrom('articles.subscribers')
    .select('email')
    .where('id', '=', subscriberId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  if (!waiting) return
  const link = new URL(`/newsletter/confirm/${keyFor(secret, 'confirm', subscriberId)}`, publicUrl).href
  try {
    await mail.send({ to: waiting.email, ...confirmationOf(link) })
  } catch (error) {
    // Another try is useless, or could send it twice; the person may ask again.
    if (error instanceof DeliveryTrouble && (error.final || error.outcome === 'unknown')) return
    throw error
  }
}

const dayMs = 86_400_000

/** Confirms the address to which the key was sent. */
export async function confirmSubscription(
  { db, clock, secret }: Pick<Deps, 'db' | 'clock' | 'secret'>,
  key: string,
) {
  const id = subscriberOf(secret, 'confirm', key) ?? refuse('articles.unknown-subscription')
  const now = clock.now()
  const found = await articles(db)
    .updateTable('articles.subscribers')
    .set(({ fn, val, ref }) => ({ confirmed_at: fn.coalesce(ref('confirmed_at'), val(now)) }))
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('confirmed_at', 'is not', null),
        where('asked_at', '>', new Date(now.getTime() - confirmDays * dayMs)),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  if (!found) refuse('articles.unknown-subscription')
  return {}
}

/** Ends a subscription and forgets the address. */
export async function unsubscribe({ db, secret }: Pick<Deps, 'db' | 'secret'>, key: string) {
  const id = subscriberOf(secret, 'unsubscribe', key)
  if (id) await articles(db).deleteFrom('articles.subscribers').where('id', '=', id).execute()
  return {}
}

/** Forgets addresses that nobody confirmed. */
export async function forgetUnconfirmed({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - confirmDays * dayMs)
  await articles(db)
    .deleteFrom('articles.subscribers')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', before)
    .execute()
}
