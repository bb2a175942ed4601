import type { AbandonedStep, exportAbandoned as endpoint } from '@arvand/contracts/panel/manage-abandoned'
import { formatTime } from '@arvand/persian/format-date'
import { localMobile } from '@arvand/persian/mobile'
import type { Db } from '#platform/database'
import { dayCells, dayColumns, inBatches, type Line, type Spreadsheet, whyNotExport } from '#platform/exports'
import type { Asked } from '#platform/http/route'
import { type Keyed, keysetQuery } from '#platform/keyset'
import { refuse, refuseIf } from '#platform/refusal'
import type { ExportTable } from '#plugs/export-table'
import { record } from '../audited-acts.ts'
import type { CommerceDeps } from '../deps.ts'
import { countUpTo } from '../downloads/count-up-to.ts'
import { type ExportOf, linkToDownload } from '../downloads/routes.ts'
import { type AbandonedAsk, abandonedFactors } from './abandoned-queries.ts'
import { abandonedOrder, toldAbandoned } from './list-abandoned.ts'

/** Makes a link to a sheet of factors that expired unpaid; writes it to the audit log, but not what was searched for. */
export async function exportAbandoned(
  { db, clock, secret }: Pick<CommerceDeps, 'db' | 'clock' | 'secret'>,
  { input: { format, ...ask }, actor, caller }: Asked<typeof endpoint>,
) {
  refuseIf(await whyNotExport(sheetOf(db, ask), format))
  const { q, ...chosen } = ask
  const detail = { what: 'abandoned', ...chosen, searched: Boolean(q) }
  await record(db, clock, caller, { act: 'finance-exported', personId: null, actor, detail })
  const of = JSON.stringify(ask)
  return linkToDownload({ clock, secret }, actor.sessionId, { what: 'abandoned', of, format })
}

/** The sheet at such a link; its signature says that the filter is what the endpoint accepted. */
export const abandonedSheet: ExportOf = ({ db }, { scopes }, of) =>
  scopes.has('finance') ? sheetOf(db, JSON.parse(of) as AbandonedAsk) : refuse('request.not-found')

/** All factors that expired unpaid. */
export const abandonedTable: ExportTable = {
  ...{ name: 'commerce.abandoned', title: 'فاکتورهای رهاشده' },
  of: { scope: 'finance' },
  sheet: (db) => sheetOf(db, {}),
}

const column = (head: string, width: number) => ({ head, width })
const steps: Readonly<Record<AbandonedStep, string>> = {
  made: 'ساخته شد',
  atBank: 'به بانک رفت',
  failed: 'پرداخت ناموفق',
}

function sheetOf(db: Db, ask: AbandonedAsk): Spreadsheet {
  type Read = { readonly id: string } & Keyed
  const read = (last: Read | undefined, size: number) =>
    keysetQuery(abandonedFactors(db, ask), abandonedOrder, last?.keyset ?? null, size).execute()
  return {
    title: 'فاکتورهای رهاشده',
    file: 'abandoned-factors',
    columns: [
      ...dayColumns('تاریخ'),
      column('ساعت', 9),
      column('خریدار', 28),
      column('موبایل', 16),
      column('شرح', 44),
      column('مبلغ (تومان)', 16),
      column('تا کجا رسید', 18),
      column('خرید بعدی', 14),
      ...dayColumns('تاریخ خرید بعدی'),
    ],
    async *lines() {
      for await (const rows of inBatches<Read>(read)) {
        const told = await toldAbandoned(
          db,
          rows.map(({ id }) => id),
        )
        yield* told.map(lineOf)
      }
    },
    count: (most) => countUpTo(db, abandonedFactors(db, ask), most),
  }
}

type Abandoned = Awaited<ReturnType<typeof toldAbandoned>>[number]

const lineOf = ({ createdAt, buyer, title, total, step, later }: Abandoned): Line => [
  ...dayCells(createdAt),
  formatTime(createdAt),
  buyer.name,
  buyer.mobile ? localMobile(buyer.mobile) : '',
  title,
  total / 10,
  steps[step],
  later?.number ?? '',
  ...dayCells(later?.at ?? null),
]
