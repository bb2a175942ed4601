import { leaveNotice } from '#modules/notices'
import { type Tx, transaction } from '#platform/database'
import { once, type RepeatedRequest } from '#platform/once'
import { refuseIf } from '#platform/refusal'
import { lockBuyer } from '../factors/lock-buyer.ts'
import { entitle } from '../factors/opener.ts'
import type { CommerceParts } from '../parts.ts'
import { commerce } from '../tables.ts'
import { type Gift, lockGift, needGift } from './find-gift.ts'
import { stateOf, whyNotTake } from './gift.ts'
import { hasIt } from './has-it.ts'
import { kindsOfPresents } from './kinds-of-presents.ts'

type Parts = Pick<CommerceParts, 'db' | 'clock' | 'jobs' | 'sells'>

/** What a link stands for, to whoever holds it; `personId` is null while nobody has signed in. */
export async function showGift(
  parts: Pick<CommerceParts, 'db' | 'sells'>,
  token: string,
  personId: string | null,
) {
  const { db, sells } = parts
  const gift = await needGift(db, token)
  const quote = (await sells.find(({ kind }) => kind === 'course')?.quote(db, [gift.itemId]))?.get(
    gift.itemId,
  )
  const isMine = personId !== null && gift.takenBy === personId
  return {
    gift: {
      kind: gift.kind,
      giver: gift.giver,
      recipientName: gift.recipientName,
      message: gift.message,
      course: {
        title: gift.title,
        href: quote?.href ?? null,
        picture: quote?.picture ?? null,
        palette: quote?.palette ?? null,
      },
      state: stateOf(gift),
      isMine,
      whyNotTake:
        personId === null || isMine
          ? null
          : whyNotTake(gift, personId, await hasIt(parts, db, personId, gift.itemId)),
    },
  }
}

/** Takes what a link stands for: once, by one person. */
export function takeGift(parts: Parts, request: RepeatedRequest, token: string) {
  const { personId } = request
  return transaction(parts.db, (tx) =>
    once(tx, parts.clock, request, 'for ever', async () => {
      const gift = await lockGift(tx, token)
      // They may be taking, or paying for, the same course elsewhere.
      await lockBuyer(tx, personId)
      refuseIf(whyNotTake(gift, personId, await hasIt(parts, tx, personId, gift.itemId)))
      await markTaken(tx, gift, personId, parts.clock.now())
      await open(parts, tx, gift, personId)
      const quotes = await parts.sells.find(({ kind }) => kind === 'course')?.quote(tx, [gift.itemId])
      return { title: gift.title, href: quotes?.get(gift.itemId)?.href ?? null }
    }),
  )
}

async function markTaken(tx: Tx, { kind, id }: Gift, personId: string, now: Date): Promise<void> {
  if (kind === 'present')
    await commerce(tx)
      .updateTable('commerce.presents')
      .set({ taken_by: personId, taken_at: now })
      .where('line_id', '=', id)
      .execute()
  else
    await commerce(tx)
      .updateTable('commerce.seats')
      .set({ person_id: personId, taken_at: now })
      .where('id', '=', id)
      .execute()
}

async function open(parts: Parts, tx: Tx, gift: Gift, personId: string): Promise<void> {
  const now = parts.clock.now()
  const line = { id: gift.lineId, kind: 'course', item_id: gift.itemId } as const
  await entitle(parts, tx, { line, now }, personId, gift.kind)
  // An organisation sees in its list who came; hundreds of notices would tell it nothing.
  if (gift.kind === 'present')
    await leaveNotice(parts.jobs, tx, parts.clock, {
      personId: gift.giverId,
      kind: kindsOfPresents.presentTaken,
      about: { title: gift.title, name: gift.recipientName },
      cause: `present ${gift.id} taken`,
    })
}
