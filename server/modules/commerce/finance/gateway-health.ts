import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { Health } from '#plugs/health'
import { commerce } from '../tables.ts'

const dayMs = 86_400_000
const looked = 10
const mostSilent = 3

/** Pure: whether the bank answers, by the failures of the last payments. */
export const isGatewayWell = (failures: readonly (string | null)[]): boolean =>
  failures.filter((failure) => failure === 'gateway-silent').length < mostSilent

/** Whether the bank answered the last payments of a day, for managers of finance. */
export const gatewayHealth = ({ db, clock }: { readonly db: Db; readonly clock: Clock }): Health => ({
  scope: 'finance',
  name: 'درگاه پرداخت',
  async read() {
    const rows = await commerce(db)
      .selectFrom('commerce.payments')
      .select(['failure'])
      .where('created_at', '>', new Date(clock.now().getTime() - dayMs))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(looked)
      .execute()
    if (rows.length === 0) return null
    const failures = rows.map(({ failure }) => failure)
    const text = 'درگاه پرداخت عادی'
    return isGatewayWell(failures)
      ? { text, trouble: null }
      : {
          text,
          trouble: {
            code: 'commerce.gateway-silent',
            title: `پرداخت بی‌پاسخ از درگاه، از ${looked} پرداخت آخر`,
            count: failures.filter((failure) => failure === 'gateway-silent').length,
            link: '/manage/finance/payments',
            verb: 'بررسی پرداخت‌ها',
            urgency: 'moneyInDoubt',
          },
        }
  },
})
