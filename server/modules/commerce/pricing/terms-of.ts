import { sql } from 'kysely'
import { type Db, prepared } from '#platform/database'
import { settingsIn } from '#platform/settings'
import { isOpen } from '../plus/subscription.ts'
import { commerceSettings, readSettings, type Settings } from '../settings.ts'
import { commerce } from '../tables.ts'

/** What the prices of a cart depend on: the settings of managers, and the buyer. */
export interface Terms {
  readonly settings: Settings
  /** What plus takes off for them, in percent. */
  readonly plusPercent: number
  /** Null: nobody has signed in. */
  readonly owner: { readonly name: string; readonly mobile: string | null } | null
}

const settingsWithBuyer = prepared((db, { personId }: { personId: string }) =>
  commerce(db)
    .selectFrom(sql`(select 1)`.as('always'))
    .leftJoin('identity.contacts as c', (on) => on.on('c.person_id', '=', personId))
    .leftJoin('commerce.subscriptions as s', (on) =>
      on.on('s.person_id', '=', personId).on('s.state', '<>', 'ended'),
    )
    .leftJoin('commerce.plans as p', 'p.id', 's.plan_id')
    .select(settingsIn(commerceSettings))
    .select(['c.name', 'c.mobile', 's.state', 's.until', 's.renews', 'p.grace_days', 'p.discount_percent']),
)

/** Reads all of it by one query. */
export async function termsOf(db: Db, personId: string | null, now: Date): Promise<Terms> {
  if (personId === null) return { settings: await readSettings(db), plusPercent: 0, owner: null }
  const [row] = await settingsWithBuyer(db, { personId })
  if (!row) throw new Error('the settings have no row')
  const { name, mobile, state, until, renews, grace_days, discount_percent, ...settings } = row
  const hasPlus =
    state !== null &&
    until !== null &&
    isOpen({ state, until, renews: renews ?? false }, { grace_days: grace_days ?? 0 }, now)
  return { settings, plusPercent: hasPlus ? (discount_percent ?? 0) : 0, owner: { name: name ?? '', mobile } }
}
