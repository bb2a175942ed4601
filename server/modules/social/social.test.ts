import { search } from '@arvand/contracts/home/search'
import * as home from '@arvand/contracts/home/social'
import * as discussion from '@arvand/contracts/panel/discussion'
import { listNotices } from '@arvand/contracts/panel/notices'
import { updateProfile } from '@arvand/contracts/panel/profile'
import * as panel from '@arvand/contracts/panel/social'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { watchLive } from '#testing/live'
import { aFile } from '#testing/media'
import { aSetting } from '#testing/settings'
import { postPictures } from './post-files.ts'
import { socialSettings } from './social-settings.ts'

let arvand: TestApp
let told: ReturnType<typeof watchLive>
beforeAll(async () => {
  arvand = await anApp()
  told = watchLive(arvand)
})
afterAll(() => arvand.close())

const write = async (by: TestPerson, text: string, more: object = {}) => {
  const { answer } = await arvand.call(panel.writePost, { text, ...more, requestId: newId() }, by)
  return answer.postId
}
const feed = async (by: TestPerson, ask: object = {}) =>
  (await arvand.call(panel.listFeed, ask, by)).answer.items.map(({ id }) => id)
const ofTopic = async (tag: string, by?: TestPerson) => {
  const { status, answer } = await arvand.call(home.listPostsOfTopic, { tag }, by)
  return status === 200 ? answer.items.map(({ id }) => id) : []
}
const seen = async (postId: string, by?: TestPerson) =>
  (await arvand.call(home.showPost, { id: postId }, by)).status === 200
const follow = (by: TestPerson, other: TestPerson, on = true) =>
  arvand.call(panel.followPerson, { personId: other.id, on }, by)
const block = (by: TestPerson, other: TestPerson, on = true) =>
  arvand.call(panel.blockPerson, { personId: other.id, on }, by)
const withHandle = async () => {
  const person = await aPerson(arvand)
  const handle = `p-${newId().slice(-12)}`
  await arvand.call(updateProfile, { handle, publicFields: ['name'] }, person)
  return { ...person, handle }
}

test('a post reaches those who follow its author, newest first, and a click twice is one', async () => {
  const [writer, reader] = [await aPerson(arvand), await aPerson(arvand)]
  const ask = { text: 'نخستین پست من', requestId: newId() }
  const first = (await arvand.call(panel.writePost, ask, writer)).answer.postId
  expect((await arvand.call(panel.writePost, ask, writer)).answer.postId).toBe(first)
  expect(await feed(reader)).toEqual([])
  expect((await follow(reader, writer)).answer).toEqual({ followers: 1 })
  const second = await write(writer, 'پست دوم')
  expect(await feed(reader)).toEqual([second, first])
  expect(await feed(writer)).toEqual([second, first])
  const { answer } = await arvand.call(panel.listFeed, {}, reader)
  expect(answer).toMatchObject({ follows: 1, nextCursor: null })
  expect(answer.items[1]).toMatchObject({
    ...{ text: ask.text, visibility: 'everyone', likes: 0, comments: 0, liked: false, follows: true },
    author: { id: writer.id },
  })
  expect((await follow(reader, writer, false)).answer).toEqual({ followers: 0 })
  expect(await feed(reader)).toEqual([])
})

test('the feed pages by ten, and a new post moves nothing', async () => {
  const [writer, reader] = [await aPerson(arvand), await aPerson(arvand)]
  await follow(reader, writer)
  const ids: string[] = []
  for (let nth = 0; nth < 12; nth++) ids.unshift(await write(writer, `پست شمارهٔ ${nth}`))
  const { answer } = await arvand.call(panel.listFeed, {}, reader)
  expect(answer.items.map(({ id }) => id)).toEqual(ids.slice(0, 10))
  await write(writer, 'تازه‌تر از همه')
  expect(await feed(reader, { cursor: answer.nextCursor })).toEqual(ids.slice(10))
  const everyone = (await arvand.call(panel.listFeed, { feed: 'everyone' }, reader)).answer
  expect(everyone.items).toHaveLength(10)
  const next = await feed(reader, { feed: 'everyone', cursor: everyone.nextCursor })
  expect(next.filter((id) => everyone.items.some((one) => one.id === id))).toEqual([])
})

test('a post for followers is reached by nobody else: no address, feed, search, thread or picture', async () => {
  const [writer, reader, other] = [await withHandle(), await aPerson(arvand), await aPerson(arvand)]
  await follow(reader, writer)
  const { id: fileId } = await aFile(arvand, { ownerId: writer.id, use: postPictures })
  const text = 'رازی برای دنبال‌کننده‌ها #نهفته'
  const postId = await write(writer, text, { visibility: 'followers', fileIds: [fileId] })
  expect(await seen(postId, reader)).toBe(true)
  expect(await feed(reader)).toEqual([postId])
  expect(await seen(postId)).toBe(false)
  expect(await seen(postId, other)).toBe(false)
  expect(await feed(other, { feed: 'everyone' })).not.toContain(postId)
  expect(await ofTopic('نهفته', reader)).toEqual([postId])
  expect(await ofTopic('نهفته', other)).toEqual([])
  expect(await ofTopic('نهفته')).toEqual([])
  expect((await arvand.call(search, { q: 'رازی برای دنبال' })).answer.items).toEqual([])
  expect((await arvand.call(home.listPostsOf, { handle: writer.handle })).answer.items).toEqual([])
  for (const [endpoint, ask] of [
    [discussion.showThread, { threadId: postId }],
    [discussion.likeComment, { commentId: postId, on: true }],
    [discussion.answer, { threadId: postId, body: 'پاسخ', requestId: newId() }],
  ] as const)
    expect((await arvand.call(endpoint, ask, other)).problem.status).toBe(404)
  const { pictures } = (await arvand.call(home.showPost, { id: postId }, reader)).answer.post
  const src = pictures[0]?.picture?.src ?? ''
  expect((await arvand.app.inject(src.split('?')[0] ?? '')).statusCode).not.toBe(200)
  expect((await arvand.call(home.showPost, { id: postId }, writer)).answer.post.pictures).toHaveLength(1)
})

test('likes, comments and edits of a post are those of its thread', async () => {
  const [writer, reader] = [await aPerson(arvand), await aPerson(arvand)]
  const postId = await write(writer, 'پرسشی دارم #ریاضی')
  await arvand.call(discussion.likeComment, { commentId: postId, on: true }, reader)
  const body = 'پاسخ شما این است'
  const told = await arvand.call(discussion.answer, { threadId: postId, body, requestId: newId() }, reader)
  const { commentId } = told.answer
  expect((await arvand.call(home.showPost, { id: postId }, reader)).answer.post).toMatchObject({
    ...{ likes: 1, liked: true, comments: 1 },
  })
  expect((await arvand.call(discussion.markAnswer, { threadId: postId, commentId }, writer)).status).toBe(200)
  const edit = { commentId: postId, body: 'پرسشی داشتم #فیزیک' }
  expect((await arvand.call(discussion.editComment, edit, writer)).status).toBe(200)
  expect(await ofTopic('فیزیک', reader)).toEqual([postId])
  expect(await ofTopic('ریاضی', reader)).not.toContain(postId)
  const notices = async () => (await arvand.call(listNotices, {}, writer)).answer.items
  await expect.poll(async () => (await notices())[0]?.link, { timeout: 10_000 }).toBe(`/posts/${postId}`)
})

test('a like is seen at once on open pages: of the author, and of who opened the post', async () => {
  const [writer, reader, other] = [await aPerson(arvand), await aPerson(arvand), await aPerson(arvand)]
  const postId = await write(writer, 'پستی که چند نفر باز کرده‌اند')
  await arvand.call(discussion.showThread, { threadId: postId }, reader)
  told.splice(0)
  await arvand.call(discussion.likeComment, { commentId: postId, on: true }, other)
  expect(told.filter(({ event }) => event === 'likes')).toEqual(
    expect.arrayContaining(
      [writer, reader].map(({ id }) => ({
        ...{ personId: id, event: 'likes' },
        payload: { commentId: postId, likes: 1 },
      })),
    ),
  )
  expect(told.map(({ personId }) => personId)).not.toContain(other.id)
})

test('an answer that is marked right is seen at once on open pages', async () => {
  const [writer, reader] = [await aPerson(arvand), await aPerson(arvand)]
  const threadId = await write(writer, 'پرسشی که پاسخ درست دارد')
  const answer = { threadId, body: 'پاسخ درست', requestId: newId() }
  const { commentId } = (await arvand.call(discussion.answer, answer, reader)).answer
  await arvand.call(discussion.showThread, { threadId }, reader)
  told.splice(0)
  await arvand.call(discussion.markAnswer, { threadId, commentId }, writer)
  expect(told).toContainEqual({ personId: reader.id, event: 'discussion', payload: { threadId } })
})

test('a removed post is gone with its pictures', async () => {
  const [writer, reader] = [await withHandle(), await aPerson(arvand)]
  const { id: fileId } = await aFile(arvand, { ownerId: writer.id, use: postPictures })
  const postId = await write(writer, 'عکسی از کتابخانه', { fileIds: [fileId] })
  const [picture] = (await arvand.call(home.showPost, { id: postId })).answer.post.pictures
  const src = picture?.picture?.src ?? ''
  expect((await arvand.app.inject(src)).statusCode).toBe(200)
  expect((await arvand.call(discussion.removeComment, { commentId: postId }, reader)).problem.status).toBe(
    403,
  )
  await arvand.call(discussion.removeComment, { commentId: postId }, writer)
  expect(await seen(postId)).toBe(false)
  expect(await seen(postId, writer)).toBe(false)
  expect((await arvand.app.inject(src)).statusCode).not.toBe(200)
  expect((await arvand.call(home.listPostsOf, { handle: writer.handle })).answer).toMatchObject({
    ...{ items: [], person: { posts: 0 } },
  })
})

test('neither side of a block sees the other anywhere, and a third person sees both', async () => {
  const [one, two, third] = [await withHandle(), await withHandle(), await aPerson(arvand)]
  const word = { one: 'بنفشه‌زار', two: 'نیلوفرستان' }
  await follow(one, two)
  await follow(two, one)
  const [ofOne, ofTwo, ofThird] = [
    await write(one, `از یک ${word.one}`),
    await write(two, `از دو ${word.two}`),
    await write(third, 'از سه'),
  ]
  const comment = async (by: TestPerson, body: string) =>
    (await arvand.call(discussion.answer, { threadId: ofThird, body, requestId: newId() }, by)).status
  expect([await comment(one, 'پاسخ یک'), await comment(two, 'پاسخ دو')]).toEqual([200, 200])
  expect((await block(one, two)).status).toBe(200)
  const bodies = async (by: TestPerson) =>
    (await arvand.call(discussion.showThread, { threadId: ofThird }, by)).answer.answers.items.map(
      ({ body }) => body,
    )
  expect(await bodies(third)).toEqual(['پاسخ یک', 'پاسخ دو'])
  for (const q of Object.values(word))
    expect((await arvand.call(search, { q }, third)).answer.items).toHaveLength(1)
  for (const [me, mine, theirs, other] of [
    [one, ofOne, ofTwo, two],
    [two, ofTwo, ofOne, one],
  ] as const) {
    expect(await seen(theirs, me)).toBe(false)
    expect(await feed(me)).toEqual([mine])
    const everyone = await feed(me, { feed: 'everyone' })
    expect([everyone.includes(mine), everyone.includes(theirs)]).toEqual([true, false])
    const found = (await arvand.call(search, { q: theirs === ofOne ? word.one : word.two }, me)).answer.items
    expect(found).toEqual([])
    expect(await bodies(me)).toEqual([me === one ? 'پاسخ یک' : 'پاسخ دو'])
    const page = (await arvand.call(home.listPostsOf, { handle: other.handle }, me)).answer
    expect(page).toMatchObject({ items: [], person: { followers: 0 }, mine: { follows: false } })
  }
  expect((await follow(one, two)).problem.code).toBe('social.blocked-by-you')
  expect((await follow(two, one)).problem.code).toBe('social.unknown-person')
  const blocked = (await arvand.call(panel.listBlocked, {}, one)).answer.items
  expect(blocked.map(({ id }) => id)).toEqual([two.id])
  await block(one, two, false)
  expect(await seen(ofTwo, one)).toBe(true)
})

test('a manager of content whom the author blocked sees the post and its comments', async () => {
  const writer = await aPerson(arvand)
  const manager = await aPerson(arvand, { roles: ['manager'], scopes: ['content'] })
  const threadId = await write(writer, 'پستی که گزارش شد')
  await arvand.call(discussion.answer, { threadId, body: 'از نویسنده', requestId: newId() }, writer)
  await block(writer, manager)
  const shown = await arvand.call(discussion.showThread, { threadId }, manager)
  expect(shown.status).toBe(200)
  expect(shown.answer.question.body).toBe('پستی که گزارش شد')
  expect(shown.answer.answers.items.map(({ body }) => body)).toEqual(['از نویسنده'])
  const reader = await aPerson(arvand)
  await block(writer, reader)
  expect((await arvand.call(discussion.showThread, { threadId }, reader)).status).toBe(404)
})

test('a follow and a block at the same moment leave no follow', async () => {
  const [one, two] = [await withHandle(), await withHandle()]
  for (let round = 0; round < 5; round++) {
    await Promise.all([follow(one, two), block(two, one), follow(two, one)])
    const left = (await arvand.call(home.listPostsOf, { handle: two.handle })).answer.person.followers
    const right = (await arvand.call(home.listPostsOf, { handle: one.handle })).answer.person.followers
    expect([left, right]).toEqual([0, 0])
    await block(two, one, false)
  }
})

test('five reports hide a post until a verdict', async () => {
  const writer = await aPerson(arvand)
  const postId = await write(writer, 'تبلیغ بی‌ربط')
  const manager = await aPerson(arvand, { roles: ['manager'], scopes: ['content'] })
  for (let nth = 0; nth < 5; nth++) {
    expect(await seen(postId)).toBe(true)
    const by = await aPerson(arvand)
    await arvand.call(discussion.reportComment, { commentId: postId, reason: 'spam' }, by)
  }
  expect(await seen(postId)).toBe(false)
  expect(await seen(postId, writer)).toBe(true)
  expect((await arvand.call(home.showPost, { id: postId }, manager)).answer.post.isReported).toBe(true)
  const open = (await arvand.call(discussion.listReports, {}, manager)).answer.items
  expect(open.find(({ id }) => id === postId)?.reports).toHaveLength(5)
  const settle = (verdict: 'kept' | 'removed') =>
    arvand.call(discussion.settleReports, { commentId: postId, verdict }, manager)
  expect((await settle('kept')).status).toBe(200)
  expect(await seen(postId)).toBe(true)
  await arvand.call(discussion.reportComment, { commentId: postId, reason: 'rude' }, await aPerson(arvand))
  await settle('removed')
  expect([await seen(postId), await seen(postId, writer)]).toEqual([false, false])
})

test('the same people do not hide again what a manager kept, until its words change', async () => {
  const writer = await aPerson(arvand)
  const postId = await write(writer, 'نظری که به مذاق بعضی خوش نمی‌آید')
  const manager = await aPerson(arvand, { roles: ['manager'], scopes: ['content'] })
  const five: TestPerson[] = []
  for (let nth = 0; nth < 5; nth++) five.push(await aPerson(arvand))
  const report = async (people: readonly TestPerson[]) => {
    for (const by of people)
      await arvand.call(discussion.reportComment, { commentId: postId, reason: 'rude' }, by)
  }
  const keep = () => {
    arvand.platform.clock.pass(1)
    return arvand.call(discussion.settleReports, { commentId: postId, verdict: 'kept' }, manager)
  }
  await report(five)
  expect(await seen(postId)).toBe(false)
  await keep()
  await report(five)
  expect(await seen(postId)).toBe(true)
  // Their reports wait for the manager all the same.
  const open = (await arvand.call(discussion.listReports, {}, manager)).answer.items
  expect(open.find(({ id }) => id === postId)?.reports).toHaveLength(5)
  await keep()
  arvand.platform.clock.pass(1)
  await arvand.call(discussion.editComment, { commentId: postId, body: 'چیزی بدتر' }, writer)
  await report(five.slice(1))
  expect(await seen(postId)).toBe(true)
  await report(five)
  expect(await seen(postId)).toBe(false)
})

test('a post is no longer than the setting says, when it is written and when it is edited', async () => {
  const writer = await aPerson(arvand)
  await aSetting(arvand, socialSettings.postLetters, 100)
  const fields = 'حداکثر ۱۰۰ کاراکتر بنویسید.'
  const long = 'ا'.repeat(101)
  const written = await arvand.call(panel.writePost, { text: long, requestId: newId() }, writer)
  expect(written.problem).toMatchObject({ status: 422, fields: { text: fields } })
  const commentId = await write(writer, 'ا'.repeat(100))
  const edited = await arvand.call(discussion.editComment, { commentId, body: long }, writer)
  expect(edited.problem).toMatchObject({ status: 422, fields: { body: fields } })
  await aSetting(arvand, socialSettings.postLetters, null)
  expect((await arvand.call(discussion.editComment, { commentId, body: long }, writer)).status).toBe(200)
  const ask = { threadId: commentId, body: 'ب'.repeat(2001), requestId: newId() }
  const { problem } = await arvand.call(discussion.answer, ask, writer)
  expect(problem).toMatchObject({ status: 422, fields: { body: 'حداکثر ۲٬۰۰۰ کاراکتر بنویسید.' } })
})

test('who is mentioned is told once, unless they may not see it', async () => {
  const [writer, friend, enemy] = [await aPerson(arvand), await withHandle(), await withHandle()]
  await block(enemy, writer)
  await write(writer, `سلام @${friend.handle} و @${enemy.handle} و @${friend.handle}`)
  await write(writer, `پنهان @${friend.handle}`, { visibility: 'followers' })
  const titles = async (by: TestPerson) =>
    (await arvand.call(listNotices, {}, by)).answer.items.map(({ title }) => title)
  expect(await titles(friend)).toEqual(['از شما نام برده‌اند'])
  expect(await titles(enemy)).toEqual([])
})

test('a public post is found with folding, its page tells strangers only what the author shows', async () => {
  const hidden = await aPerson(arvand, { name: 'نام پنهان' })
  await arvand.call(updateProfile, { publicFields: [] }, hidden)
  const postId = await write(hidden, 'یادگیری‌ی کوانتوم در کاشان')
  const found = (await arvand.call(search, { q: 'يادگيري كوانتوم' })).answer.items
  expect(found).toMatchObject([{ kind: 'post', id: postId, href: `/posts/${postId}` }])
  expect(JSON.stringify(found)).not.toContain('پنهان')
  expect((await arvand.call(home.showPost, { id: postId })).answer.post.author.name).toBe('کاربر آروند')
  const reader = await aPerson(arvand)
  expect((await arvand.call(home.showPost, { id: postId }, reader)).answer.post.author.name).toBe('نام پنهان')
})

test('oneself, an unknown person and a file of somebody else are refused', async () => {
  const [one, two] = [await aPerson(arvand), await aPerson(arvand)]
  expect((await follow(one, one)).problem.code).toBe('social.own-account')
  expect((await block(one, one)).problem.code).toBe('social.own-account')
  const unknown = { personId: newId(), on: true }
  expect((await arvand.call(panel.followPerson, unknown, one)).problem.code).toBe('social.unknown-person')
  const { id: fileId } = await aFile(arvand, { ownerId: two.id, use: postPictures })
  const stolen = { text: 'عکس', fileIds: [fileId], requestId: newId() }
  expect((await arvand.call(panel.writePost, stolen, one)).problem.code).toBe('media.unknown-file')
  expect((await arvand.call(panel.writePost, { text: '', requestId: newId() }, one)).problem.status).toBe(422)
  expect((await arvand.call(home.listPostsOf, { handle: 'nobody-here' })).problem.code).toBe(
    'social.unknown-person',
  )
})

test('a post is saved for oneself alone, and is gone from the saved ones once it may not be seen', async () => {
  const [writer, reader, other] = [await aPerson(arvand), await aPerson(arvand), await aPerson(arvand)]
  const save = (postId: string, by: TestPerson, on = true) =>
    arvand.call(panel.bookmarkPost, { postId, on }, by)
  const [first, second] = [await write(writer, 'پست اول'), await write(writer, 'پست دوم')]
  for (const id of [second, first, first]) expect((await save(id, reader)).status).toBe(200)
  const saved = (by: TestPerson) => feed(by, { feed: 'saved' })
  expect((await saved(reader)).toSorted()).toEqual([first, second].toSorted())
  expect(await saved(other)).toEqual([])
  const { post } = (await arvand.call(home.showPost, { id: first }, reader)).answer
  expect(post.saved).toBe(true)
  expect((await arvand.call(home.showPost, { id: first }, other)).answer.post.saved).toBe(false)
  await save(first, reader, false)
  expect(await saved(reader)).toEqual([second])
  const hidden = await write(writer, 'فقط برای دنبال‌کننده‌ها', { visibility: 'followers' })
  for (const id of [hidden, newId()])
    expect((await save(id, reader)).problem.code).toBe('social.unknown-post')
  await block(writer, reader)
  expect(await saved(reader)).toEqual([])
})
