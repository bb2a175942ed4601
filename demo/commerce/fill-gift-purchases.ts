import type { CartItem } from '@arvand/contracts/commerce'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { commerce, entitle, type FactorLine, newLink } from '#testing/commerce'
import { atTime, daysFrom, type HistoryDeps } from './at-time.ts'
import { contactsOf } from './contacts.ts'
import { sell } from './sell.ts'
import type { Happening, Shelf, ShelfCourse } from './shelf.ts'

/** Gifts that Niloofar gave, and the seats that Kaveh bought for his students' society. */
export async function fillGiftPurchases(tx: Tx, shelf: Shelf, now: Date): Promise<Happening[]> {
  const { niloofar, kaveh } = await contactsOf(tx, { niloofar: '+989120000001', kaveh: '+989120000002' })
  const course = (slug: string) => shelf.courses.find((one) => one.slug === slug)
  const [hafez, girih, python] = [course('hafez'), course('girih'), course('python-from-zero')]
  return [
    ...(niloofar && hafez && girih ? [giftPurchasesOf(niloofar, kaveh, hafez, girih, now)] : []),
    ...(kaveh && python ? [seatsOf(kaveh, python, now)] : []),
  ]
}

interface Person {
  readonly id: string
  readonly mobile: string
}

/** Three gifts: one is taken, one waits for Kaveh to take it, one is sent on a later day. */
function giftPurchasesOf(
  giver: Person,
  friend: Person | undefined,
  hafez: ShelfCourse,
  girih: ShelfCourse,
  now: Date,
): Happening {
  const at = daysFrom(now, -1.4)
  const to = (
    course: ShelfCourse,
    mobile: string,
    name: string,
    message: string,
    sendAt?: Date,
  ): CartItem => ({
    kind: 'course',
    id: course.id,
    quantity: 1,
    options: {
      gift: { mobile, name, message, ...(sendAt ? { sendAt: sendAt.toISOString() } : {}) },
    },
  })
  const items = [
    to(hafez, '+989120000021', 'مادربزرگ', 'مادربزرگ نازنینم، این بار شما حافظ بخوانید و من گوش می‌دهم.'),
    to(
      girih,
      friend?.mobile ?? '+989120000022',
      'کاوه',
      'کاوه جان، این هم همان گره‌هایی که در سفر کاشان از دیدنشان سیر نمی‌شدی.',
    ),
    to(girih, '+989120000023', 'سارا', 'سارای عزیز، تولدت مبارک.', daysFrom(now, 12)),
  ]
  return {
    at,
    async tell(deps, tx) {
      const { lines } = await sell(deps, tx, { personId: giver.id, items, at })
      const [taken, waiting] = lines
      const reader = hafez.learners[0]
      if (taken && reader) await take(deps, tx, taken, reader.personId, daysFrom(at, 0.3))
      await markSent(tx, [taken, waiting], daysFrom(at, 0.01))
    },
  }
}

async function take(deps: HistoryDeps, tx: Tx, line: FactorLine, personId: string, now: Date) {
  await commerce(tx)
    .updateTable('commerce.gift_purchases')
    .set({ taken_by: personId, taken_at: now })
    .where('line_id', '=', line.id)
    .execute()
  await entitle(atTime(deps, now), tx, line, personId, now)
}

const markSent = (tx: Tx, lines: readonly (FactorLine | undefined)[], sent_at: Date) =>
  commerce(tx)
    .updateTable('commerce.gift_purchases')
    .set({ sent_at })
    .where(
      'line_id',
      'in',
      lines.flatMap((line) => line?.id ?? []),
    )
    .execute()

const society = {
  name: 'انجمن علمی رایانهٔ دانشگاه گیلان',
  legal_id: '10380284790',
  economic_code: '411345678912',
  postal_code: '4199613776',
  address: 'رشت، کیلومتر پنج جادهٔ تهران، دانشکدهٔ فنی، اتاق انجمن‌ها',
  phone: '01333690274',
}

/** Eight seats of which five are handed out and two are taken. */
function seatsOf(buyer: Person, course: ShelfCourse, now: Date): Happening {
  const at = daysFrom(now, -2.6)
  return {
    at,
    async tell(deps, tx) {
      const buyerId = newId()
      const owned = { id: buyerId, person_id: buyer.id, created_at: at }
      await commerce(tx)
        .insertInto('commerce.legal_buyers')
        .values({ ...society, ...owned })
        .execute()
      const options = { seats: true } as const
      const items: CartItem[] = [{ kind: 'course', id: course.id, quantity: 8, options }]
      const { lines } = await sell(deps, tx, { personId: buyer.id, buyerId, items, at })
      const [line] = lines
      if (line) await hand(deps, tx, line, course.learners.slice(0, 2), daysFrom(at, 0.1))
    },
  }
}

async function hand(
  deps: HistoryDeps,
  tx: Tx,
  line: FactorLine,
  came: ShelfCourse['learners'],
  handedAt: Date,
): Promise<void> {
  const takenAt = daysFrom(handedAt, 0.5)
  const seats = [31, 32, 33, 34, 35].map((last, place) => {
    const id = newId()
    const personId = came[place]?.personId ?? null
    return {
      id,
      line_id: line.id,
      mobile: `+9891200000${last}`,
      ...newLink(deps.secret, id),
      handed_at: handedAt,
      send_at: handedAt,
      sent_at: handedAt,
      person_id: personId,
      taken_at: personId === null ? null : takenAt,
    }
  })
  await commerce(tx).insertInto('commerce.seats').values(seats).execute()
  const then = atTime(deps, takenAt)
  for (const { personId } of came) await entitle(then, tx, line, personId, takenAt)
}
