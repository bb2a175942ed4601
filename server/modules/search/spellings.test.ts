import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse } from '#testing/courses'
import { aPerson } from '#testing/identity'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

const halfSpace = '\u200c'
const hamza = '\u0654'

// Each row is one title in its spellings: a course of any of them is found by all of them.
test.each([
  [
    'ezafe',
    ['واژه‌نامهٔ دوستانه', 'واژه‌نامه‌ی دوستانه', 'واژه نامه ی دوستانه', 'واژه‌نامۀ دوستانه', 'واژه نامه دوستانه'],
  ],
  ['ezafe-apart', [`قصه${hamza} شبانه`, 'قصۀ شبانه', `قصه${halfSpace}ی شبانه`, 'قصه ی شبانه', 'قصه شبانه']],
  ['hamza', ['رؤیای مسئولیت', 'رویای مسئولیت', 'رؤیای مسیولیت', 'رویاى مسئوليت']],
  ['alef', ['مبدأ آفرینش', 'مبدا افرینش', 'مبدأ افرينش']],
  ['verb', ['ماهی که می‌پرد', 'ماهی که می پرد', 'ماهی که میپرد', 'ماهي که مي‌پرد']],
  ['not', ['پرنده‌ای که نمی‌خواند', 'پرنده ای که نمی خواند', 'پرنده‌ای که نمیخواند']],
  ['plural', ['سفر قایق‌ها', 'سفر قایق ها', 'سفر قایقها', 'سفر قايق‌ها']],
  ['plural-ezafe', ['قایق‌های کاغذی', 'قایق های کاغذی', 'قایقهای کاغذی', 'قایق‌هاي کاغذي']],
  ['plural-more', ['شمع‌هایی کوچک', 'شمع هایی کوچک', 'شمعهایی کوچک']],
] as const)(
  'a title with %s is found by every spelling of it, and every spelling as a title',
  async (word, spellings) => {
    const owner = await aPerson(arvand, { roles: ['teacher'] })
    for (const [nth, title] of spellings.entries())
      await aCourse(arvand, { owner, slug: `${word}-${nth}`, title, summary: 'خلاصهٔ این دوره', sections: [] })
    const all = spellings.map((_, nth) => `/courses/${word}-${nth}`)
    for (const q of spellings) {
      const address = `/api/home/search?${new URLSearchParams({ q, kind: 'course' })}`
      const { statusCode, ...answer } = await arvand.app.inject({ method: 'GET', url: address })
      const { items, corrected } = answer.json<{ items: { href: string }[]; corrected: string | null }>()
      expect([statusCode, corrected], q).toEqual([200, null])
      expect(
        items
          .map(({ href }) => href)
          .filter((href) => all.includes(href))
          .toSorted(),
        q,
      ).toEqual(all)
    }
  },
)
