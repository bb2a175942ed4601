import type { Clock } from '#platform/clock'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { commerce } from '../tables.ts'
import { randomCode } from './manage/make-off-codes.ts'

interface Granted {
  /** Who alone may use it. */
  readonly personId: string
  readonly percent: number
  /** Rials; null: without limit. */
  readonly mostDiscount: number | null
  readonly days: number
  readonly note: string
  readonly firstPurchase?: boolean
}

/** Makes a code for one use of one person, for a module that gives one away. */
export async function grantOffCode(
  tx: Tx,
  clock: Clock,
  { personId, percent, mostDiscount, days, note, firstPurchase = false }: Granted,
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
        person_id: personId,
        first_purchase: firstPurchase,
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
