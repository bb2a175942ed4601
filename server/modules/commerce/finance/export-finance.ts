import type * as endpoints from '@arvand/contracts/panel/manage-finance'
import { record } from '#modules/identity'
import type { Asked } from '#platform/http/route'
import { linkToDownload } from '../downloads/download-link.ts'
import type { CommerceParts } from '../parts.ts'
import { writeDays } from './finance-sheets.ts'

/** An address of a sheet; that somebody took it along is written down. */
export async function exportFinance(
  { db, clock, secret }: Pick<CommerceParts, 'db' | 'clock' | 'secret'>,
  { input, actor, caller }: Asked<typeof endpoints.exportFinance>,
) {
  const { what, from, to, format } = input
  await record(db, clock, caller, {
    act: 'finance-exported',
    personId: null,
    actor,
    detail: { what, from, to },
  })
  return linkToDownload(secret, actor.sessionId, clock.now(), { what, of: writeDays(from, to), format })
}
