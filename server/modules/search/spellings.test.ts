import { search } from '@arvand/contracts/home/search'
import { searchManaged, searchOwn } from '@arvand/contracts/panel/search'
import { withSignsAtNames } from '@arvand/persian/clean-text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, anEnrolment } from '#testing/courses'
import { aPerson } from '#testing/identity'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

test('names with signs, and of one letter, are found as they are written', async () => {
  const owner = await aPerson(arvand, { roles: ['teacher'] })
  const titles = ['برنامه‌نویسی با C++', 'دورهٔ C#', 'وب با ASP.NET و .NET', 'آمار با R']
  for (const [nth, title] of titles.entries())
    await aCourse(arvand, { owner, slug: `signs-${nth}`, title, summary: 'خلاصهٔ این دوره', sections: [] })
  const found = async (q: string) => {
    const { items } = (await arvand.call(search, { q, kind: 'course' })).answer
    return items.map(({ href }) => href).filter((href) => href.includes('/signs-'))
  }
  for (const q of ['C++', 'c++', 'آموزش C++', 'برنامه نویسی c++'])
    expect(await found(q), q).toEqual(['/courses/signs-0'])
  for (const q of ['C#', 'دوره C#']) expect(await found(q), q).toEqual(['/courses/signs-1'])
  for (const q of ['.NET', 'asp.net', 'net']) expect(await found(q), q).toEqual(['/courses/signs-2'])
  for (const q of ['R', 'آموزش r']) expect(await found(q), q).toEqual(['/courses/signs-3'])
})

test('both palettes find names with signs, and of one letter, and a short word is no inside of another', async () => {
  const [person, manager] = [
    await aPerson(arvand),
    await aPerson(arvand, { roles: ['manager'], scopes: ['content'] }),
  ]
  const teacher = await aPerson(arvand, { name: 'Robert Carter', roles: ['teacher'] })
  const { pool } = arvand.database
  await pool.query(
    `update identity.accounts set handle = 'robert-carter', public_fields = '{name}' where id = $1`,
    [teacher.id],
  )
  const titles = ['الگوریتم با C++', 'بازی‌سازی با C#', 'سرویس با .NET', 'نمودار با R']
  const ids: string[] = []
  for (const [nth, title] of titles.entries()) {
    const course = await aCourse(arvand, {
      ...{ owner: teacher, slug: `palette-${nth}`, title: withSignsAtNames(title) },
      sections: [{ lessons: ['text'] }],
    })
    await anEnrolment(arvand, course, person.id, { steps: 1 })
    await pool.query(
      `insert into courses.cues (lesson_id, number, second, text)
       select id, 1, 3, 'color and cart' from courses.lessons where course_id = $1`,
      [course.id],
    )
    ids.push(course.id)
  }
  const searched = [
    ['C++', 'c++', 'آموزش C++'],
    ['C#', 'c#'],
    ['.NET', '.net', 'net'],
    ['R', 'r'],
  ]
  for (const [nth, spellings] of searched.entries())
    for (const q of spellings) {
      const own = (await arvand.call(searchOwn, { q, each: '4' }, person)).answer.items
      expect(
        own.filter(({ kind }) => kind !== 'lesson').map(({ href }) => href),
        q,
      ).toEqual([`/learn/palette-${nth}`])
      const managed = (await arvand.call(searchManaged, { q }, manager)).answer.items
      expect(
        managed.filter(({ id }) => ids.includes(id)).map(({ id }) => id),
        q,
      ).toEqual([ids[nth]])
      const { items } = (await arvand.call(search, { q, kind: 'teacher' })).answer
      expect(
        items.filter(({ href }) => href.endsWith('robert-carter')),
        q,
      ).toEqual([])
    }
  const { items } = (await arvand.call(search, { q: 'carter', kind: 'teacher' })).answer
  expect(items.map(({ href }) => href)).toEqual(['/teachers/robert-carter'])
})

test('a verb is found joined, spaced and with a half-space, whichever way it is written', async () => {
  const owner = await aPerson(arvand, { roles: ['teacher'] })
  const titles = ['چرا می‌خندیم', 'چرا میخندیم', 'چرا نمی خندیم']
  for (const [nth, title] of titles.entries())
    await aCourse(arvand, { owner, slug: `verbs-${nth}`, title, summary: 'خلاصهٔ این دوره', sections: [] })
  const found = async (q: string) => {
    const { items } = (await arvand.call(search, { q, kind: 'course' })).answer
    return items.flatMap(({ href, mark }) => (href.includes('/verbs-') ? [[href.slice(-1), mark]] : []))
  }
  for (const q of ['می‌خندیم', 'می خندیم', 'میخندیم'])
    expect((await found(q)).toSorted(), q).toEqual([
      ['0', [[4, 12]]],
      ['1', [[4, 11]]],
      ['2', [[5, 13]]],
    ])
  for (const q of ['نمی‌خندیم', 'نمیخندیم']) expect(await found(q), q).toEqual([['2', [[4, 13]]]])
})

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
