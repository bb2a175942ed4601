import type * as endpoints from '@arvand/contracts/panel/manage-finance'
import { namesOf } from '#modules/identity'
import { type Db, transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { record } from '../audited-acts.ts'
import type { CommerceDeps } from '../deps.ts'
import { readSettings } from '../settings.ts'
import { commerce, type Settings } from '../tables.ts'

/** The settings as managers see them. */
export async function showFinanceSettings(db: Db) {
  const row = await readSettings(db)
  const names = await namesOf(db, row.changed_by === null ? [] : [row.changed_by])
  return {
    settings: {
      vatPercent: row.vat_percent,
      pricesWithTax: row.prices_with_tax,
      platformPercent: row.platform_percent,
      refundDays: row.refund_days,
      refundMostPercent: row.refund_most_percent,
      factorMinutes: row.factor_minutes,
      giftCardMonths: row.gift_card_months,
      leastWithdrawal: row.least_withdrawal,
      seller: {
        name: row.seller_name,
        legalId: row.seller_legal_id,
        economicCode: row.seller_economic_code,
        postalCode: row.seller_postal_code,
        address: row.seller_address,
        phone: row.seller_phone,
      },
      payerSheba: row.payer_sheba,
      changedBy:
        row.changed_by === null ? null : { id: row.changed_by, name: names.get(row.changed_by) ?? '' },
      changedAt: row.changed_at,
    },
  }
}

const pricingTag = 'pricing'

/** What every page may say of prices and refunds. */
export async function showPricing(db: Db) {
  const row = await readSettings(db)
  return {
    vatPercent: row.vat_percent,
    pricesWithTax: row.prices_with_tax,
    refundDays: row.refund_days,
    refundMostPercent: row.refund_most_percent,
    factorMinutes: row.factor_minutes,
  }
}

/** Changes the settings from now on; the audit log gets the old values, the new ones and who changed them. */
export async function changeFinanceSettings(
  { db, clock, pages }: Pick<CommerceDeps, 'db' | 'clock' | 'pages'>,
  { input, actor, caller }: Asked<typeof endpoints.changeFinanceSettings>,
) {
  const reply = await transaction(db, async (tx) => {
    const before = await commerce(tx)
      .selectFrom('commerce.settings')
      .selectAll()
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    const wished = {
      vat_percent: input.vatPercent,
      prices_with_tax: input.pricesWithTax,
      platform_percent: input.platformPercent,
      refund_days: input.refundDays,
      refund_most_percent: input.refundMostPercent,
      factor_minutes: input.factorMinutes,
      gift_card_months: input.giftCardMonths,
      least_withdrawal: input.leastWithdrawal,
      seller_name: input.seller.name,
      seller_legal_id: input.seller.legalId,
      seller_economic_code: input.seller.economicCode,
      seller_postal_code: input.seller.postalCode,
      seller_address: input.seller.address,
      seller_phone: input.seller.phone,
      payer_sheba: input.payerSheba,
    }
    const detail = changesOf(before, wished)
    if (Object.keys(detail).length === 0) return showFinanceSettings(tx)
    await commerce(tx)
      .updateTable('commerce.settings')
      .set({ ...wished, changed_by: actor.personId, changed_at: clock.now() })
      .execute()
    await record(tx, clock, caller, { act: 'finance-settings-changed', personId: null, actor, detail })
    return showFinanceSettings(tx)
  })
  void pages.drop([pricingTag])
  return reply
}

/** The settings that differ, with their values before and after. */
function changesOf(before: Settings, wished: Partial<Settings>) {
  const entries = Object.entries(wished).flatMap(([name, value]) => {
    const old = before[name as keyof Settings]
    return old === value ? [] : [[name, { before: old, after: value }] as const]
  })
  return Object.fromEntries(entries)
}
