import { funnelStage } from '@arvand/contracts/analysis/funnel'
import { retentionMonths } from '@arvand/contracts/analysis/retention'
import { addDays } from '@arvand/persian/days'
import { dayAt, instantAt } from '@arvand/persian/zone'
import type { Clock } from '#platform/clock'
import { dayCells, dayColumns } from '#platform/exports'
import type { ExportTable } from '#plugs/export-table'
import { readFunnel } from './funnel/funnel-queries.ts'
import { showRetention } from './retention/retention.ts'

const daysBack = 366

const heads = {
  visitors: 'بازدیدکننده',
  courseVisitors: 'بازدیدکنندهٔ دوره',
  accounts: 'حساب تازه',
  madeFactors: 'فاکتور صادرشده',
  factors: 'فاکتور پرداخت‌شده',
  enrolments: 'ثبت‌نام در دوره',
} as const

/** The way from a visit to an enrolment, a row a day, of the last year up to yesterday. */
export const funnelTable = (clock: Clock): ExportTable => ({
  name: 'analysis.funnel',
  title: 'قیف فروش، روز به روز',
  of: { scope: 'growth' },
  sheet: (db) => ({
    title: 'قیف فروش، روز به روز',
    file: 'funnel',
    columns: [
      ...dayColumns('روز'),
      ...funnelStage.options.map((stage) => ({ head: heads[stage], width: 18 })),
    ],
    stickyColumns: 1,
    async *lines() {
      const end = addDays(dayAt(clock.now()), -1)
      const start = addDays(end, 1 - daysBack)
      const rows = await readFunnel(db, 'season', { start, end })
      const values = new Map(rows.map(({ figure, unit, value }) => [`${figure} ${unit}`, value]))
      for (let unit = 0; unit < daysBack; unit += 1)
        yield [
          ...dayCells(instantAt(addDays(start, unit))),
          ...funnelStage.options.map((stage) => values.get(`${stage} ${unit}`) ?? 0),
        ]
    },
    count: async () => daysBack,
  }),
})

/** People by month of joining, and how many of them learned in each month since. */
export const retentionTable = (clock: Clock): ExportTable => ({
  name: 'analysis.retention',
  title: 'ماندگاری کاربران، ماه به ماه',
  of: { scope: 'growth' },
  sheet: (db) => ({
    title: 'ماندگاری کاربران، ماه به ماه',
    file: 'retention',
    columns: [
      ...dayColumns('ماه عضویت از'),
      { head: 'عضو تازه', width: 12 },
      ...Array.from({ length: retentionMonths }, (_, later) => ({
        head: later === 0 ? 'همان ماه' : `${later} ماه بعد`,
        width: 12,
      })),
    ],
    stickyColumns: 1,
    async *lines() {
      for (const { from, joined, learned } of (await showRetention(db, clock)).items)
        yield [
          ...dayCells(instantAt(from)),
          joined,
          ...Array.from({ length: retentionMonths }, (_, later) => learned[later] ?? null),
        ]
    },
    count: async () => retentionMonths,
  }),
})
