import type * as endpoints from '@arvand/contracts/panel/manage-off-codes'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { dayCells, dayColumns, inBatches, type Line, type Spreadsheet, whyNotExport } from '#platform/exports'
import type { Asked } from '#platform/http/route'
import { refuse, refuseIf } from '#platform/refusal'
import type { ExportTable } from '#plugs/export-table'
import { record } from '../../audited-acts.ts'
import type { CommerceDeps } from '../../deps.ts'
import { countUpTo } from '../../downloads/count-up-to.ts'
import { type ExportOf, linkToDownload } from '../../downloads/routes.ts'
import { commerce, type OffCode } from '../../tables.ts'

/** Makes a link to the codes of a batch, of a campaign, or all; writes the export to the audit log first. */
export async function exportOffCodes(
  { db, clock, secret }: Pick<CommerceDeps, 'db' | 'clock' | 'secret'>,
  { input: { batchId, campaignId, format }, actor, caller }: Asked<typeof endpoints.exportOffCodes>,
) {
  const of = batchId ? `batch ${batchId}` : campaignId ? `campaign ${campaignId}` : ''
  refuseIf(await whyNotExport(codesExport({ db, secret }, actor, of), format))
  const detail = { batchId, campaignId, format }
  await record(db, clock, caller, { act: 'off-codes-exported', personId: null, actor, detail })
  return linkToDownload({ clock, secret }, actor.sessionId, { what: 'off-codes', of, format })
}

const codesOf = (db: Db, of: string) => {
  const [by, id] = of.split(' ')
  const rows = commerce(db).selectFrom('commerce.off_codes')
  if (by === 'batch' && id) return rows.where('batch_id', '=', id)
  return by === 'campaign' && id ? rows.where('campaign_id', '=', id) : rows.where('person_id', 'is', null)
}

/** Codes with how often each was used; for managers of finance alone. */
export const codesExport: ExportOf = ({ db }, { scopes }, of) =>
  scopes.has('finance') ? codesSheet(db, of) : refuse('request.forbidden')

/** All codes but those that were given to one person. */
export const codesTable: ExportTable = {
  ...{ name: 'commerce.off-codes', title: 'کدهای تخفیف' },
  of: { scope: 'finance' },
  sheet: (db) => codesSheet(db, ''),
}

function codesSheet(db: Db, of: string): Spreadsheet {
  const read = (last: OffCode | undefined, size: number) => {
    let rows = codesOf(db, of).selectAll()
    if (last) rows = rows.where(sql<boolean>`(created_at, id) < (${last.created_at}, ${last.id}::uuid)`)
    return rows.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(size).execute()
  }
  return {
    title: 'کدهای تخفیف',
    file: 'off-codes',
    columns: [
      { head: 'کد', width: 24 },
      { head: 'درصد', width: 10 },
      { head: 'مبلغ (تومان)', width: 16 },
      { head: 'استفاده‌شده', width: 12 },
      { head: 'سقف کل', width: 12 },
      ...dayColumns('شروع'),
      ...dayColumns('پایان'),
      { head: 'یادداشت', width: 40 },
    ],
    async *lines() {
      for await (const codes of inBatches(read)) yield* codes.map(lineOf)
    },
    count: (most) => countUpTo(db, codesOf(db, of).select('id'), most),
  }
}

const lineOf = (code: OffCode): Line => [
  code.code,
  code.kind === 'percent' ? code.value : '',
  code.kind === 'fixed' ? code.value / 10 : '',
  code.uses,
  code.total_limit ?? '',
  ...dayCells(code.starts_at),
  ...dayCells(code.ends_at),
  code.note ?? '',
]
