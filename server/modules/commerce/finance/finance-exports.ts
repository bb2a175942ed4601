import { addDays } from '@arvand/persian/days'
import { formatTime } from '@arvand/persian/format-date'
import { localMobile } from '@arvand/persian/mobile'
import { instantAt } from '@arvand/persian/zone'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/database'
import { dayCells, dayColumns, inBatches, type Line, type Spreadsheet } from '#platform/exports'
import { refuse } from '#platform/refusal'
import type { ExportTable } from '#plugs/export-table'
import { countUpTo } from '../downloads/count-up-to.ts'
import type { ExportOf } from '../downloads/routes.ts'
import { ownWithdrawalsTable, withdrawalsTable } from '../earnings/withdrawals-table.ts'
import { cardsTable } from '../gift-cards/manage/cards-table.ts'
import { campaignTable } from '../off-codes/manage/campaigns-table.ts'
import { codesTable } from '../off-codes/manage/codes-export.ts'
import { refundsTable } from '../refunds/refunds-table.ts'
import { commerce } from '../tables.ts'
import { doubtfulTable } from './doubtful-table.ts'
import { abandonedTable } from './export-abandoned.ts'

/** Before and after every day of a school. */
const [ever, never] = [new Date('2000-01-01T00:00:00Z'), new Date('2200-01-01T00:00:00Z')]

/** The whole tables of finance, and a teacher's own withdrawals; a job writes them with progress where they are many. */
export const financeTables: readonly ExportTable[] = [
  {
    ...{ name: 'commerce.factors', title: 'فاکتورهای پرداخت‌شده', of: { scope: 'finance' } },
    sheet: (db) => factorsSheet(db, ever, never),
  },
  {
    ...{ name: 'commerce.payments', title: 'پرداخت‌ها', of: { scope: 'finance' } },
    sheet: (db) => paymentsSheet(db, ever, never),
  },
  abandonedTable,
  campaignTable,
  cardsTable,
  codesTable,
  doubtfulTable,
  ownWithdrawalsTable,
  refundsTable,
  withdrawalsTable,
]

/** The days that a spreadsheet covers, as its link carries them. */
const days = z.tuple([z.iso.date(), z.iso.date()])
export const writeDays = (from: string, to: string): string => JSON.stringify([from, to])

const column = (head: string, width: number) => ({ head, width })
const toman = (rials: number | null): number => Number(rials ?? 0) / 10
const time = (at: Date | null): string => (at ? formatTime(at) : '')

const maker =
  (make: (db: Db, from: Date, to: Date) => Spreadsheet): ExportOf =>
  ({ db }, actor, of) => {
    if (!actor.scopes.has('finance')) refuse('request.not-found')
    const { data } = days.safeParse(parsed(of))
    if (!data) return refuse('request.not-found')
    return make(db, instantAt(data[0]), instantAt(addDays(data[1], 1)))
  }

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const factorsOf = (db: Db, from: Date, to: Date) =>
  commerce(db)
    .selectFrom('commerce.factors as f')
    .leftJoin('identity.contacts as c', 'c.person_id', 'f.person_id')
    .select([
      'f.id',
      'f.number',
      'f.paid_at',
      'f.buyer',
      'f.subtotal',
      'f.discount',
      'f.tax',
      'f.total',
      'f.tax_number',
    ])
    .select(['f.state', 'c.name', 'c.mobile'])
    .select((of) =>
      of
        .selectFrom('commerce.factor_lines as l')
        .select(({ fn }) => fn.sum<string>('l.refunded').as('refunded'))
        .whereRef('l.factor_id', '=', 'f.id')
        .as('refunded'),
    )
    .where('f.paid_at', '>=', from)
    .where('f.paid_at', '<', to)

type PaidFactor = Awaited<ReturnType<ReturnType<typeof factorsOf>['executeTakeFirstOrThrow']>>

function factorsSheet(db: Db, from: Date, to: Date): Spreadsheet {
  const read = (last: PaidFactor | undefined, size: number) => {
    let rows = factorsOf(db, from, to)
    if (last) rows = rows.where(sql<boolean>`(f.paid_at, f.id) > (${last.paid_at}, ${last.id}::uuid)`)
    return rows.orderBy('f.paid_at').orderBy('f.id').limit(size).execute()
  }
  return {
    title: 'فاکتورها',
    file: 'factors',
    columns: [
      column('شماره', 14),
      ...dayColumns('تاریخ'),
      column('ساعت', 9),
      column('خریدار', 28),
      column('شناسهٔ ملی', 16),
      column('موبایل', 16),
      column('جمع (تومان)', 16),
      column('تخفیف (تومان)', 16),
      column('مالیات (تومان)', 16),
      column('مبلغ (تومان)', 16),
      column('بازپرداخت (تومان)', 16),
      column('شمارهٔ مالیاتی', 24),
    ],
    async *lines() {
      for await (const rows of inBatches(read)) yield* rows.map(lineOfFactor)
    },
    count: (most) => countUpTo(db, factorsOf(db, from, to).clearSelect().select('f.id'), most),
  }
}

const lineOfFactor = (row: PaidFactor): Line => [
  row.number ?? '',
  ...dayCells(row.paid_at),
  time(row.paid_at),
  row.buyer.name,
  row.buyer.legalId ?? '',
  row.mobile ? localMobile(row.mobile) : '',
  toman(row.subtotal),
  toman(row.discount),
  toman(row.tax),
  toman(row.total),
  toman(Number(row.refunded ?? 0)),
  row.tax_number ?? '',
]

const paymentsOf = (db: Db, from: Date, to: Date) =>
  commerce(db)
    .selectFrom('commerce.payments as p')
    .leftJoin('commerce.factors as f', 'f.id', 'p.factor_id')
    .leftJoin('identity.contacts as c', 'c.person_id', 'p.person_id')
    .select([
      'p.id',
      'p.gateway',
      'p.amount',
      'p.fee',
      'p.refunded',
      'p.ref_id',
      'p.card_pan',
      'p.settled_at',
    ])
    .select(['f.number', 'c.name', 'c.mobile'])
    .select(sql<string>`case when p.factor_id is null then 'افزایش موجودی' else 'فاکتور' end`.as('what'))
    .where('p.settled_at', '>=', from)
    .where('p.settled_at', '<', to)

type SettledPayment = Awaited<ReturnType<ReturnType<typeof paymentsOf>['executeTakeFirstOrThrow']>>

function paymentsSheet(db: Db, from: Date, to: Date): Spreadsheet {
  const read = (last: SettledPayment | undefined, size: number) => {
    let rows = paymentsOf(db, from, to)
    if (last) rows = rows.where(sql<boolean>`(p.settled_at, p.id) > (${last.settled_at}, ${last.id}::uuid)`)
    return rows.orderBy('p.settled_at').orderBy('p.id').limit(size).execute()
  }
  return {
    title: 'پرداخت‌های بانکی',
    file: 'payments',
    columns: [
      ...dayColumns('تاریخ'),
      column('ساعت', 9),
      column('بابت', 16),
      column('فاکتور', 14),
      column('پرداخت‌کننده', 28),
      column('موبایل', 16),
      column('درگاه', 12),
      column('شمارهٔ پیگیری', 18),
      column('کارت', 20),
      column('مبلغ (تومان)', 16),
      column('کارمزد (تومان)', 16),
      column('بازپرداخت (تومان)', 16),
    ],
    async *lines() {
      for await (const rows of inBatches(read)) yield* rows.map(lineOfPayment)
    },
    count: (most) => countUpTo(db, paymentsOf(db, from, to).clearSelect().select('p.id'), most),
  }
}

const lineOfPayment = (row: SettledPayment): Line => [
  ...dayCells(row.settled_at),
  time(row.settled_at),
  row.what,
  row.number ?? '',
  row.name ?? '',
  row.mobile ? localMobile(row.mobile) : '',
  row.gateway,
  row.ref_id ?? '',
  row.card_pan ?? '',
  toman(row.amount),
  toman(row.fee),
  toman(row.refunded),
]

/** The spreadsheets that managers of finance can export. */
export const financeExports = {
  factors: maker(factorsSheet),
  payments: maker(paymentsSheet),
} satisfies Readonly<Record<string, ExportOf>>
