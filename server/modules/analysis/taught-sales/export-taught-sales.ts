import type { Input } from '@arvand/contracts/endpoint'
import { exportTaughtSales as endpoint } from '@arvand/contracts/teacher/sales'
import type { FastifyInstance } from 'fastify'
import { recordList } from '#modules/identity'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import {
  type ExportDeps,
  inBatches,
  linkToExport,
  type Spreadsheet,
  serveExports,
  whyNotExport,
} from '#platform/exports'
import type { Asked } from '#platform/http/route'
import { comparisonNow } from '#platform/period-figures'
import { refuse, refuseIf } from '#platform/refusal'
import { readTaughtCourses, type TaughtCourse } from './taught-sales.ts'

export interface TaughtSheetDeps extends ExportDeps {
  readonly db: Db
}

/** Makes a link to the sheet of a teacher's own courses in a period; writes down who took it. */
export async function exportTaughtSales(
  { db, clock, secret }: TaughtSheetDeps,
  { input: { format, ...ask }, actor, caller }: Asked<typeof endpoint>,
) {
  const sheet = salesSheet(db, clock, ask, actor.personId)
  refuseIf(await whyNotExport(sheet, format))
  await recordList({ db, clock }, caller, actor, { title: sheet.title, format })
  const told = Object.entries(ask).filter((one): one is [string, string] => Boolean(one[1]))
  const signing = { secret, sessionId: actor.sessionId, now: clock.now() }
  return linkToExport(signing, `/downloads/taught-sales/${format}`, Object.fromEntries(told))
}

/** These sheets at the links that were made for one session; each is of whoever takes it. */
export const taughtSalesDownloads =
  (deps: TaughtSheetDeps) =>
  (app: FastifyInstance): void =>
    serveExports(app, '/downloads/taught-sales/:format', deps, ({ roles, personId }, named) => {
      const { period, to, format } = named
      const ask = endpoint.body.safeParse({
        ...{ format, ...(period ? { period } : {}), ...(to ? { to } : {}) },
      }).data
      if (!roles.has('teacher') || !ask) return refuse('request.not-found')
      return salesSheet(deps.db, deps.clock, ask, personId)
    })

function salesSheet(
  db: Db,
  clock: Clock,
  { period, to }: Omit<Input<typeof endpoint>, 'format'>,
  teacherId: string,
): Spreadsheet {
  const comparison = comparisonNow(clock, period, to)
  const read = (last: TaughtCourse | undefined, size: number) =>
    readTaughtCourses(db, comparison, teacherId, last?.keyset ?? null, size)
  return {
    title: 'فروش دوره‌های من',
    file: 'sales',
    columns: [
      { head: 'دوره', width: 40 },
      { head: 'دانشجو', width: 14 },
      { head: 'درآمد (تومان)', width: 18 },
      { head: 'فروش', width: 10 },
      { head: 'ثبت‌نام', width: 10 },
      { head: 'درآمد بازهٔ قبل (تومان)', width: 24 },
      { head: 'فروش بازهٔ قبل', width: 16 },
      { head: 'ثبت‌نام بازهٔ قبل', width: 18 },
    ],
    stickyColumns: 1,
    async *lines() {
      for await (const rows of inBatches<TaughtCourse>(read))
        yield* rows.map((row) => [
          ...[row.title, row.learners, Number(row.income) / 10, Number(row.sold), Number(row.enrolments)],
          ...[Number(row.income_before) / 10, Number(row.sold_before), Number(row.enrolments_before)],
        ])
    },
    count: async (most) => (await readTaughtCourses(db, comparison, teacherId, null, most)).length,
  }
}
