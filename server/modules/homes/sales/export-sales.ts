import type { Input } from '@arvand/contracts/endpoint'
import { exportSales as endpoint, type SalesPart } from '@arvand/contracts/panel/manage-sales'
import type { FastifyInstance } from 'fastify'
import { recordExport } from '#modules/commerce'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import {
  type ExportDeps,
  inBatches,
  type Line,
  linkToExport,
  type Spreadsheet,
  serveExports,
  whyNotExport,
} from '#platform/exports'
import type { Asked } from '#platform/http/route'
import type { Keyed } from '#platform/keyset'
import { comparisonNow } from '#platform/period-figures'
import { refuse, refuseIf } from '#platform/refusal'
import type { Sellables } from '#plugs/sellable'
import { readParts, type SalesAsk } from './list-sales.ts'
import type { SoldPart } from './sold-parts.ts'
import { namedParts } from './sold-titles.ts'

export interface SalesDeps {
  readonly db: Db
  readonly clock: Clock
  readonly sellables: Sellables
}

/** Makes a link to a sheet of a period's sales; writes the export to the audit log first. */
export async function exportSales(
  { secret, ...deps }: SalesDeps & { readonly secret: string },
  { input: { format, ...ask }, actor, caller }: Asked<typeof endpoint>,
) {
  refuseIf(await whyNotExport(salesSheet(deps, ask), format))
  await recordExport(deps.db, deps.clock, caller, actor, { what: 'sales', ...ask })
  const { by, ...rest } = ask
  // The signature of a link is its `by`.
  const told = Object.entries({ ...rest, part: by }).filter((one): one is [string, string] => Boolean(one[1]))
  return linkToExport(
    { secret, sessionId: actor.sessionId, now: deps.clock.now() },
    `/downloads/sales/${format}`,
    Object.fromEntries(told),
  )
}

/** Sheets of sales at the links that were made for one session. */
export const salesDownloads =
  (deps: SalesDeps & ExportDeps) =>
  (app: FastifyInstance): void =>
    serveExports(app, '/downloads/sales/:format', deps, ({ scopes }, named) => {
      const { period, to, part, sort, order, field, format } = named
      const ask = endpoint.body.safeParse(defined({ period, to, by: part, sort, order, field, format })).data
      if (!scopes.has('finance') || !ask) return refuse('request.not-found')
      return salesSheet(deps, ask)
    })

const defined = (all: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))

const heads: Readonly<Record<SalesPart, { readonly part: string; readonly share: string | null }>> = {
  item: { part: 'دوره', share: null },
  teacher: { part: 'مدرس', share: 'سهم مدرس (تومان)' },
  field: { part: 'رشته', share: null },
  offCode: { part: 'کد تخفیف', share: 'تخفیف (تومان)' },
}

type Named = Awaited<ReturnType<typeof namedParts>>[number]

function salesSheet(
  { db, clock, sellables }: SalesDeps,
  ask: SalesAsk | Input<typeof endpoint>,
): Spreadsheet {
  const kinds = new Map<string, string>(sellables.map(({ kind, title }) => [kind, title]))
  const comparison = comparisonNow(clock, ask.period, ask.to)
  const { part, share } = heads[ask.by]
  type Read = SoldPart & Keyed
  const read = (last: Read | undefined, size: number) =>
    readParts(db, comparison, ask, last?.keyset ?? null, size)
  const lineOf = (row: Named): Line => [
    row.title ?? kinds.get(row.key) ?? 'بدون مدرس یا رشته',
    ...(ask.by === 'item' ? [row.card?.teacher ?? ''] : []),
    row.count,
    row.sales / 10,
    ...(share === null ? [] : [(row.share ?? 0) / 10]),
    row.before / 10,
  ]
  return {
    title: `فروش به تفکیک ${part}`,
    file: 'sales',
    columns: [
      { head: part, width: 40 },
      ...(ask.by === 'item' ? [{ head: 'مدرس', width: 26 }] : []),
      { head: 'تعداد', width: 10 },
      { head: 'فروش (تومان)', width: 18 },
      ...(share === null ? [] : [{ head: share, width: 18 }]),
      { head: 'بازهٔ قبل (تومان)', width: 18 },
    ],
    stickyColumns: 1,
    async *lines() {
      for await (const rows of inBatches<Read>(read)) yield* (await namedParts(db, ask.by, rows)).map(lineOf)
    },
    count: async (most) => (await readParts(db, comparison, ask, null, most)).length,
  }
}
