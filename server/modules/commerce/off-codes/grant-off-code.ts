import type { Clock } from '#platform/clock'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { commerce } from '../tables.ts'
import { randomCode } from './manage/make-off-codes.ts'

interface Granted {
  readonly percent: number
  /** Rials. */
  readonly mostDiscount: number
  readonly days: number
  readonly note: string
}

/** Makes a code for one use, for a module that gives one away. */
export async function grantOffCode(
  tx: Tx,
  clock: Clock,
  { percent, mostDiscount, days, note }: Granted,
): Promise<string> {
  const now = clock.now()
  const code = randomCode()
  await commerce(tx)
    .insertInto('commerce.off_codes')
    .values({
      ...{ id: newId(), code, kind: 'percent', value: percent, most_discount: mostDiscount },
      ...{ starts_at: null, ends_at: new Date(now.getTime() + days * 86_400_000) },
      ...{ total_limit: 1, person_limit: null, least_total: 0, kinds: [], item_ids: [] },
      ...{
        first_purchase: false,
        campaign_id: null,
        batch_id: null,
        note,
        created_by: null,
        created_at: now,
      },
    })
    .execute()
  return code
}
