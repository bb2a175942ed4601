import { newId } from '#platform/ids'
import { commerce } from '#testing/commerce'
import type { HistoryDeps } from './at-time.ts'

const dayInMs = 86_400_000

/** Off codes of the demo: for a first purchase, of a campaign, and one whose time is over. */
export async function fillCodes({ db, clock }: HistoryDeps): Promise<void> {
  const now = clock.now().getTime()
  const at = (days: number) => new Date(now + days * dayInMs)
  const campaign = {
    id: newId(),
    title: 'شب یلدا',
    budget: 500_000_000,
    created_by: null,
    created_at: at(-20),
  }
  await commerce(db).insertInto('commerce.campaigns').values(campaign).execute()
  const base = {
    most_discount: null,
    starts_at: null,
    ends_at: null,
    total_limit: null,
    person_limit: 1,
    least_total: 0,
    first_purchase: false,
    campaign_id: null,
    batch_id: null,
    created_by: null,
  }
  const codes = [
    {
      ...base,
      code: 'SALAM20',
      kind: 'percent' as const,
      value: 20,
      most_discount: 2_000_000,
      first_purchase: true,
      note: 'خوشامد به کسانی که نخستین بار می‌خرند',
      created_at: at(-60),
    },
    {
      ...base,
      code: 'YALDA100',
      kind: 'fixed' as const,
      value: 1_000_000,
      starts_at: at(-20),
      ends_at: at(40),
      total_limit: 500,
      least_total: 5_000_000,
      campaign_id: campaign.id,
      note: 'برای خبرنامهٔ یلدا',
      created_at: at(-20),
    },
    {
      ...base,
      code: 'MEHR30',
      kind: 'percent' as const,
      value: 30,
      starts_at: at(-60),
      ends_at: at(-30),
      note: 'آغاز سال تحصیلی',
      created_at: at(-65),
    },
  ]
  await commerce(db)
    .insertInto('commerce.off_codes')
    .values(codes.map((code) => ({ ...code, id: newId() })))
    .execute()
}
