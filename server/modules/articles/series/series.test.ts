import * as home from '@arvand/contracts/home/articles'
import * as contract from '@arvand/contracts/panel/article-series'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { storeOldArticle } from '#testing/articles'
import { aPerson, type TestPerson } from '#testing/identity'
import { seriesPersonalData } from './series-personal-data.ts'

let arvand: TestApp
let teacher: TestPerson
let manager: TestPerson
beforeAll(async () => {
  arvand = await anApp({ PUBLIC_URL: 'https://arvand.example' })
  teacher = await aPerson(arvand, { roles: ['teacher'] })
  manager = await aPerson(arvand, { roles: ['manager'], scopes: ['content'] })
})
afterAll(() => arvand.close())

async function anArticle(title: string, { by = teacher, state = 'published' as 'published' | 'draft' } = {}) {
  const [id, slug] = [newId(), newId().slice(-12)]
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: title }] }] }
  const at = arvand.platform.clock.now()
  await transaction(arvand.platform.db, (tx) =>
    storeOldArticle(tx, {
      ...{ id, slug, authorId: by.id, title, summary: 'خلاصهٔ مقاله', topics: ['یادگیری'], state, at },
      body: body as never,
    }),
  )
  return { id, slug, title }
}

async function aSeries(title = 'از صفر تا یک', by = teacher) {
  const ask = { title, text: 'چند مقاله پشت هم', requestId: newId() }
  return (await arvand.call(contract.makeSeries, ask, by)).answer.seriesId
}

const arrange = (seriesId: string, all: readonly { id: string }[], by = teacher) =>
  arvand.call(contract.arrangeSeries, { seriesId, articleIds: all.map(({ id }) => id) }, by)
const shown = async (seriesId: string, by = teacher) =>
  (await arvand.call(contract.showOwnSeries, { seriesId }, by)).answer
const read = (slug: string) => arvand.call(home.showSeries, { slug })
const seriesOf = async (slug: string) => (await arvand.call(home.showArticle, { slug })).answer.series
const sitemap = async () => (await arvand.app.inject('/sitemaps/articles.xml')).body

test('articles of a series lead to each other in their order, and a draft among them is not told', async () => {
  const [one, two, draft] = [
    await anArticle('مقالهٔ اول'),
    await anArticle('مقالهٔ دوم'),
    await anArticle('هنوز نوشته نشده', { state: 'draft' }),
  ]
  const seriesId = await aSeries('راه یادگیری')
  const { series } = await shown(seriesId)
  expect((await read(series.slug)).problem).toMatchObject({ status: 404, code: 'articles.unknown-series' })
  expect(await sitemap()).not.toContain(`/articles/series/${series.slug}<`)
  expect((await arrange(seriesId, [draft, two, one])).status).toBe(200)
  const parts = [two, one].map(({ slug, title }) => ({ slug, title }))
  expect(await seriesOf(one.slug)).toEqual({ slug: series.slug, title: 'راه یادگیری', parts })
  const page = (await read(series.slug)).answer
  expect(page).toMatchObject({
    series: { title: 'راه یادگیری', text: 'چند مقاله پشت هم', minutes: 2 },
    parts,
  })
  expect(await sitemap()).toContain(`/articles/series/${series.slug}<`)
  expect((await shown(seriesId)).parts.map(({ isLive }) => isLive)).toEqual([false, true, true])
  await arrange(seriesId, [one, two, one])
  expect((await read(series.slug)).answer.parts.map(({ id }) => id)).toEqual([one.id, two.id])
  const words = { seriesId, title: 'راه دراز یادگیری', text: '' }
  expect((await arvand.call(contract.editSeries, words, teacher)).status).toBe(200)
  expect((await read(series.slug)).answer.series.title).toBe('راه دراز یادگیری')
  expect((await arvand.call(contract.removeSeries, { seriesId }, teacher)).status).toBe(200)
  expect((await read(series.slug)).status).toBe(404)
  expect(await seriesOf(one.slug)).toBeNull()
})

test('an article is in one series at most, also when two are arranged at the same moment', async () => {
  const article = await anArticle('یکی برای همه')
  const both = [await aSeries('اول'), await aSeries('دوم')]
  const answers = await Promise.all(both.map((seriesId) => arrange(seriesId, [article])))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('articles.in-other-series')
})

test('two series of one title have two addresses', async () => {
  const all = await Promise.all([aSeries('هم‌نام'), aSeries('هم‌نام')])
  const [one, two] = [await shown(all[0]), await shown(all[1])]
  expect(one.series.slug).not.toBe(two.series.slug)
})

test('a teacher gathers their own articles, a manager any published one and changes every series', async () => {
  const other = await aPerson(arvand, { roles: ['teacher'] })
  const [own, theirs, draft] = [
    await anArticle('نوشتهٔ من'),
    await anArticle('نوشتهٔ همکار', { by: other }),
    await anArticle('پیش‌نویس همکار', { by: other, state: 'draft' }),
  ]
  const seriesId = await aSeries('گزیده')
  const { candidates } = await shown(seriesId)
  expect(candidates.map(({ id }) => id)).toContain(own.id)
  expect(candidates.map(({ id }) => id)).not.toContain(theirs.id)
  const refused = await arrange(seriesId, [own, theirs])
  expect(refused.problem).toMatchObject({ status: 404, code: 'articles.unknown-article' })
  expect((await arrange(seriesId, [own, draft], manager)).problem.code).toBe('articles.unknown-article')
  expect((await arrange(seriesId, [own, theirs], manager)).status).toBe(200)
  // What a manager added stays where its author arranges the rest.
  expect((await arrange(seriesId, [theirs, own])).status).toBe(200)
  const mine = (await arvand.call(contract.listSeries, { whose: 'everyone' }, teacher)).answer.items
  expect(mine.map(({ id }) => id)).toContain(seriesId)
  expect((await arvand.call(contract.listSeries, { whose: 'everyone' }, other)).answer.items).toEqual([])
  const all = (await arvand.call(contract.listSeries, { whose: 'everyone' }, manager)).answer.items
  expect(all.find(({ id }) => id === seriesId)).toMatchObject({ parts: 2, title: 'گزیده' })
  expect((await arvand.call(contract.listSeries, {}, manager)).answer.items).toEqual([])
})

test('a series is its author’s: strangers are 401, learners 403, another teacher finds nothing', async () => {
  const seriesId = await aSeries()
  const [other, learner] = [await aPerson(arvand, { roles: ['teacher'] }), await aPerson(arvand)]
  const words = { title: 'عنوان', text: '' }
  const asks = [
    [contract.showOwnSeries, { seriesId }],
    [contract.editSeries, { seriesId, ...words }],
    [contract.arrangeSeries, { seriesId, articleIds: [] }],
    [contract.removeSeries, { seriesId }],
  ] as const
  for (const [endpoint, ask] of asks) {
    expect((await arvand.call(endpoint, ask)).status).toBe(401)
    expect((await arvand.call(endpoint, ask, learner)).problem.status).toBe(403)
    const { problem } = await arvand.call(endpoint, ask, other)
    expect(problem).toMatchObject({ status: 404, code: 'articles.unknown-series' })
  }
  for (const [endpoint, ask] of [
    [contract.listSeries, {}],
    [contract.makeSeries, { ...words, requestId: newId() }],
  ] as const) {
    expect((await arvand.call(endpoint, ask)).status).toBe(401)
    expect((await arvand.call(endpoint, ask, learner)).problem.status).toBe(403)
  }
})

test.each([{ title: '۱۲' }, { text: 7 }, { title: 'ا' }])('a series with %j is a 422', async (wrong) => {
  const ask = { title: 'عنوان', text: '', requestId: newId(), ...wrong }
  expect((await arvand.call(contract.makeSeries, ask, teacher)).problem.status).toBe(422)
})

test('a script in title and text is text, and the series goes with its author', async () => {
  const author = await aPerson(arvand, { roles: ['teacher'] })
  const article = await anArticle('مقالهٔ آخر', { by: author })
  const seriesId = await aSeries('<script>alert(1)</script> مجموعه', author)
  await arrange(seriesId, [article], author)
  const { slug } = (await shown(seriesId, author)).series
  expect((await read(slug)).answer.series.title).toBe('<script>alert(1)</script> مجموعه')
  const [data, { db }] = [seriesPersonalData(arvand.platform), arvand.platform]
  expect(await data.collect(db, author.id)).toMatchObject([{ slug }])
  await transaction(db, (tx) => data.forget(tx, author.id))
  expect(await data.collect(db, author.id)).toEqual([])
  expect((await read(slug)).status).toBe(404)
})
