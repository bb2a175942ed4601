import { sql } from 'kysely'
import { namesOf } from '#modules/identity'
import { post } from '#modules/wallet'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { bookPaid, commerce, giveUp, type Withdrawal } from '#testing/commerce'
import { atTime, daysFrom, type HistoryDeps } from './at-time.ts'
import type { Happening, Shelf } from './shelf.ts'

interface Wish {
  /** The slug of a course; its owner is the teacher. */
  readonly teacherOf: string
  readonly daysAgo: number
  readonly sheba: string
  /** Left out: the teacher's own name. */
  readonly holder?: string
  readonly end: 'requested' | 'approved' | 'paid' | 'refused'
}

const wishes: readonly Wish[] = [
  {
    teacherOf: 'limits-and-derivatives',
    daysAgo: 21,
    sheba: 'IR660120020000000438712906',
    holder: 'نسرین کاظمی',
    end: 'refused',
  },
  { teacherOf: 'limits-and-derivatives', daysAgo: 17, sheba: 'IR880170000000104562810037', end: 'paid' },
  { teacherOf: 'python-from-zero', daysAgo: 6, sheba: 'IR810560611828005120044701', end: 'approved' },
  { teacherOf: 'nastaliq', daysAgo: 2.2, sheba: 'IR400620000000201778345009', end: 'requested' },
  {
    teacherOf: 'shahnameh',
    daysAgo: 0.8,
    sheba: 'IR820540102680020817909002',
    holder: 'انتشارات چکامه',
    end: 'requested',
  },
]

/** Withdrawals that teachers asked for, and what managers decided later. */
export const fillWithdrawals = ({ courses }: Shelf, now: Date, refundDays: number): Happening[] =>
  wishes.flatMap((wish): Happening[] => {
    const teacher = courses.find(({ slug }) => slug === wish.teacherOf)?.ownerId
    if (!teacher) return []
    const at = daysFrom(now, -wish.daysAgo)
    const decidedAt = daysFrom(at, 0.7)
    let asked: Withdrawal | undefined
    return [
      {
        at,
        async tell(deps, tx) {
          asked = await withdraw(deps, tx, wish, teacher, at, refundDays)
        },
      },
      {
        at: decidedAt,
        tell: async (deps, tx) => asked && decide(atTime(deps, decidedAt), tx, asked, wish.end),
      },
    ]
  })

async function withdraw(
  deps: HistoryDeps,
  tx: Tx,
  { sheba, holder }: Wish,
  personId: string,
  at: Date,
  refundDays: number,
): Promise<Withdrawal | undefined> {
  const amount = await freeAt(tx, personId, daysFrom(at, -refundDays))
  if (amount < 1_000_000) return undefined
  const name = (await namesOf(tx, [personId])).get(personId) ?? ''
  const row = await commerce(tx)
    .insertInto('commerce.withdrawals')
    .values({
      id: newId(),
      person_id: personId,
      amount,
      sheba,
      holder: holder ?? name,
      state: 'requested',
      asked_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await post(tx, atTime(deps, at).clock, {
    cause: `withdrawal ${row.id}`,
    kind: 'withdrawal',
    about: { title: null },
    entries: [
      { account: { kind: 'person', ownerId: personId }, amount: -amount },
      { account: { kind: 'system', name: 'payouts' }, amount },
    ],
  })
  return row
}

/**
 * What was earned until then and is not withdrawn, rounded down to 1,000,000 rials, since people ask for round sums.
 */
async function freeAt(tx: Tx, personId: string, until: Date): Promise<number> {
  const { rows } = await sql<{ free: string }>`
    select coalesce((
        select sum(s.amount - s.refunded) from commerce.line_shares s
          join commerce.factor_lines l on l.id = s.line_id
          join commerce.factors f on f.id = l.factor_id
        where s.person_id = ${personId} and f.paid_at <= ${until}
      ), 0) - coalesce((
        select sum(amount) from commerce.withdrawals
        where person_id = ${personId} and state in ('requested', 'approved', 'paid')
      ), 0) as free`.execute(commerce(tx))
  return Math.floor(Number(rows[0]?.free ?? 0) / 1_000_000) * 1_000_000
}

async function decide(deps: HistoryDeps, tx: Tx, row: Withdrawal, end: Wish['end']): Promise<void> {
  const decided_at = deps.clock.now()
  if (end === 'requested') return
  if (end === 'refused') {
    const answer = 'نام صاحب حساب با نام شما یکی نیست. شبای حساب خودتان را بنویسید.'
    await giveUp(deps, tx, row, { state: 'refused', answer })
    return
  }
  const paid = { state: 'paid', paid_at: decided_at, reference: '140508170042' } as const
  await commerce(tx)
    .updateTable('commerce.withdrawals')
    .set({ decided_at, ...(end === 'paid' ? paid : { state: 'approved' as const }) })
    .where('id', '=', row.id)
    .execute()
  if (end === 'paid') await bookPaid(tx, deps.clock, row)
}
