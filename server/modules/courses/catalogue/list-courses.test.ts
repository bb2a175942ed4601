import { listCategories, listCourses } from '@arvand/contracts/home/courses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, anEnrolment } from '#testing/courses'
import { aPerson } from '#testing/identity'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
  const at = (days: number) => new Date(Date.UTC(2026, 9, days))
  const owner = await aPerson(arvand, { name: 'شیما نوروزی', roles: ['teacher'] })
  await aCourse(arvand, {
    owner,
    slug: 'python',
    title: 'برنامه‌نویسی با پایتون',
    category: 'programming',
    level: 'beginner',
    publishedAt: at(1),
    summary: 'از اولین خط تا برنامه‌ای که کار می‌کند؛ ریاضی زیادی نمی‌خواهد.',
  })
  const algebra = await aCourse(arvand, {
    slug: 'algebra',
    title: 'ریاضی یازدهم گام‌به‌گام',
    level: 'intermediate',
    publishedAt: at(2),
    summary: 'تابع، حد و مثلثات.',
  })
  await aCourse(arvand, {
    slug: 'hafez',
    title: 'آشنایی با حافظ',
    category: 'literature',
    publishedAt: at(3),
    price: 1_250_000,
    summary: 'صد غزل، آرام‌آرام.',
  })
  for (const slug of ['one', 'two'] as const)
    await aCourse(arvand, {
      slug: `hidden-${slug}`,
      title: 'ریاضی پنهان',
      state: slug === 'one' ? 'draft' : 'archived',
    })
  const learner = await aPerson(arvand)
  await anEnrolment(arvand, algebra, learner.id)
})
afterAll(() => arvand.close())

const slugs = async (ask: Record<string, string> = {}) => {
  const { status, answer } = await arvand.call(listCourses, ask)
  expect(status).toBe(200)
  return answer.items.map(({ slug }) => slug)
}

test('published courses stand newest first, each with its card', async () => {
  const { answer } = await arvand.call(listCourses, {})
  expect(answer.items.map(({ slug }) => slug)).toEqual(['hafez', 'algebra', 'python'])
  expect(answer).toMatchObject({ sort: 'newest', corrected: null, nextCursor: null })
  expect(answer.items[2]).toMatchObject({
    title: 'برنامه‌نویسی با پایتون',
    cover: null,
    category: { slug: 'programming', title: 'برنامه‌نویسی', palette: 'firoozeh' },
    price: 0,
    rating: 0,
    lessons: 2,
    minutes: 20,
    teacher: { handle: null, name: 'شیما نوروزی' },
  })
})

test.each([
  ['popular', ['algebra', 'hafez', 'python']],
  ['title', ['hafez', 'python', 'algebra']],
])('by %s', async (sort, order) => {
  expect(await slugs({ sort })).toEqual(order)
})

test.each([
  ['برنامه‌نویسی', 'python'],
  ['برنامه نویسی', 'python'],
  ['برنامهنویسی', 'python'],
  ['رياضي', 'algebra'],
  ['رِیاضـی', 'algebra'],
  ['حافظ', 'hafez'],
  ['اشنایی', 'hafez'],
  ['نوروزی', 'python'],
  ['ادبیات', 'hafez'],
  ['یازدهم ریاضی', 'algebra'],
])('«%s» finds it first', async (q, slug) => {
  expect((await slugs({ q }))[0]).toBe(slug)
})

test.each([
  ['ریازی', 'ریاضی', 'algebra'],
  ['رياظي', 'ریاضی', 'algebra'],
  ['پایطون', 'پایتون', 'python'],
  ['برنامه‌نویصی با پایطون', 'برنامه نویسی با پایتون', 'python'],
  ['هافز', 'حافظ', 'hafez'],
  ['مسلسات', 'مثلثات', 'algebra'],
  ['ریابضی', 'ریاضی', 'algebra'],
  ['vdhqd', 'ریاضی', 'algebra'],
])('«%s» is read as «%s»', async (q, corrected, slug) => {
  const { answer } = await arvand.call(listCourses, { q })
  expect(answer).toMatchObject({ corrected, sort: 'relevance' })
  expect(answer.items[0]?.slug).toBe(slug)
})

test('a title weighs above a summary', async () => {
  expect(await slugs({ q: 'ریاضی' })).toEqual(['algebra', 'python'])
})

test('what nothing is near to finds nothing', async () => {
  const { answer } = await arvand.call(listCourses, { q: 'کشاورزی دیم' })
  expect(answer).toMatchObject({ items: [], corrected: null, facets: { total: 0 } })
})

test('facets count what each choice would leave, the other choices kept', async () => {
  const { answer } = await arvand.call(listCourses, { price: 'free', category: 'mathematics' })
  expect(answer.items.map(({ slug }) => slug)).toEqual(['algebra'])
  const { total, categories, levels, prices } = answer.facets
  expect(total).toBe(1)
  expect(categories.map(({ slug, count }) => [slug, count]).slice(0, 4)).toEqual([
    ['mathematics', 1],
    ['programming', 1],
    ['sciences', 0],
    ['literature', 0],
  ])
  expect(levels).toEqual([
    { level: 'beginner', count: 0 },
    { level: 'intermediate', count: 1 },
    { level: 'advanced', count: 0 },
    { level: 'everyone', count: 0 },
  ])
  expect(prices).toEqual([
    { price: 'free', count: 1 },
    { price: 'paid', count: 0 },
  ])
})

test('each order pages on from where it ended', async () => {
  const many = await anApp()
  for (let number = 0; number < 23; number++)
    await aCourse(many, { slug: `course-of-${number}`, title: `ریاضی ${number % 5}`, sections: [] })
  for (const sort of ['newest', 'popular', 'rating', 'title', 'relevance']) {
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const ask: Record<string, string> = { sort, q: 'ریاضی', ...(cursor ? { cursor } : {}) }
      const { answer } = await many.call(listCourses, ask)
      seen.push(...answer.items.map(({ slug }) => slug))
      cursor = answer.nextCursor
    } while (cursor)
    expect(new Set(seen).size, sort).toBe(23)
    expect(seen.length, sort).toBe(23)
  }
  const { answer } = await many.call(listCourses, { sort: 'title' })
  const other = await many.call(listCourses, { sort: 'newest', cursor: answer.nextCursor ?? '' })
  expect(other.status).toBe(422)
  await many.close()
})

test.each([
  { sort: 'price' },
  { level: 'hard' },
  { price: 'cheap' },
  { cursor: 'bm8' },
  { q: 'ا'.repeat(500) },
])('a wish that is none, %j, is refused', async (ask) => {
  expect((await arvand.call(listCourses, ask)).status).toBe(422)
})

test('fields are listed with their counts', async () => {
  const { answer } = await arvand.call(listCategories, {})
  expect(answer.items).toHaveLength(7)
  expect(answer.items[0]).toEqual({
    slug: 'mathematics',
    title: 'ریاضی',
    palette: 'lajvard',
    count: 1,
    subjects: ['مثلثات'],
  })
})
