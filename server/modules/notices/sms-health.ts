import { formatPercent } from '@arvand/persian/numbers'
import type { Db } from '#platform/database'
import type { Health } from '#plugs/health'
import { notices } from './tables.ts'

const looked = 200
const least = 20
const leastSharePercent = 90

/** Of how many text messages the last ones were, how many went out; null while they are few. */
async function readSms(db: Db) {
  const last = notices(db)
    .selectFrom('notices.deliveries')
    .select(['state'])
    .where('channel', '=', 'sms')
    .orderBy('id', 'desc')
    .limit(looked)
  const rows = await last.execute()
  const ended = rows.filter(({ state }) => state === 'sent' || state === 'failed' || state === 'unknown')
  const sent = ended.filter(({ state }) => state === 'sent').length
  return ended.length < least ? null : { sent, of: ended.length }
}

/** Whether text messages reach people, for managers of settings. */
export const smsHealth = (db: Db): Health => ({
  scope: 'settings',
  name: 'پیامک‌ها',
  async read() {
    const found = await readSms(db)
    if (!found) return null
    const percent = Math.floor((100 * found.sent) / found.of)
    const text = `${formatPercent(percent)} پیامک‌ها رسیده`
    return percent >= leastSharePercent
      ? { text, trouble: null }
      : {
          text,
          trouble: {
            ...{ code: 'notices.sms-failing', title: 'پیامک نرسیده در آخرین ارسال‌ها', urgency: 'term' },
            ...{ count: found.of - found.sent, link: '/manage/settings', verb: 'بررسی تنظیمات' },
          },
        }
  },
})
