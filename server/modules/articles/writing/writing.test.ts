import * as panel from '@arvand/contracts/panel/articles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aFile } from '#testing/media'
import { articlePictures } from '../article-files.ts'

let arvand: TestApp
let teacher: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  teacher = await aPerson(arvand, { roles: ['teacher'] })
})
afterAll(() => arvand.close())

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const image = (fileId: string) => ({ type: 'image', attrs: { fileId, alt: 'نمودار' } })
const bodyOf = (...content: object[]) => ({ type: 'doc', content })

/** A draft as it was made, at its first version. */
async function aDraft(title = 'مقالهٔ تازه') {
  const { articleId } = (await arvand.call(panel.makeArticle, { title, requestId: newId() }, teacher)).answer
  const { slug } = (await arvand.call(panel.showOwnArticle, { articleId }, teacher)).answer.article
  return { articleId, slug }
}

const save = (by: TestPerson, articleId: string, version: number, more: object) =>
  arvand.call(
    panel.saveArticle,
    {
      ...{ articleId, version, title: 'عنوان', summary: 'خلاصهٔ مقاله', topics: ['یادگیری'] },
      ...{ body: bodyOf(paragraph('متن مقاله')), coverFileId: null, slug: 'x', ...more },
    },
    by,
  )

test('what is missing is told before a review', async () => {
  const title = 'هنوز خالی'
  const { articleId } = (await arvand.call(panel.makeArticle, { title, requestId: newId() }, teacher)).answer
  const { missing } = (await arvand.call(panel.showOwnArticle, { articleId }, teacher)).answer
  expect(missing).toEqual(['articles.without-summary', 'articles.without-text', 'articles.without-topic'])
  const { problem } = await arvand.call(panel.submitArticle, { articleId }, teacher)
  expect(problem).toMatchObject({ status: 409, code: 'articles.without-summary' })
  expect((await arvand.call(panel.removeArticle, { articleId }, teacher)).status).toBe(200)
  expect((await arvand.call(panel.showOwnArticle, { articleId }, teacher)).status).toBe(404)
})

test('an article is its author’s: another finds nothing, and learners write none', async () => {
  const { articleId, slug } = await aDraft()
  const [other, learner] = [await aPerson(arvand, { roles: ['teacher'] }), await aPerson(arvand)]
  const ask = { articleId }
  for (const endpoint of [
    panel.showOwnArticle,
    panel.submitArticle,
    panel.withdrawArticle,
    panel.archiveArticle,
    panel.removeArticle,
  ]) {
    expect((await arvand.call(endpoint, ask, other)).problem).toMatchObject({ status: 404 })
    expect((await arvand.call(endpoint, ask, learner)).problem).toMatchObject({ status: 403 })
    expect((await arvand.call(endpoint, ask)).status).toBe(401)
  }
  expect((await save(other, articleId, 1, { slug })).problem.status).toBe(404)
  expect((await arvand.call(panel.listOwnArticles, {}, other)).answer.items).toEqual([])
  const made = await arvand.call(panel.makeArticle, { title: 'مقاله', requestId: newId() }, learner)
  expect(made.problem.code).toBe('request.forbidden')
  const { id: strange } = await aFile(arvand, { ownerId: other.id, use: articlePictures })
  const body = bodyOf(image(strange))
  expect((await save(teacher, articleId, 1, { slug, body })).problem.code).toBe('media.unknown-file')
})

test('a save over what another window saved is a conflict, and the same text sent twice is one', async () => {
  const { articleId, slug } = await aDraft()
  const first = await save(teacher, articleId, 1, { slug, title: 'پنجرهٔ اول' })
  expect(first.answer.version).toBe(2)
  expect((await save(teacher, articleId, 1, { slug, title: 'پنجرهٔ اول' })).answer.version).toBe(2)
  const { problem } = await save(teacher, articleId, 1, { slug, title: 'پنجرهٔ دوم' })
  expect(problem).toMatchObject({
    ...{ status: 409, code: 'articles.saved-meanwhile' },
    current: { title: 'پنجرهٔ اول', version: 2 },
  })
  const other = await aDraft()
  expect((await save(teacher, articleId, 2, { slug: other.slug })).problem.code).toBe('articles.slug-taken')
  expect((await save(teacher, articleId, 2, { slug: 'rss' })).problem.code).toBe('articles.slug-taken')
})

const script = {
  type: 'text',
  text: 'متن',
  marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
}
test.each([
  { body: bodyOf({ type: 'script', content: [] }) },
  { body: bodyOf({ type: 'paragraph', content: [script] }) },
  { body: bodyOf({ type: 'paragraph', content: [], onclick: 'alert(1)' }) },
  { body: bodyOf({ type: 'image', attrs: { fileId: 'javascript:alert(1)', alt: '' } }) },
  { body: bodyOf({ type: 'embed', attrs: { url: 'http://example.com' } }) },
  { body: '<script>alert(1)</script>' },
  { topics: ['یک', 'دو', 'سه', 'چهار', 'پنج', 'شش'] },
  { slug: '../panel' },
  { title: '۱۲۳' },
  { surprise: 1 },
])('bad input %j is a 422', async (wrong) => {
  const { articleId, slug } = await aDraft()
  const { problem } = await save(teacher, articleId, 1, { slug, ...wrong })
  expect(problem).toMatchObject({ status: 422, code: 'request.invalid' })
})
