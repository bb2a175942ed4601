import * as home from '@arvand/contracts/home/articles'
import { search } from '@arvand/contracts/home/search'
import * as panel from '@arvand/contracts/panel/articles'
import * as discussion from '@arvand/contracts/panel/discussion'
import { countWaiting } from '@arvand/contracts/panel/homes'
import * as manage from '@arvand/contracts/panel/manage-articles'
import { listNotices } from '@arvand/contracts/panel/notices'
import { listAudit } from '@arvand/contracts/panel/people'
import { blockPerson } from '@arvand/contracts/panel/social'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aFile } from '#testing/media'
import { articlePictures } from './article-files.ts'
import { articlesPersonalData } from './articles-personal-data.ts'
import { publishDue } from './publishing/publish-due.ts'

let arvand: TestApp
let teacher: TestPerson
let manager: TestPerson
beforeAll(async () => {
  arvand = await anApp({ PUBLIC_URL: 'https://arvand.example' })
  teacher = await aPerson(arvand, { roles: ['teacher'] })
  manager = await aPerson(arvand, { roles: ['manager'], scopes: ['content', 'people'] })
})
afterAll(() => arvand.close())

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const image = (fileId: string) => ({ type: 'image', attrs: { fileId, alt: 'نمودار' } })
const bodyOf = (...content: object[]) => ({ type: 'doc', content })

let written = 0
interface Wished {
  readonly by?: TestPerson
  readonly title?: string
  readonly topics?: readonly string[]
  readonly body?: object
  readonly coverFileId?: string
}

/** A draft that is complete. */
async function aDraft({ by = teacher, title = `مقالهٔ شمارهٔ ${++written}`, ...more }: Wished = {}) {
  const { articleId } = (await arvand.call(panel.makeArticle, { title, requestId: newId() }, by)).answer
  const { slug } = (await arvand.call(panel.showOwnArticle, { articleId }, by)).answer.article
  const saved = await save(by, articleId, 1, { title, slug, ...more })
  expect(saved.status).toBe(200)
  arvand.platform.clock.pass(1)
  return { articleId, slug, title }
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

async function aPublished(wished: Wished = {}) {
  const draft = await aDraft(wished)
  await arvand.call(panel.submitArticle, { articleId: draft.articleId }, wished.by ?? teacher)
  const done = await arvand.call(manage.publishArticle, { articleId: draft.articleId, version: 2 }, manager)
  expect(done.answer).toEqual({ state: 'published' })
  return draft
}

const read = (slug: string) => arvand.call(home.showArticle, { slug })
const listed = async (ask: object = {}) =>
  (await arvand.call(home.listArticles, ask)).answer.items.map(({ slug }) => slug)

/** By every public way. */
async function expectUnreachable({ slug, title, articleId }: Awaited<ReturnType<typeof aDraft>>) {
  expect((await read(slug)).problem).toMatchObject({ status: 404, code: 'articles.unknown-article' })
  expect(await listed()).not.toContain(slug)
  expect(await listed({ topic: 'یادگیری' })).not.toContain(slug)
  const found = (await arvand.call(search, { q: title, kind: 'article' })).answer
  expect(found.items.map(({ id }) => id)).not.toContain(articleId)
  for (const url of ['/articles/rss', '/sitemaps/articles.xml'])
    expect((await arvand.app.inject(url)).body).not.toContain(`/articles/${slug}<`)
  const reader = await aPerson(arvand)
  for (const [endpoint, ask] of [
    [discussion.showThread, { threadId: articleId }],
    [discussion.likeComment, { commentId: articleId, on: true }],
    [discussion.answer, { threadId: articleId, body: 'پاسخ', requestId: newId() }],
  ] as const)
    expect((await arvand.call(endpoint, ask, reader)).problem.status).toBe(404)
}

test('an article is written, reviewed, published and read; it is nowhere before', async () => {
  const draft = await aDraft({ title: 'یاد گرفتن را یاد بگیرید', topics: ['یادگیری', 'حافظه', 'يادگيري'] })
  await expectUnreachable(draft)
  const { articleId, slug, title } = draft
  const ask = { articleId }
  expect((await arvand.call(panel.submitArticle, ask, teacher)).answer).toEqual({ state: 'inReview' })
  await expectUnreachable(draft)
  const queue = (await arvand.call(manage.listManagedArticles, {}, manager)).answer
  expect(queue).toMatchObject({ waiting: 1, items: [{ id: articleId, author: expect.any(String) }] })
  const waiting = (await arvand.call(countWaiting, {}, manager)).answer.items
  expect(waiting).toContainEqual({ role: 'manager', code: 'articles.waiting-for-review', count: 1 })
  const publication = { ...ask, version: 2 }
  expect((await arvand.call(manage.publishArticle, publication, manager)).answer).toEqual({
    state: 'published',
  })
  const { answer } = await read(slug)
  expect(answer.article).toMatchObject({
    ...{ id: articleId, title, summary: 'خلاصهٔ مقاله', minutes: 1, likes: 0, comments: 0 },
    topics: [
      { key: 'یادگیری', title: 'یادگیری' },
      { key: 'حافظه', title: 'حافظه' },
    ],
    body: bodyOf(paragraph('متن مقاله')),
  })
  expect(await listed()).toContain(slug)
  expect(await listed({ topic: 'يادگيرى' })).toContain(slug)
  const found = (await arvand.call(search, { q: 'یاد بگیرید', kind: 'article' })).answer
  expect(found.items).toMatchObject([{ kind: 'article', href: `/articles/${slug}`, title }])
  const feed = await arvand.app.inject('/articles/rss')
  expect(feed.body).toContain(`<link>https://arvand.example/articles/${slug}</link>`)
  const ofTopic = async (topic: string) =>
    (await arvand.app.inject(`/articles/rss?topic=${encodeURIComponent(topic)}`)).body
  expect(await ofTopic('يادگيرى')).toContain(`/articles/${slug}</link>`)
  expect(await ofTopic('نجوم')).not.toContain(`/articles/${slug}</link>`)
  expect((await arvand.app.inject('/sitemaps/articles.xml')).body).toContain(`/articles/${slug}<`)
  const notices = (await arvand.call(listNotices, {}, teacher)).answer
  expect(notices.items[0]).toMatchObject({ kind: 'article-published', link: `/articles/${slug}` })
  const audit = (await arvand.call(listAudit, { personId: teacher.id }, manager)).answer
  expect(audit.items[0]).toMatchObject({ act: 'article-published', detail: { articleId, title } })
})

test('a returned article waits for its author with the reason, and can be sent again', async () => {
  const { articleId, slug } = await aDraft()
  const ask = { articleId }
  await arvand.call(panel.submitArticle, ask, teacher)
  const again = await arvand.call(panel.submitArticle, ask, teacher)
  expect(again.problem).toMatchObject({ status: 409, code: 'articles.in-review' })
  expect((await save(teacher, articleId, 2, { slug, title: 'دیگر' })).problem.code).toBe('articles.in-review')
  const reason = 'منبع آمار پاراگراف دوم را بنویسید.'
  expect((await arvand.call(manage.returnArticle, { ...ask, reason }, manager)).answer.state).toBe('draft')
  const shown = (await arvand.call(panel.showOwnArticle, ask, teacher)).answer
  expect(shown.turns[0]).toMatchObject({ state: 'draft', reason })
  const waiting = (await arvand.call(countWaiting, {}, teacher)).answer.items
  expect(waiting).toContainEqual({ role: 'teacher', code: 'articles.returned', count: 1 })
  const notices = (await arvand.call(listNotices, {}, teacher)).answer
  expect(notices.items[0]).toMatchObject({ kind: 'article-returned', body: expect.stringContaining(reason) })
  const twice = await arvand.call(manage.returnArticle, { ...ask, reason }, manager)
  // The draft is its author's alone again.
  expect(twice.problem).toMatchObject({ status: 404, code: 'articles.unknown-article' })
  expect((await arvand.call(panel.submitArticle, ask, teacher)).answer.state).toBe('inReview')
  expect((await arvand.call(panel.withdrawArticle, ask, teacher)).answer.state).toBe('draft')
  expect((await arvand.call(panel.withdrawArticle, ask, teacher)).problem.code).toBe('articles.not-in-review')
})

test('a scheduled article is published by the job at its time and not before', async () => {
  const draft = await aDraft({ title: 'مقاله‌ای برای فردا' })
  const ask = { articleId: draft.articleId }
  await arvand.call(panel.submitArticle, ask, teacher)
  const decided = { ...ask, version: 2 }
  for (const wrong of [{}, { day: '2026-11-01', time: '10:00' }, { day: '2029-11-01', time: '10:00' }]) {
    const { problem } = await arvand.call(
      manage.publishArticle,
      { ...decided, when: 'then', ...wrong },
      manager,
    )
    expect(problem).toMatchObject({ status: 422, code: 'articles.wrong-time' })
  }
  // 15:00 in Tehran is 11:30 UTC.
  const then = { ...decided, when: 'then', day: '2026-11-20', time: '۱۵:۰۰' }
  expect((await arvand.call(manage.publishArticle, then, manager)).answer.state).toBe('scheduled')
  const { article } = (await arvand.call(panel.showOwnArticle, ask, teacher)).answer
  expect(article).toMatchObject({ state: 'scheduled', publishAt: '2026-11-20T11:30:00.000Z' })
  const kept = await save(teacher, draft.articleId, 2, { slug: draft.slug })
  expect(kept.problem.code).toBe('articles.scheduled')
  await publishDue(arvand.platform)
  await expectUnreachable(draft)
  const { clock } = arvand.platform
  clock.pass((Date.parse('2026-11-20T11:30:00Z') - clock.now().getTime()) / 1000)
  await Promise.all([publishDue(arvand.platform), publishDue(arvand.platform)])
  expect((await read(draft.slug)).answer.article.publishedAt).toBe('2026-11-20T11:30:00.000Z')
  const notices = (await arvand.call(listNotices, {}, teacher)).answer
  expect(notices.items[0]).toMatchObject({ kind: 'article-published' })
})

test('a change of a published article is read only after another review', async () => {
  const { articleId, slug } = await aPublished()
  const saved = await save(teacher, articleId, 2, { slug, title: 'عنوان تازه', topics: ['تاریخ'] })
  expect(saved.answer).toMatchObject({ version: 3, state: 'draft' })
  expect((await read(slug)).answer.article.title).not.toBe('عنوان تازه')
  expect((await arvand.call(panel.showOwnArticle, { articleId }, teacher)).answer.article).toMatchObject({
    ...{ isLive: true, isSlugFixed: true, title: 'عنوان تازه' },
  })
  expect((await save(teacher, articleId, 3, { slug: 'new-address' })).problem.code).toBe(
    'articles.slug-fixed',
  )
  await arvand.call(panel.submitArticle, { articleId }, teacher)
  await arvand.call(manage.publishArticle, { articleId, version: 3 }, manager)
  expect((await read(slug)).answer.article).toMatchObject({
    ...{ title: 'عنوان تازه', topics: [{ title: 'تاریخ' }] },
  })
  const { topics } = (await arvand.call(home.listArticles, {})).answer
  expect(topics).toContainEqual({ key: 'تاریخ', title: 'تاریخ', articles: 1 })
  const same = await arvand.call(panel.submitArticle, { articleId }, teacher)
  expect(same.problem.code).toBe('articles.nothing-new')
})

test('a manager publishes the text that they read, and not one that was sent since', async () => {
  const draft = await aDraft()
  const { articleId, slug } = draft
  const ask = { articleId }
  await arvand.call(panel.submitArticle, ask, teacher)
  const shown = (await arvand.call(manage.showManagedArticle, ask, manager)).answer.article
  expect(shown).toMatchObject({ version: 2 })
  await arvand.call(panel.withdrawArticle, ask, teacher)
  const body = bodyOf(paragraph('متنی که کسی نخوانده است'))
  expect((await save(teacher, articleId, 2, { slug, body })).status).toBe(200)
  await arvand.call(panel.submitArticle, ask, teacher)
  const publish = (more: object) => arvand.call(manage.publishArticle, { ...ask, ...more }, manager)
  for (const wrong of [
    { version: shown.version },
    { version: shown.version, when: 'then', day: '2026-12-20', time: '15:00' },
    {},
  ])
    expect((await publish(wrong)).problem).toMatchObject({ status: 409, code: 'articles.changed-since-read' })
  await expectUnreachable(draft)
  expect((await publish({ version: 3 })).answer).toEqual({ state: 'published' })
})

test('a manager publishes an own article at once, and no draft of others', async () => {
  const own = await aDraft({ by: manager })
  expect((await arvand.call(manage.publishArticle, { articleId: own.articleId }, manager)).status).toBe(200)
  expect((await read(own.slug)).status).toBe(200)
  const { articleId } = await aDraft()
  for (const [endpoint, ask] of [
    [manage.showManagedArticle, { articleId }],
    [manage.publishArticle, { articleId }],
    [manage.returnArticle, { articleId, reason: 'دلیلی' }],
    [manage.archiveArticleByManager, { articleId, reason: 'دلیلی' }],
  ] as const)
    expect((await arvand.call(endpoint, ask, manager)).problem).toMatchObject({
      ...{ status: 404, code: 'articles.unknown-article' },
    })
})

test('an archived article is gone for readers, with its pictures, and comes back after a review', async () => {
  const { id: fileId } = await aFile(arvand, { ownerId: teacher.id, use: articlePictures })
  const body = bodyOf(paragraph('متن'), image(fileId))
  const published = await aPublished({ body, coverFileId: fileId })
  const { articleId, slug } = published
  const { pictures } = (await read(slug)).answer.article
  const src = pictures[fileId]?.src ?? ''
  expect((await arvand.app.inject(src)).statusCode).toBe(200)
  const reader = await aPerson(arvand)
  await arvand.call(discussion.likeComment, { commentId: articleId, on: true }, reader)
  const reason = 'اطلاعات آن قدیمی شده است.'
  await arvand.call(manage.archiveArticleByManager, { articleId, reason }, manager)
  await expectUnreachable(published)
  expect((await arvand.app.inject(src)).statusCode).not.toBe(200)
  const twice = await arvand.call(panel.archiveArticle, { articleId }, teacher)
  expect(twice.problem).toMatchObject({ status: 409, code: 'articles.not-published' })
  expect((await arvand.call(panel.removeArticle, { articleId }, teacher)).problem.code).toBe(
    'articles.was-published',
  )
  await arvand.call(panel.submitArticle, { articleId }, teacher)
  await arvand.call(manage.publishArticle, { articleId, version: 2 }, manager)
  expect((await read(slug)).answer.article.likes).toBe(1)
  expect((await arvand.call(panel.archiveArticle, { articleId }, teacher)).answer.state).toBe('archived')
})

test('comments and likes are those of its thread; its first post is not changed there', async () => {
  const { articleId, slug, title } = await aPublished()
  const reader = await aPerson(arvand)
  await arvand.call(discussion.likeComment, { commentId: articleId, on: true }, reader)
  const own = await arvand.call(discussion.likeComment, { commentId: articleId, on: true }, teacher)
  expect(own.problem.code).toBe('discussion.own-post')
  const ask = { threadId: articleId, body: 'ممنون از مقاله', requestId: newId() }
  expect((await arvand.call(discussion.answer, ask, reader)).status).toBe(200)
  expect((await arvand.call(discussion.answer, { ...ask, requestId: newId() })).status).toBe(401)
  expect((await read(slug)).answer.article).toMatchObject({ likes: 1, comments: 1 })
  const { thread, question } = (await arvand.call(discussion.showThread, { threadId: articleId }, teacher))
    .answer
  expect(thread).toMatchObject({
    title,
    moderates: true,
    about: { kind: 'article', link: `/articles/${slug}` },
  })
  expect(question).toMatchObject({ mayEdit: false, mayRemove: false })
  const edit = await arvand.call(discussion.editComment, { commentId: articleId, body: 'دیگر' }, teacher)
  expect(edit.problem.code).toBe('discussion.not-yours')
  const remove = await arvand.call(discussion.removeComment, { commentId: articleId }, teacher)
  expect(remove.problem.code).toBe('discussion.not-yours')
  await arvand.call(discussion.reportComment, { commentId: articleId, reason: 'wrong' }, reader)
  const verdict = { commentId: articleId, verdict: 'removed' } as const
  expect((await arvand.call(discussion.settleReports, verdict, manager)).status).toBe(200)
  expect((await read(slug)).status).toBe(404)
  const { items } = (await arvand.call(listNotices, {}, teacher)).answer
  expect(items.map((one) => one.title)).toContain(`مقالهٔ «${title}» از سایت برداشته شد`)
})

test('whoever the author blocked reads the article and its comments like everybody, but for those of the author', async () => {
  const { articleId } = await aPublished()
  const [blocked, other] = [await aPerson(arvand), await aPerson(arvand)]
  for (const [by, body] of [
    [other, 'از دیگری'],
    [teacher, 'از نویسنده'],
  ] as const)
    await arvand.call(discussion.answer, { threadId: articleId, body, requestId: newId() }, by)
  await arvand.call(blockPerson, { personId: blocked.id, on: true }, teacher)
  const shown = await arvand.call(discussion.showThread, { threadId: articleId }, blocked)
  expect(shown.status).toBe(200)
  expect(shown.answer.question).toMatchObject({ id: articleId, removed: null })
  expect(shown.answer.answers.items.map(({ body }) => body)).toEqual(['از دیگری'])
})

test('related articles share topics, and the list pages by ten without gaps', async () => {
  const topics = ['ستاره‌شناسی', 'فیزیک']
  const slugs: string[] = []
  for (let nth = 0; nth < 11; nth++) slugs.unshift((await aPublished({ topics: topics.slice(nth % 2) })).slug)
  const first = (await arvand.call(home.listArticles, { topic: 'فیزیک' })).answer
  expect(first.topic).toEqual({ key: 'فیزیک', title: 'فیزیک' })
  expect(first.items.map(({ slug }) => slug)).toEqual(slugs.slice(0, 10))
  const late = await aPublished({ topics: ['فیزیک'] })
  expect(await listed({ topic: 'فیزیک', cursor: first.nextCursor })).toEqual(slugs.slice(10))
  const { related } = (await read(slugs[0] ?? '')).answer
  expect(related.map(({ slug }) => slug)).toEqual([slugs[2], slugs[4], slugs[6]])
  expect((await read(late.slug)).answer.related.map(({ slug }) => slug)).toEqual(slugs.slice(0, 3))
})

test('what a person wrote is in their data, and goes with their account', async () => {
  const leaver = await aPerson(arvand, { roles: ['teacher'] })
  const { id: fileId } = await aFile(arvand, { ownerId: leaver.id, use: articlePictures })
  const published = await aPublished({ by: leaver, coverFileId: fileId })
  const draft = await aDraft({ by: leaver })
  const data = articlesPersonalData(arvand.platform)
  const { db } = arvand.platform
  const slugs = ((await data.collect(db, leaver.id)) as { slug: string }[]).map(({ slug }) => slug)
  expect(slugs).toEqual([published.slug, draft.slug])
  await transaction(db, (tx) => data.forget(tx, leaver.id))
  await expectUnreachable(published)
  expect(await data.collect(db, leaver.id)).toEqual([])
})

test('script in the words is words, also in the feed', async () => {
  const title = 'چرا <script>alert(1)</script> خطرناک است؟'
  const { slug } = await aPublished({ title, body: bodyOf(paragraph('<img src=x onerror=alert(1)>')) })
  expect((await read(slug)).answer.article.title).toBe(title)
  const feed = await arvand.app.inject('/articles/rss')
  expect(feed.body).toContain('&lt;script>')
  expect(feed.body).not.toContain('<script')
})
