import { siteName } from '@arvand/contracts/site-name'
import { tomanText } from '@arvand/persian/money'
import { z } from 'zod'
import { activePerson, namesOf } from '#modules/identity'
import { leaveNotice } from '#modules/notices'
import { type Db, type Tx, transaction } from '#platform/database'
import { jobKind } from '#platform/jobs'
import type { CommerceDeps } from '../deps.ts'
import { redactRecipients } from '../redact-recipients.ts'
import { commerce, type GiftCard } from '../tables.ts'
import { addEvents } from './add-cards.ts'
import { giftCardNoticeTypes } from './gift-card-notice-types.ts'
import { codeOfCard } from './sealed-code.ts'

/** Sends cards whose time has come: runs every minute, and when one is bought. */
export const sendCardsKind = jobKind('commerce.send-gift-cards', z.strictObject({}), { retries: 5 })

type Deps = Pick<CommerceDeps, 'db' | 'clock' | 'jobs' | 'sms' | 'secret' | 'publicUrl'>

/** A message that was not sent is tried again after this pause (ms); others do not wait for it. */
const pause = 10 * 60_000

/**
 * Sends what is due, once: a card is marked as sent before its message is sent (docs/decisions/0060), and unmarked when
 * that clearly failed.
 */
export async function sendDueCards(deps: Deps, signal?: AbortSignal): Promise<void> {
  if (!deps.sms.on) return
  const troubles: unknown[] = []
  while (!signal?.aborted) {
    const card = await transaction(deps.db, (tx) => takeDue(deps, tx))
    if (!card) break
    try {
      await sendCard(deps, card)
    } catch (trouble) {
      await unmark(deps, card.id)
      troubles.push(trouble)
      continue
    }
    await forgetNumber(deps.db, card)
  }
  if (troubles.length > 0) throw troubles[0]
}

async function takeDue({ clock, jobs }: Deps, tx: Tx): Promise<GiftCard | undefined> {
  const now = clock.now()
  const card = await commerce(tx)
    .updateTable('commerce.gift_cards')
    .set({ sent_at: now })
    .where('id', '=', (of) =>
      of
        .selectFrom('commerce.gift_cards')
        .select('id')
        .where('send_at', '<=', now)
        .where('sent_at', 'is', null)
        .where('stopped_at', 'is', null)
        .orderBy('send_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
  if (!card) return undefined
  await addEvents(tx, [{ card_id: card.id, kind: 'sent', by_id: null, amount: null, note: null, at: now }])
  await tellRecipient(jobs, clock, tx, card)
  return card
}

/** A person who has an account with this number also gets a notice in the app. */
async function tellRecipient(
  jobs: Deps['jobs'],
  clock: Deps['clock'],
  tx: Tx,
  card: GiftCard,
): Promise<void> {
  const { id, recipient_mobile: mobile } = card
  const person = mobile === null ? null : await activePerson(tx, { identifier: mobile })
  if (!person) return
  await leaveNotice(jobs, tx, clock, {
    personId: person.id,
    kind: giftCardNoticeTypes.giftCardArrived,
    about: { amount: card.amount, giver: await giverOf(tx, card) },
    cause: `gift card ${id} sent`,
  })
}

const unmark = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, cardId: string): Promise<void> => {
  await commerce(db)
    .updateTable('commerce.gift_cards')
    .set({ sent_at: null, send_at: new Date(clock.now().getTime() + pause) })
    .where('id', '=', cardId)
    .execute()
}

/** Deletes the number of a sent card whose buyer's account was removed: nobody can send it again. */
async function forgetNumber(db: Db, { id, bought_by, line_id }: GiftCard): Promise<void> {
  if (bought_by === null || (await activePerson(db, { id: bought_by }))) return
  await commerce(db)
    .updateTable('commerce.gift_cards')
    .set({ recipient_mobile: null })
    .where('id', '=', id)
    .execute()
  if (line_id !== null) await redactRecipients(db, [line_id])
}

/** The message to the recipient's phone. */
export async function sendCard({ db, sms, secret, publicUrl }: Deps, card: GiftCard): Promise<void> {
  const code = codeOfCard(secret, card)
  if (card.recipient_mobile === null || code === null) return
  const giver = await giverOf(db, card)
  const text = [
    `${card.recipient_name ? `${card.recipient_name} عزیز، ` : ''}${giver ?? siteName()} برایتان کارت هدیهٔ ${siteName()} به ارزش ${tomanText(card.amount)} فرستاده است.`,
    ...(card.message ? [`«${card.message}»`] : []),
    `کد کارت: ${code}`,
    `${new URL('/panel/gift-cards', publicUrl)}`,
  ].join('\n')
  await sms.send({ to: card.recipient_mobile, text })
}

/** The name of the card's buyer; null when the platform gives it. */
async function giverOf(db: Db, { bought_by }: Pick<GiftCard, 'bought_by'>): Promise<string | null> {
  return bought_by === null ? null : ((await namesOf(db, [bought_by])).get(bought_by) ?? null)
}
