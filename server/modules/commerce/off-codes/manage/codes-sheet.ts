import type * as endpoints from '@arvand/contracts/panel/manage-off-codes'
import { formatDate } from '@arvand/persian/format-date'
import { record } from '#modules/identity'
import type { Asked } from '#platform/http/route'
import { refuse } from '#platform/refusal'
import { linkToDownload } from '../../downloads/download-link.ts'
import type { SheetMaker } from '../../downloads/routes.ts'
import type { CommerceParts } from '../../parts.ts'
import { commerce } from '../../tables.ts'

/** No sheet is longer: what a campaign may reasonably have. */
const most = 50_000

/** A link to the codes of a batch, of a campaign, or all; that they were taken is written down first. */
export async function exportOffCodes(
  { db, clock, secret }: Pick<CommerceParts, 'db' | 'clock' | 'secret'>,
  { input: { batchId, campaignId, format }, actor, caller }: Asked<typeof endpoints.exportOffCodes>,
) {
  const of = batchId ? `batch ${batchId}` : campaignId ? `campaign ${campaignId}` : ''
  const detail = { batchId, campaignId, format }
  await record(db, clock, caller, { act: 'off-codes-exported', personId: null, actor, detail })
  return linkToDownload(secret, actor.sessionId, clock.now(), { what: 'off-codes', of, format })
}

/** Codes with how often each was used; for managers of finance alone. */
export const codesSheet: SheetMaker = async ({ db }, { scopes }, of) => {
  if (!scopes.has('finance')) refuse('request.forbidden')
  const [by, id] = of.split(' ')
  let rows = commerce(db).selectFrom('commerce.off_codes').selectAll()
  if (by === 'batch' && id) rows = rows.where('batch_id', '=', id)
  if (by === 'campaign' && id) rows = rows.where('campaign_id', '=', id)
  const codes = await rows.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(most).execute()
  return {
    title: 'کدهای تخفیف',
    file: 'off-codes',
    columns: [
      { head: 'کد', width: 24 },
      { head: 'درصد', width: 10 },
      { head: 'مبلغ (تومان)', width: 16 },
      { head: 'به کار رفته', width: 12 },
      { head: 'سقف کل', width: 12 },
      { head: 'آغاز', width: 14 },
      { head: 'پایان', width: 14 },
      { head: 'یادداشت', width: 40 },
    ],
    rows: codes.map((code) => [
      code.code,
      code.kind === 'percent' ? code.value : '',
      code.kind === 'fixed' ? code.value / 10 : '',
      code.uses,
      code.total_limit ?? '',
      code.starts_at ? formatDate(code.starts_at) : '',
      code.ends_at ? formatDate(code.ends_at) : '',
      code.note ?? '',
    ]),
  }
}
