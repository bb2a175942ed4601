import * as home from '@arvand/contracts/home/help'
import { search } from '@arvand/contracts/home/search'
import * as staff from '@arvand/contracts/support/help'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { supportPersonalData } from '../support-personal-data.ts'

let arvand: TestApp
let keeper: TestPerson
beforeAll(async () => {
  arvand = await anApp({ PUBLIC_URL: 'https://arvand.example' })
  keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['support'] })
}, 60_000)
afterAll(() => arvand.close())

const bodyOf = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
})

let written = 0
const make = async (title = `پرسش شمارهٔ ${++written}`, category = 'learning') =>
  (await arvand.call(staff.makeHelpArticle, { title, category, requestId: newId() } as never, keeper)).answer
    .articleId
const show = async (articleId: string) =>
  (await arvand.call(staff.showHelpArticle, { articleId }, keeper)).answer
const save = async (articleId: string, more: object = {}) => {
  const { category, title, slug, version } = (await show(articleId)).article
  return arvand.call(
    staff.saveHelpArticle,
    {
      articleId,
      version,
      category,
      title,
      slug,
      summary: 'پاسخ کوتاه',
      body: bodyOf('متن راهنما'),
      ...more,
    } as never,
    keeper,
  )
}
const publish = (articleId: string) => arvand.call(staff.publishHelpArticle, { articleId }, keeper)
const read = (slug: string) => arvand.call(home.showHelp, { slug })
const find = async (q: string) =>
  (await arvand.call(home.searchHelp, { q } as never)).answer.items.map(({ slug }) => slug)

async function aPublished(title?: string, more: object = {}) {
  const articleId = await make(title)
  expect((await save(articleId, more)).status).toBe(200)
  expect((await publish(articleId)).answer).toEqual({ state: 'published' })
  return { articleId, slug: (await show(articleId)).article.slug }
}

/** Addresses of the range for documentation, one for each test. */
let last = 0
const from = () => `198.51.100.${++last}`
const vote = (articleId: string, helped: boolean, options: object, more: object = {}) =>
  arvand.call(home.voteOnHelp, { articleId, helped, voterId: newId(), ...more }, options)

test('what the page of common questions said is there from the start, in five categories', async () => {
  const { items } = (await arvand.call(home.listHelp, {})).answer
  expect(items.length).toBeGreaterThanOrEqual(14)
  expect([...new Set(items.map(({ category }) => category))]).toEqual([
    'account',
    'buying',
    'learning',
    'exams',
    'teaching',
  ])
  expect((await read('code-not-arrived')).answer.article.title).toBe('کد ورود نرسید. چه کنم؟')
})

test('a draft is nowhere; published it is read, listed, found and named to search engines', async () => {
  const articleId = await make('زیرنویس ققنوس را چگونه روشن کنم؟')
  const { slug } = (await show(articleId)).article
  expect((await publish(articleId)).problem.code).toBe('support.help-without-summary')
  await save(articleId, { body: { type: 'doc', content: [] } })
  expect((await publish(articleId)).problem.code).toBe('support.help-without-text')
  await save(articleId)
  expect((await read(slug)).problem).toMatchObject({ status: 404, code: 'support.unknown-help' })
  expect(await find('زیرنویس ققنوس')).toEqual([])
  expect((await vote(articleId, true, { address: from() })).problem.code).toBe('support.unknown-help')
  await publish(articleId)
  expect((await read(slug)).answer.article).toMatchObject({ id: articleId, summary: 'پاسخ کوتاه' })
  // Arabic letters, a space instead of the half-space, and words that no article has.
  expect((await find('زير نويس ققنوس روشن نمی‌شود'))[0]).toBe(slug)
  expect((await arvand.call(search, { q: 'ققنوس', kind: 'help' })).answer.items).toMatchObject([
    { id: articleId, href: `/help/${slug}` },
  ])
  const map = await arvand.app.inject({ url: '/sitemaps/help.xml' })
  expect(map.body).toContain(`https://arvand.example/help/${slug}`)
  await arvand.call(staff.hideHelpArticle, { articleId }, keeper)
  expect((await read(slug)).status).toBe(404)
  expect(await find('ققنوس')).toEqual([])
  expect((await arvand.call(staff.removeHelpArticle, { articleId }, keeper)).problem.code).toBe(
    'support.help-was-published',
  )
})

test('a change is seen when it is published; an older version is looked at and brought back', async () => {
  const { articleId, slug } = await aPublished()
  expect((await publish(articleId)).problem.code).toBe('support.help-nothing-new')
  expect((await save(articleId, { body: bodyOf('متن دوم') })).answer.state).toBe('changed')
  expect((await read(slug)).answer.article.body).toEqual(bodyOf('متن راهنما'))
  await publish(articleId)
  expect((await read(slug)).answer.article.body).toEqual(bodyOf('متن دوم'))
  expect((await show(articleId)).versions.map(({ number, isLive }) => [number, isLive])).toEqual([
    [2, true],
    [1, false],
  ])
  const first = { articleId, number: 1 }
  expect((await arvand.call(staff.showHelpVersion, first, keeper)).answer.body).toEqual(bodyOf('متن راهنما'))
  expect((await arvand.call(staff.bringBackHelpVersion, first, keeper)).answer).toEqual({ state: 'changed' })
  await publish(articleId)
  expect((await read(slug)).answer.article.body).toEqual(bodyOf('متن راهنما'))
  const none = { articleId, number: 9 }
  expect((await arvand.call(staff.showHelpVersion, none, keeper)).status).toBe(404)
  expect((await arvand.call(staff.bringBackHelpVersion, none, keeper)).status).toBe(404)
})

test('a save over another one is refused with what is stored; an address that is known stays', async () => {
  const { articleId, slug } = await aPublished()
  const stale = await save(articleId, { version: 1, title: 'عنوان دیگر' })
  expect(stale.problem).toMatchObject({ status: 409, code: 'support.help-saved-meanwhile' })
  expect((await save(articleId, { slug: 'another' })).problem.code).toBe('support.help-slug-fixed')
  for (const taken of [slug, 'search'])
    expect((await save(await make(), { slug: taken })).problem.code).toBe('support.help-slug-taken')
  const image = { type: 'image', attrs: { fileId: newId(), alt: 'نمودار' } }
  expect((await save(articleId, { body: { type: 'doc', content: [image] } })).problem.code).toBe(
    'support.help-with-pictures',
  )
})

test('articles are moved within their category', async () => {
  const [one, two, three] = [await make(), await make(), await make()]
  const order = async () =>
    (await arvand.call(staff.listHelpArticles, {}, keeper)).answer.items
      .map(({ id }) => id)
      .filter((id) => [one, two, three].includes(id))
  expect(await order()).toEqual([one, two, three])
  await arvand.call(staff.moveHelpArticle, { articleId: three, to: 'up' }, keeper)
  expect(await order()).toEqual([one, three, two])
  await arvand.call(staff.moveHelpArticle, { articleId: two, to: 'down' }, keeper)
  expect(await order()).toEqual([one, three, two])
  // In another category it is the last, at once.
  await save(one, { category: 'account' })
  const { items } = (await arvand.call(staff.listHelpArticles, {}, keeper)).answer
  expect(items.filter(({ category }) => category === 'account').at(-1)?.id).toBe(one)
  expect((await arvand.call(staff.removeHelpArticle, { articleId: three }, keeper)).status).toBe(200)
  expect(await order()).toEqual([one, two])
})

test('a browser and a person have one vote each; a sentence comes with no alone', async () => {
  const { articleId } = await aPublished()
  const browser = { address: from() }
  const voterId = newId()
  await vote(articleId, true, browser, { voterId })
  await vote(articleId, true, browser, { voterId, comment: 'به کار آمد' })
  const person = await aPerson(arvand)
  await vote(articleId, true, person)
  await vote(articleId, false, person)
  await vote(articleId, false, person, { comment: 'تصویر نداشت' })
  expect(await show(articleId)).toMatchObject({ yes: 1, no: 1, comments: [{ comment: 'تصویر نداشت' }] })
  // A stranger who calls themselves by that person's id changes nothing of theirs.
  await vote(articleId, true, { address: from() }, { voterId: person.id })
  expect(await show(articleId)).toMatchObject({ yes: 2, no: 1, comments: [{ comment: 'تصویر نداشت' }] })
  const kept = await transaction(arvand.platform.db, (tx) => supportPersonalData.collect(tx, person.id))
  expect(kept).toMatchObject([{ helped: false, comment: 'تصویر نداشت' }])
  await transaction(arvand.platform.db, async (tx) => supportPersonalData.forget(tx, person.id))
  expect(await show(articleId)).toMatchObject({ yes: 2, no: 0, comments: [] })
})

test('only managers of support write help', async () => {
  const { articleId } = await aPublished()
  const others = [await aPerson(arvand), await aPerson(arvand, { roles: ['manager'], scopes: ['content'] })]
  for (const other of others) {
    expect((await arvand.call(staff.showHelpArticle, { articleId }, other)).status).toBe(403)
    expect((await arvand.call(staff.hideHelpArticle, { articleId }, other)).status).toBe(403)
  }
})
