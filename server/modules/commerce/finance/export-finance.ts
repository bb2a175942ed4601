import type * as endpoints from '@arvand/contracts/panel/manage-finance'
import { whyNotExport } from '#platform/exports'
import type { Asked } from '#platform/http/route'
import { refuseIf } from '#platform/refusal'
import { record } from '../audited-acts.ts'
import type { CommerceDeps } from '../deps.ts'
import { linkToDownload } from '../downloads/routes.ts'
import { financeExports, writeDays } from './finance-exports.ts'

/** Makes a link to a spreadsheet; writes the export to the audit log first. */
export async function exportFinance(
  { db, clock, secret }: Pick<CommerceDeps, 'db' | 'clock' | 'secret'>,
  { input, actor, caller }: Asked<typeof endpoints.exportFinance>,
) {
  const { what, from, to, format } = input
  const of = writeDays(from, to)
  refuseIf(await whyNotExport(financeExports[what]({ db, secret }, actor, of), format))
  await record(db, clock, caller, {
    act: 'finance-exported',
    personId: null,
    actor,
    detail: { what, from, to },
  })
  return linkToDownload({ clock, secret }, actor.sessionId, { what, of, format })
}
