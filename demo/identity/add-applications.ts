import type { Tx } from '#platform/database'
import { identity } from '#testing/identity'
import { demoId } from '../ids.ts'
import type { DemoPerson } from './people.ts'

const dayMs = 86_400_000
/** Who applies has looked around for a month. */
const leastAge = 30 * dayMs

const asked = [
  {
    ...{ field: 'موسیقی', sheba: 'IR820540102680020817909002', daysAgo: 4.1 },
    biography:
      'پانزده سال است سه‌تار می‌زنم و هفت سال در آموزشگاهی در اصفهان درس داده‌ام. می‌خواهم دورهٔ «ردیف از اول» را برای کسانی بسازم که نت نمی‌دانند.',
  },
  {
    ...{ field: 'زبان انگلیسی', sheba: 'IR400620000000201778345009', daysAgo: 1.6 },
    biography:
      'کارشناسی ارشد آموزش زبان دارم و پنج سال برای آزمون آیلتس کلاس گذاشته‌ام. تمرین شنیداری با پادکست‌های کوتاه را خوب بلدم.',
  },
] as const

/** Two of the crowd ask to become teachers, and wait for the manager. */
export async function addApplications(tx: Tx, people: readonly DemoPerson[], now: Date): Promise<void> {
  const known = people.filter(
    ({ national_code, created_at }) =>
      national_code && new Date(created_at).getTime() < now.getTime() - leastAge,
  )
  for (const [nth, { daysAgo, ...text }] of asked.entries()) {
    const person = known[nth * 5]
    if (!person?.national_code) throw new Error('the demo has nobody who could apply to teach')
    const sent_at = new Date(now.getTime() - daysAgo * dayMs)
    await identity(tx)
      .insertInto('identity.teaching_applications')
      .values({
        ...{ ...text, sent_at, id: demoId(`application to teach ${nth}`, sent_at) },
        ...{ person_id: person.id, national_code: person.national_code },
      })
      .execute()
  }
}
