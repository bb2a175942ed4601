import { search } from '@arvand/contracts/home/search'
import { searchManaged, searchOwn } from '@arvand/contracts/panel/search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, anEnrolment } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { aWebinar } from '#testing/live'
import { readCourses } from '../../../demo/courses/all-courses.ts'
import { demoPaths } from '../../../demo/courses/paths.ts'

let arvand: TestApp
let learner: TestPerson

beforeAll(async () => {
  arvand = await anApp()
  learner = await aPerson(arvand)
  const owner = await aPerson(arvand, { name: 'شیما نوروزی', roles: ['teacher'] })
  const { pool } = arvand.database
  await pool.query(
    `update identity.accounts set handle = 'shima-norouzi', public_fields = '{name}' where id = $1`,
    [owner.id],
  )
  for (const { slug, category, facts } of await readCourses()) {
    const { title, summary, level, state } = facts
    if (state !== 'published') continue
    await aCourse(arvand, { owner, slug, title, summary, category, level, sections: [] })
  }
  for (const [place, { slug, title, summary, category }] of demoPaths.entries()) {
    await pool.query(
      `insert into courses.paths (id, slug, title, summary, category, position, published_at, changed_at)
       values ($1, $2, $3, $4, $5, $6, now(), now())`,
      [newId(), slug, title, summary, category, place],
    )
  }
})
afterAll(() => arvand.close())

const answerTo = async (q: string, cursor?: string) =>
  (await arvand.call(search, { q, ...(cursor && { cursor }) })).answer

test('a word that is known stays, and a correction is told', async () => {
  const hafez = await answerTo('حافظ')
  expect(hafez).toMatchObject({
    corrected: null,
    items: [{ href: '/courses/hafez', mark: [[7, 11]] }, {}, {}],
  })
  expect(await answerTo('گیتار')).toMatchObject({ corrected: null, items: [] })
  expect(await answerTo('حافض')).toMatchObject({ corrected: 'حافظ' })
  expect(await answerTo('hafez')).toMatchObject({ corrected: 'حافظ' })
})

test('a Latin word that something holds finds what bears its Persian name too', async () => {
  const { slug } = await aWebinar(arvand, { title: 'انتشار با Git' })
  const { corrected, items } = await answerTo('git')
  expect(corrected).toBeNull()
  expect(items.map(({ href, mark }) => [href, mark?.length ?? 0])).toEqual(
    expect.arrayContaining([
      [`/webinars/${slug}`, 1],
      ['/courses/git-basics', 1],
    ]),
  )
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
})

test('a null byte is left out of a wish, wherever one searches', async () => {
  const { href } = (await answerTo('حافظ')).items[0] ?? {}
  const address = `/api/home/search?q=${encodeURIComponent('حافظ')}%00`
  const inAddress = await arvand.app.inject({ method: 'GET', url: address })
  expect([inAddress.statusCode, inAddress.json().items?.[0]?.href]).toEqual([200, href])
  expect((await arvand.call(searchOwn, { q: 'حافظ\0' }, learner)).status).toBe(200)
})

test('kinds are counted, and one narrows the rest', async () => {
  const { kinds } = await answerTo('شاهنامه')
  expect(kinds).toEqual([
    { kind: 'course', count: 1 },
    { kind: 'path', count: 1 },
  ])
  const { answer } = await arvand.call(search, { q: 'شاهنامه', kind: 'path' })
  expect(answer.items.map(({ href }) => href)).toEqual(['/paths/persian-poetry'])
})

test('nothing found offers near fields; nothing asked finds nothing', async () => {
  const { items, fields } = await answerTo('کشاورزی دیم')
  expect([items, fields.length]).toEqual([[], 3])
  expect(await answerTo('')).toMatchObject({ items: [], fields: [], nextCursor: null })
  expect((await arvand.call(search, { q: 'حافظ', kind: 'note' })).status).toBe(422)
  expect((await arvand.call(search, { q: 'حافظ', cursor: 'bm8' })).status).toBe(422)
})

test('pages follow one another without a gap', async () => {
  const seen: string[] = []
  let page = await answerTo('نوروزی')
  while (page.nextCursor) {
    seen.push(...page.items.map(({ id }) => id))
    page = await answerTo('نوروزی', page.nextCursor)
  }
  seen.push(...page.items.map(({ id }) => id))
  expect(seen.length).toBeGreaterThan(20)
  expect(new Set(seen).size).toBe(seen.length)
})

test('people find their own lessons and notes, and nobody else does', async () => {
  const course = await aCourse(arvand, {
    slug: 'own',
    title: 'دورهٔ خصوصی',
    sections: [{ lessons: ['text'] }],
  })
  await anEnrolment(arvand, course, learner.id)
  const { pool } = arvand.database
  const lesson = course.sections[0]?.lessons[0]?.id
  await pool.query(`update courses.lessons set title = 'اسطرلاب چیست' where id = $1`, [lesson])
  await pool.query(
    `insert into courses.notes (id, person_id, lesson_id, second, text, at, changed_at)
     values ($1, $2, $3, 12, 'اسطرلاب را خریدن', now(), now())`,
    [newId(), learner.id, lesson],
  )
  const { answer } = await arvand.call(searchOwn, { q: 'اسطرلاب' }, learner)
  expect(answer.items).toMatchObject([
    { kind: 'lesson', title: 'اسطرلاب چیست', href: `/learn/own/${lesson}` },
    { kind: 'note', href: `/learn/own/${lesson}?at=12` },
  ])
  const other = await aPerson(arvand)
  expect((await arvand.call(searchOwn, { q: 'اسطرلاب' }, other)).answer.items).toEqual([])
  expect((await arvand.call(searchOwn, { q: 'اسطرلاب' })).status).toBe(401)
})

test('a row shows its course, path or teacher, and the caller’s own progress', async () => {
  const { answer } = await arvand.call(search, { q: 'حافظ', kind: 'course' })
  expect(answer.items[0]).toMatchObject({
    course: { slug: 'hafez', teacher: { name: 'شیما نوروزی' }, mine: null },
  })
  await anEnrolment(arvand, { id: answer.items[0]?.id ?? '', lessons: [] }, learner.id)
  const { answer: own } = await arvand.call(search, { q: 'حافظ', kind: 'course' }, learner)
  expect(own.items[0]?.course?.mine).toMatchObject({ lessonsDone: 0, nextLessonId: null })
  expect((await answerTo('برنامه‌نویس')).items.find(({ kind }) => kind === 'path')).toMatchObject({
    path: { slug: 'become-a-programmer', courses: 0 },
  })
  const { answer: people } = await arvand.call(search, { q: 'نوروزی', kind: 'teacher' })
  expect(people.items[0]?.teacher).toMatchObject({ handle: 'shima-norouzi', rating: 0, picture: null })
  expect(people.items[0]?.teacher?.courses).toBeGreaterThan(20)
})

test('traits leave courses only, and each choice says what it would leave', async () => {
  const { answer } = await arvand.call(search, { q: 'ریاضی', category: 'mathematics', level: 'beginner' })
  expect(answer.items.every(({ kind }) => kind === 'course')).toBe(true)
  const levels = answer.facets.find(({ trait }) => trait === 'level')?.choices
  expect(levels?.find(({ value }) => value === 'beginner')?.count).toBe(answer.items.length)
  expect(levels?.map(({ value }) => value)).toEqual(['beginner', 'intermediate', 'advanced', 'everyone'])
  const { answer: long } = await arvand.call(search, { q: 'ریاضی', length: 'long' })
  expect([long.items, long.fields]).toEqual([[], []])
  expect((await arvand.call(search, { q: 'ریاضی', level: 'hard' })).status).toBe(422)
})

test('suggestions are the best few of each kind, on one page', async () => {
  const { answer } = await arvand.call(search, { q: 'نوروزی', each: '3' })
  expect(answer.items.map(({ kind }) => kind)).toEqual(['course', 'course', 'course', 'teacher'])
  expect(answer.nextCursor).toBeNull()
})

test('a course that is no longer offered is found among one’s own alone', async () => {
  const course = await aCourse(arvand, { slug: 'closed', title: 'خوشه‌بندی ستاره‌ها', sections: [] })
  await anEnrolment(arvand, course, learner.id)
  await arvand.database.pool.query(`update courses.courses set state = 'archived' where id = $1`, [course.id])
  expect((await answerTo('خوشه‌بندی')).items).toEqual([])
  const { answer } = await arvand.call(searchOwn, { q: 'خوشه‌بندی' }, learner)
  expect(answer.items).toMatchObject([{ kind: 'learning', href: '/learn/closed' }])
})

describe('managers find by their scopes', () => {
  const managed = async (q: string, person: TestPerson) =>
    (await arvand.call(searchManaged, { q }, person)).answer.items

  test('people by name and whole mobile', async () => {
    const manager = await aPerson(arvand, { roles: ['manager'], scopes: ['people'] })
    const person = await aPerson(arvand, { name: 'نیلوفر کیانی' })
    const href = `/manage/people/${person.id}`
    expect(await managed('کيا', manager)).toMatchObject([{ kind: 'person', href, mark: [[7, 10]] }])
    const { rows } = await arvand.database.pool.query('select mobile from identity.accounts where id = $1', [
      person.id,
    ])
    expect(await managed(rows[0].mobile, manager)).toMatchObject([{ kind: 'person', href }])
  })

  test('courses in every state', async () => {
    const manager = await aPerson(arvand, { roles: ['manager'], scopes: ['content'] })
    const course = await aCourse(arvand, { slug: 'draft', title: 'زبان ستاره‌نگاری', sections: [] })
    await arvand.database.pool.query(`update courses.courses set state = 'draft' where id = $1`, [course.id])
    expect(await managed('ستاره‌نگاری', manager)).toMatchObject([
      { kind: 'managedCourse', href: `/manage/courses/${course.id}` },
    ])
    expect((await answerTo('ستاره‌نگاری')).items).toEqual([])
  })

  test('off codes by how they begin, factors by number and by buyer', async () => {
    const manager = await aPerson(arvand, { roles: ['manager'], scopes: ['finance'] })
    const buyer = await aPerson(arvand, { name: 'آرش کیایی' })
    const [code, factor] = [newId(), newId()]
    await arvand.database.pool.query(
      `insert into commerce.off_codes (id, code, kind, value, created_at) values ($1, 'KIAN20', 'percent', 20, now())`,
      [code],
    )
    await arvand.database.pool.query(
      `insert into commerce.factors (id, person_id, state, number, subtotal, discount, tax, total, buyer, created_at, expires_at, paid_at)
       values ($1, $2, 'paid', '1405-002184', 1000000, 0, 0, 1000000, $3, now(), now(), now())`,
      [factor, buyer.id, { name: 'آرش کیایی', kind: 'natural' }],
    )
    expect(await managed('kian', manager)).toMatchObject([
      { kind: 'offCode', title: 'KIAN20', text: '۲۰٪', href: `/manage/off-codes/${code}` },
    ])
    const found = {
      kind: 'managedFactor',
      title: '1405-002184',
      text: 'آرش کیایی · ۱۰۰٬۰۰۰ تومان',
      href: `/manage/finance/factors/${factor}`,
    }
    for (const q of ['۱۴۰۵-۲۱۸۴', '2184', '002184', '#002184', '۲۱۸۴'])
      expect(await managed(q, manager), q).toMatchObject([found])
    expect(await managed('کیایی', manager)).toMatchObject([found])
    const { answer } = await arvand.call(searchOwn, { q: '1405-2184' }, learner)
    expect(answer.items).toEqual([])
  })

  test('a factor by a number of two digits, by what is read out of it, in Persian digits, of every year', async () => {
    const manager = await aPerson(arvand, { roles: ['manager'], scopes: ['finance'] })
    const buyer = await aPerson(arvand, { name: 'بهنود سپاسی' })
    const ids = new Map<string, string>()
    for (const number of ['1405-000095', '1404-000095', '1405-000951', '1405-009500', '1405-000007']) {
      ids.set(number, newId())
      await arvand.database.pool.query(
        `insert into commerce.factors (id, person_id, state, number, subtotal, discount, tax, total, buyer, created_at, expires_at, paid_at)
         values ($1, $2, 'paid', $3, 1000000, 0, 0, 1000000, $4, now(), now(), now())`,
        [ids.get(number), buyer.id, number, { name: 'بهنود سپاسی', kind: 'natural' }],
      )
    }
    const numbers = async (q: string) => (await managed(q, manager)).map(({ title }) => title).toSorted()
    for (const q of ['95', '000095', '#000095', '۹۵', '#۹۵', ' ۰۰۰۰۹۵ ', '٩٥'])
      expect(await numbers(q), q).toEqual(['1404-000095', '1405-000095'])
    for (const q of ['1405-95', '۱۴۰۵-۹۵', '1405-000095', '#۱۴۰۵-۰۰۰۰۹۵'])
      expect(await numbers(q), q).toEqual(['1405-000095'])
    for (const q of ['7', '۷', '#7']) expect(await numbers(q), q).toEqual(['1405-000007'])
    const own = async (q: string) => (await arvand.call(searchOwn, { q, each: '4' }, buyer)).answer.items
    for (const q of ['95', '۹۵', '#000095'])
      expect((await own(q)).map(({ kind, title }) => `${kind} ${title}`).toSorted(), q).toEqual([
        'factor 1404-000095',
        'factor 1405-000095',
      ])
    const shown = await managed('95', manager)
    expect(shown.map(({ href }) => href)).toContain(`/manage/finance/factors/${ids.get('1405-000095')}`)
  })

  test('nothing of a scope that they do not have', async () => {
    const [finance, growth] = [
      await aPerson(arvand, { roles: ['manager'], scopes: ['finance'] }),
      await aPerson(arvand, { roles: ['manager'], scopes: ['growth'] }),
    ]
    for (const manager of [finance, growth])
      for (const q of ['نیلوفر کیانی', 'ستاره‌نگاری']) expect(await managed(q, manager)).toEqual([])
    const { problem } = await arvand.call(searchManaged, { q: 'نیلوفر', kind: 'note' }, finance)
    expect(problem.status).toBe(422)
  })

  test('no one who is not a manager', async () => {
    const teacher = await aPerson(arvand, { roles: ['teacher'] })
    expect((await arvand.call(searchManaged, { q: 'نیلوفر' }, teacher)).status).toBe(403)
    expect((await arvand.call(searchManaged, { q: 'نیلوفر' })).status).toBe(401)
  })
})

test.each(['%', '_', "'", '\\', '%%%', '«»؛ --', 'a'.repeat(120)])(
  'hostile words %j find nothing and harm nothing',
  async (q) => {
    const manager = await aPerson(arvand, { roles: ['manager'], scopes: ['people', 'content', 'finance'] })
    expect(await answerTo(q)).toMatchObject({ items: [] })
    expect((await arvand.call(searchOwn, { q }, learner)).answer.items).toEqual([])
    expect((await arvand.call(searchManaged, { q }, manager)).answer.items).toEqual([])
  },
)
