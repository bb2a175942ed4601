import type { CartItem } from '@arvand/contracts/commerce'
import { notBefore } from '#modules/notices'
import type { Opener } from '../factors/opener.ts'
import { commerce } from '../tables.ts'
import { newLink } from './link-token.ts'
import { sendGiftsKind } from './send-gifts.ts'

type Options = NonNullable<Extract<CartItem, { kind: 'course' }>['options']>

const nothing = { entries: [] } as const

/** Makes the link of a course that was bought for somebody. Without a time it is sent at once, but not at night. */
export const openPresent: Opener = async ({ jobs, secret }, tx, { factor, line, now }) => {
  // Written from a checked cart item by the factor.
  const { present } = line.options as Options
  if (!present) return nothing
  const { mobile, name, message, sendAt } = present
  const toSend = sendAt === undefined ? notBefore(now, 'sms', false) : laterOf(new Date(sendAt), now)
  await commerce(tx)
    .insertInto('commerce.presents')
    .values({
      line_id: line.id,
      giver_id: factor.person_id,
      ...newLink(secret, line.id),
      recipient_mobile: mobile,
      recipient_name: name ?? null,
      message: message || null,
      send_at: toSend,
      made_at: now,
    })
    .execute()
  await jobs.leave(tx, sendGiftsKind, {}, toSend > now ? { at: toSend } : {})
  return nothing
}

const laterOf = (one: Date, other: Date): Date => (one > other ? one : other)

/** Puts the seats of a line into their buyer's hands, who hands them out one by one. */
export const openSeats: Opener = async (_parts, tx, { factor, line, now }) => {
  await commerce(tx)
    .insertInto('commerce.seat_blocks')
    .values({ line_id: line.id, owner_id: factor.person_id, bought: line.quantity, made_at: now })
    .execute()
  return nothing
}
