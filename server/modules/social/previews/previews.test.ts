import { showPost } from '@arvand/contracts/home/social'
import { editComment } from '@arvand/contracts/panel/discussion'
import { writePost } from '@arvand/contracts/panel/social'
import { firstLinkIn } from '@arvand/contracts/social-text'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#platform/ids'
import type { FetchedPage } from '#platform/web-page'
import { assembleModules } from '#server/modules'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** The open internet of the test, by address. */
const pages = new Map<string, () => Promise<FetchedPage | null>>()
const fetched: string[] = []
let arvand: TestApp
let writer: TestPerson
beforeAll(async () => {
  const fetchPage = async ({ href }: URL) => {
    fetched.push(href)
    return (await pages.get(href)?.()) ?? null
  }
  arvand = await anApp({}, (platform) => assembleModules({ ...platform, fetchPage }))
  writer = await aPerson(arvand)
})
beforeEach(() => {
  pages.clear()
  fetched.length = 0
})
afterAll(() => arvand.close())

const put = (href: string, html: string | Buffer, contentType = 'text/html; charset=utf-8') =>
  pages.set(href, async () => ({ url: new URL(href), bytes: Buffer.from(html), contentType }))
const write = async (text: string) =>
  (await arvand.call(writePost, { text, requestId: newId() }, writer)).answer.postId
const previewOf = async (id: string) => (await arvand.call(showPost, { id })).answer.post.preview
const whenShown = async (id: string) => {
  await expect.poll(() => previewOf(id), { timeout: 30_000 }).not.toBeNull()
  return previewOf(id)
}

test('the first link of a post gets a card with title, description and site', async () => {
  put(
    'https://news.example/a',
    `<html><head><title>عنوان ساده</title><meta property="og:title" content="كشف تازه  در زیست">
     <meta name="description" content="خلاصهٔ خبر"><meta property="og:site_name" content="روزنامه"></head></html>`,
  )
  const id = await write('این را ببینید: https://news.example/a. و https://other.example/b')
  expect(await whenShown(id)).toEqual({
    ...{ url: 'https://news.example/a', title: 'کشف تازه در زیست' },
    ...{ description: 'خلاصهٔ خبر', site: 'روزنامه' },
  })
  expect(fetched).toEqual(['https://news.example/a'])
})

test('script and signs that turn the direction are words or nothing, and long words are cut', async () => {
  const long = 'ب'.repeat(5000)
  put(
    'https://evil.example/',
    `<title>&lt;script&gt;alert(1)&lt;/script&gt; \u202eبرعکس\u2066</title>
     <meta name="description" content="${long}"><script>document.title = 'x'</script>`,
  )
  const preview = await whenShown(await write('https://evil.example/'))
  expect(preview?.title).toBe('<script>alert(1)</script> برعکس')
  expect(preview?.description).toHaveLength(200)
})

test('a page of an old charset is read in it', async () => {
  // «سلام» in windows-1256.
  const bytes = Buffer.concat([
    Buffer.from('<title>'),
    Buffer.from([0xd3, 0xe1, 0xc7, 0xe3]),
    Buffer.from('</title>'),
  ])
  put('https://old.example/', bytes, 'text/html; charset=windows-1256')
  expect((await whenShown(await write('https://old.example/')))?.title).toBe('سلام')
})

test('the card follows the text: another link has another, and without a link there is none', async () => {
  put('https://one.example/', '<title>یک</title>')
  put('https://two.example/', '<title>دو</title>')
  const id = await write('https://one.example/')
  await whenShown(id)
  const edit = (body: string) => arvand.call(editComment, { commentId: id, body }, writer)
  expect((await edit('حالا https://two.example/')).status).toBe(200)
  await expect.poll(async () => (await previewOf(id))?.title, { timeout: 30_000 }).toBe('دو')
  await edit('بدون لینک')
  expect(await previewOf(id)).toBeNull()
})

test('without a title, with a hostile page or no page at all there is no card, and the post stands', async () => {
  put('https://none.example/', '<p>بی‌عنوان</p>')
  put('https://deep.example/', `${'<b><a>'.repeat(40_000)}<title>در عمق</title>`)
  put('https://noise.example/', Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * 7919) % 256)))
  const ids = []
  for (const host of ['none', 'deep', 'noise', 'absent']) ids.push(await write(`https://${host}.example/`))
  // Whoever wrote after them has a card, so that theirs were tried by then.
  put('https://last.example/', '<title>آخر</title>')
  await whenShown(await write('https://last.example/'))
  await expect.poll(() => fetched.length, { timeout: 30_000 }).toBe(5)
  for (const id of ids) expect((await arvand.call(showPost, { id })).answer.post.preview).toBeNull()
})

test.each([
  ['متن بی‌لینک', null],
  ['`https://code.example/`', null],
  ['```\nhttps://code.example/\n```\nبعد https://x.example/y؟', 'https://x.example/y'],
  ['(https://x.example/a)', 'https://x.example/a'],
  ['ftp://x.example javascript:alert(1)', null],
  ['https://', null],
])('the first link of «%s» is %s', (text, link) => {
  expect(firstLinkIn(text)).toBe(link)
})
