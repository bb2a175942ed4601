import { formatNumber } from '@arvand/persian/numbers'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { type Setting, settingValue } from '#platform/settings'

/** Refuses a text with more letters than a setting allows, at its field. */
export async function refuseLonger(db: Db, setting: Setting, field: string, text: string): Promise<void> {
  const most = await settingValue(db, setting)
  if (text.length > most)
    refuse('request.invalid', { fields: { [field]: `حداکثر ${formatNumber(most)} کاراکتر بنویسید.` } })
}
