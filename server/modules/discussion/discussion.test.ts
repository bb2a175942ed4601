import type { Endpoint } from '@arvand/contracts/endpoint'
import * as contract from '@arvand/contracts/panel/discussion'
import { listNotices } from '@arvand/contracts/panel/notices'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newId } from '#platform/ids'
import { aPerson, type TestPerson } from '#testing/identity'
import { aDiscussionApp, type DiscussionApp, type TestPlace } from './testing.ts'

let arvand: DiscussionApp
beforeAll(async () => {
  arvand = await aDiscussionApp()
}, 60_000)
afterAll(() => arvand.close())

interface Scene {
  readonly place: TestPlace
  readonly asker: TestPerson
  readonly mate: TestPerson
  readonly teacher: TestPerson
}

async function aScene(): Promise<Scene> {
  const place = arvand.aPlace()
  const asker = await aPerson(arvand, { name: 'نیلوفر آذر' })
  const mate = await aPerson(arvand, { name: 'کیان راد' })
  const teacher = await aPerson(arvand, { name: 'استاد مهر', roles: ['teacher'] })
  for (const { id } of [asker, mate]) place.readers.add(id)
  place.answerers.add(teacher.id)
  return { place, asker, mate, teacher }
}

async function ask({ place, asker }: Pick<Scene, 'place' | 'asker'>, wish: object = {}): Promise<string> {
  const body = { about: place.about, title: 'مشتق چیست؟', body: 'از کجا باید شروع کنم؟', requestId: newId() }
  const { answer, problem } = await arvand.call(contract.ask, { ...body, ...wish }, asker)
  expect(problem.code).toBeUndefined()
  return answer.threadId
}

async function answer(threadId: string, by: TestPerson, wish: object = {}): Promise<string> {
  const body = { threadId, body: 'از تعریف حد شروع کنید.', requestId: newId() }
  const called = await arvand.call(contract.answer, { ...body, ...wish }, by)
  expect(called.problem.code).toBeUndefined()
  return called.answer.commentId
}

const show = async (threadId: string, by: TestPerson) =>
  (await arvand.call(contract.showThread, { threadId }, by)).answer
const list = async ({ place, asker }: Pick<Scene, 'place' | 'asker'>, wish: object = {}) =>
  (await arvand.call(contract.listThreads, { about: place.about, ...wish }, asker)).answer

test('a question with its second is asked once, listed and shown', async () => {
  const scene = await aScene()
  const body = {
    about: scene.place.about,
    title: 'این مرحله چرا؟',
    body: 'خط یک\n\nخط دو',
    requestId: newId(),
  }
  const first = await arvand.call(contract.ask, { ...body, second: 83 }, scene.asker)
  const again = await arvand.call(contract.ask, { ...body, second: 83 }, scene.asker)
  expect(again.answer).toEqual(first.answer)
  const { items, moderates, about } = await list(scene)
  expect(moderates).toBe(false)
  expect(about.title).toBe('درس آزمایشی')
  expect(items).toMatchObject([
    { title: 'این مرحله چرا؟', excerpt: 'خط یک خط دو', second: 83, state: 'open', solved: false, answers: 0 },
  ])
  const shown = await show(first.answer.threadId, scene.mate)
  expect(shown.question).toMatchObject({ body: 'خط یک\n\nخط دو', mayEdit: false, mayRemove: false })
  expect(shown.thread).toMatchObject({ follows: false, moderates: false, mayMark: false, whyNotAnswer: null })
})

describe('answers', () => {
  test('stand in order, one level deep, and a teacher’s closes the question', async () => {
    const scene = await aScene()
    const threadId = await ask(scene)
    const first = await answer(threadId, scene.mate)
    expect((await show(threadId, scene.asker)).thread.state).toBe('open')
    const second = await answer(threadId, scene.teacher)
    const under = await answer(threadId, scene.asker, { parentId: first })
    const deeper = await answer(threadId, scene.mate, { parentId: under })
    const { thread, answers } = await show(threadId, scene.asker)
    expect(thread).toMatchObject({ state: 'answered', solved: false, answers: 4, follows: true })
    expect(answers.items.map(({ id, parentId }) => [id, parentId])).toEqual([
      [first, null],
      [under, first],
      [deeper, first],
      [second, null],
    ])
    expect(answers.items.at(-1)?.byStaff).toBe(true)
  })

  test('page by ten', async () => {
    const scene = await aScene()
    const threadId = await ask(scene)
    const ids: string[] = []
    for (let nth = 0; nth < 12; nth += 1) ids.push(await answer(threadId, scene.mate))
    const one = await arvand.call(contract.showThread, { threadId }, scene.asker)
    const cursor = one.answer.answers.nextCursor ?? ''
    const two = await arvand.call(contract.showThread, { threadId, cursor }, scene.asker)
    expect([...one.answer.answers.items, ...two.answer.answers.items].map(({ id }) => id)).toEqual(ids)
    expect(two.answer.answers.nextCursor).toBeNull()
  })

  test('go under an answer of this very thread only', async () => {
    const scene = await aScene()
    const [threadId, other] = [await ask(scene), await ask(scene)]
    const elsewhere = await answer(other, scene.mate)
    for (const parentId of [elsewhere, threadId, newId()]) {
      const { problem } = await arvand.call(
        contract.answer,
        { threadId, parentId, body: 'پاسخ', requestId: newId() },
        scene.mate,
      )
      expect(problem).toMatchObject({ status: 404, code: 'discussion.unknown' })
    }
  })
})

describe('what solved it', () => {
  const mark = (threadId: string, commentId: string | null, by: TestPerson) =>
    arvand.call(contract.markAnswer, { threadId, commentId }, by)

  test('is said by the asker, and by a teacher over them', async () => {
    const scene = await aScene()
    const threadId = await ask(scene)
    const [one, two] = [await answer(threadId, scene.mate), await answer(threadId, scene.mate)]
    expect((await mark(threadId, one, scene.mate)).problem.code).toBe('discussion.not-the-asker')
    expect((await mark(threadId, one, scene.asker)).status).toBe(200)
    const { thread, marked } = await show(threadId, scene.mate)
    expect(thread).toMatchObject({ state: 'answered', solved: true, marked: { commentId: one, by: 'asker' } })
    expect(marked?.id).toBe(one)
    expect((await mark(threadId, two, scene.teacher)).status).toBe(200)
    expect((await mark(threadId, one, scene.asker)).problem).toMatchObject({
      status: 409,
      code: 'discussion.marked-by-teacher',
    })
    expect((await mark(threadId, null, scene.teacher)).status).toBe(200)
    expect((await show(threadId, scene.asker)).thread).toMatchObject({ state: 'open', mayMark: true })
  })

  test('is an answer of this thread that stands', async () => {
    const scene = await aScene()
    const threadId = await ask(scene)
    const removed = await answer(threadId, scene.mate)
    await arvand.call(contract.removeComment, { commentId: removed }, scene.mate)
    for (const id of [threadId, removed, newId()])
      expect((await mark(threadId, id, scene.asker)).problem.code).toBe('discussion.unknown')
  })

  test('is open again when its answer is taken away', async () => {
    const scene = await aScene()
    const threadId = await ask(scene)
    const one = await answer(threadId, scene.mate)
    await mark(threadId, one, scene.asker)
    await arvand.call(contract.removeComment, { commentId: one }, scene.teacher)
    const { thread, marked, answers } = await show(threadId, scene.asker)
    expect(thread).toMatchObject({ state: 'open', marked: null, answers: 0 })
    expect(marked).toBeNull()
    expect(answers.items).toMatchObject([{ removed: 'staff', body: '' }])
  })
})

describe('editing and removing', () => {
  test('keeps what was said before', async () => {
    const scene = await aScene()
    const commentId = await ask(scene)
    const edit = { commentId, title: 'مشتق یعنی چه؟', body: 'متن تازه' }
    expect((await arvand.call(contract.editComment, edit, scene.mate)).problem).toMatchObject({
      status: 403,
      code: 'discussion.not-yours',
    })
    expect((await arvand.call(contract.editComment, edit, scene.teacher)).status).toBe(403)
    expect((await arvand.call(contract.editComment, edit, scene.asker)).status).toBe(200)
    expect((await arvand.call(contract.editComment, edit, scene.asker)).status).toBe(200)
    const { thread, question } = await show(commentId, scene.mate)
    expect([thread.title, question.body]).toEqual(['مشتق یعنی چه؟', 'متن تازه'])
    expect(question.editedAt).not.toBeNull()
    const { answer: edits } = await arvand.call(contract.listEdits, { commentId }, scene.mate)
    expect(edits.items).toMatchObject([{ title: 'مشتق چیست؟', body: 'از کجا باید شروع کنم؟' }])
  })

  test('a question that is gone leaves the list and its answers stay', async () => {
    const scene = await aScene()
    const threadId = await ask(scene)
    await answer(threadId, scene.mate)
    const removing = (by: TestPerson) => arvand.call(contract.removeComment, { commentId: threadId }, by)
    expect((await removing(scene.mate)).problem.code).toBe('discussion.not-yours')
    expect((await removing(scene.asker)).status).toBe(200)
    expect((await removing(scene.asker)).problem.code).toBe('discussion.unknown')
    expect((await list(scene)).items).toEqual([])
    const shown = await show(threadId, scene.mate)
    expect(shown.thread).toMatchObject({ title: '', removed: 'author' })
    expect(shown.answers.items).toHaveLength(1)
  })
})

test('likes: one of each person, none of one’s own', async () => {
  const scene = await aScene()
  const commentId = await ask(scene)
  const like = (by: TestPerson, on = true) => arvand.call(contract.likeComment, { commentId, on }, by)
  expect((await like(scene.asker)).problem).toMatchObject({ status: 409, code: 'discussion.own-post' })
  expect((await like(scene.mate)).answer).toEqual({ likes: 1 })
  expect((await like(scene.mate)).answer).toEqual({ likes: 1 })
  expect((await like(scene.teacher)).answer).toEqual({ likes: 2 })
  expect((await show(commentId, scene.mate)).question).toMatchObject({ likes: 2, liked: true })
  expect((await like(scene.mate, false)).answer).toEqual({ likes: 1 })
  expect((await list(scene)).items[0]?.likes).toBe(1)
})

test('likes of several people at the same moment are all counted, and those of one person once', async () => {
  const scene = await aScene()
  const commentId = await ask(scene)
  const people = [scene.mate, scene.teacher]
  const like = (by: TestPerson, on: boolean) => arvand.call(contract.likeComment, { commentId, on }, by)
  const all = (on: boolean) =>
    Promise.all(people.flatMap((one) => Array.from({ length: 6 }, () => like(one, on))))
  expect((await all(true)).map(({ status }) => status)).toEqual(Array(12).fill(200))
  expect((await show(commentId, scene.mate)).question).toMatchObject({ likes: 2, liked: true })
  await all(false)
  expect((await show(commentId, scene.mate)).question).toMatchObject({ likes: 0, liked: false })
})

test('teachers pin and lock; a locked thread hears only them', async () => {
  const scene = await aScene()
  const [first, second] = [await ask(scene), await ask(scene)]
  const keep = (wish: object, by: TestPerson) =>
    arvand.call(contract.saveThread, { threadId: first, ...wish }, by)
  expect((await keep({ pinned: true }, scene.asker)).problem.code).toBe('discussion.not-yours')
  expect((await keep({ pinned: true, locked: true }, scene.teacher)).status).toBe(200)
  expect((await list(scene)).items.map(({ id }) => id)).toEqual([first, second])
  const said = { threadId: first, body: 'باز هم', requestId: newId() }
  expect((await arvand.call(contract.answer, said, scene.mate)).problem).toMatchObject({
    status: 409,
    code: 'discussion.locked',
  })
  expect((await show(first, scene.mate)).thread.whyNotAnswer).toBe('discussion.locked')
  const edit = { commentId: first, body: 'عوض شد' }
  expect((await arvand.call(contract.editComment, edit, scene.asker)).problem.code).toBe('discussion.locked')
  await answer(first, scene.teacher)
  await keep({ locked: false }, scene.teacher)
  expect((await show(first, scene.mate)).thread).toMatchObject({ pinned: true, locked: false })
})

describe('lists', () => {
  test.each(['newest', 'liked', 'open'] as const)('by %s go on without gaps or repeats', async (sort) => {
    const scene = await aScene()
    const ids: string[] = []
    for (let nth = 0; nth < 12; nth += 1) ids.push(await ask(scene))
    await arvand.call(contract.likeComment, { commentId: ids[2], on: true }, scene.mate)
    await answer(ids[11] ?? '', scene.teacher)
    const one = await list(scene, { sort })
    const two = await list(scene, { sort, cursor: one.nextCursor })
    const seen = [...one.items, ...two.items].map(({ id }) => id)
    expect(seen.toSorted()).toEqual(ids.toSorted())
    expect(seen[0]).toBe({ newest: ids[11], liked: ids[2], open: ids[10] }[sort])
  })

  test('search finds title, question and answer, however letters are written', async () => {
    const scene = await aScene()
    const threadId = await ask(scene, { title: 'کتاب‌های پیشنهادی', body: 'چه بخوانم؟' })
    await ask(scene)
    await answer(threadId, scene.mate, { body: 'بوستان سعدی را بخوانید' })
    for (const q of ['كتاب هاي', 'بخوانم', 'سعدي'])
      expect((await list(scene, { q })).items.map(({ id }) => id)).toEqual([threadId])
    for (const q of ['%', '_']) expect((await list(scene, { q })).items).toEqual([])
  })

  test('a teacher’s questions: what waits longest first', async () => {
    const scene = await aScene()
    const [first, second, third] = [await ask(scene), await ask(scene), await ask(scene)]
    await answer(second, scene.teacher)
    const questions = async (state: 'open' | 'all') => {
      const { answer } = await arvand.call(contract.listQuestions, { state }, scene.teacher)
      return { open: answer.open, ids: answer.items.map(({ id }) => id) }
    }
    expect(await questions('open')).toEqual({ open: 2, ids: [first, third] })
    expect(await questions('all')).toEqual({ open: 2, ids: [third, second, first] })
    const { problem } = await arvand.call(contract.listQuestions, {}, scene.asker)
    expect(problem.status).toBe(403)
  })
})

describe('who is told', () => {
  const told = async ({ token }: TestPerson) =>
    (await arvand.call(listNotices, {}, { token })).answer.items.map(({ kind }) => kind)

  test('teachers of a question; the asker of answers, once until they look', async () => {
    const scene = await aScene()
    const threadId = await ask(scene)
    await vi.waitFor(async () => expect(await told(scene.teacher)).toContain('discussion-asked'), 10_000)
    await answer(threadId, scene.teacher)
    await vi.waitFor(async () => expect(await told(scene.asker)).toContain('discussion-answered'), 10_000)
    await answer(threadId, scene.mate)
    await vi.waitFor(async () => expect(await told(scene.teacher)).toContain('discussion-answered'), 10_000)
    expect((await told(scene.asker)).filter((kind) => kind === 'discussion-answered')).toHaveLength(1)
    await show(threadId, scene.asker)
    await answer(threadId, scene.mate)
    await vi.waitFor(
      async () =>
        expect((await told(scene.asker)).filter((kind) => kind === 'discussion-answered')).toHaveLength(2),
      10_000,
    )
    expect(await told(scene.mate)).not.toContain('discussion-answered')
  })

  test('nobody who stopped following, whatever they write after', async () => {
    const scene = await aScene()
    const threadId = await ask(scene)
    await arvand.call(contract.followThread, { threadId, on: false }, scene.asker)
    await answer(threadId, scene.asker)
    expect((await show(threadId, scene.asker)).thread.follows).toBe(false)
    await arvand.call(contract.followThread, { threadId, on: true }, scene.mate)
    await answer(threadId, scene.teacher)
    await vi.waitFor(async () => expect(await told(scene.mate)).toContain('discussion-answered'), 10_000)
    expect(await told(scene.asker)).not.toContain('discussion-answered')
  })
})

test('who may no longer read the thing hears nothing more of its thread', async () => {
  const scene = await aScene()
  const threadId = await ask(scene)
  await arvand.call(contract.followThread, { threadId, on: true }, scene.mate)
  scene.place.readers.delete(scene.asker.id)
  await answer(threadId, scene.teacher)
  const kindsOf = async ({ token }: TestPerson) =>
    (await arvand.call(listNotices, {}, { token })).answer.items.map(({ kind }) => kind)
  await vi.waitFor(async () => expect(await kindsOf(scene.mate)).toContain('discussion-answered'), 10_000)
  expect(await kindsOf(scene.asker)).not.toContain('discussion-answered')
})

describe('strangers', () => {
  const everyCall = (place: TestPlace, threadId: string): [Endpoint, object][] => [
    [contract.listThreads, { about: place.about }],
    [contract.showThread, { threadId }],
    [contract.ask, { about: place.about, title: 'پرسش', body: 'متن پرسش', requestId: newId() }],
    [contract.answer, { threadId, body: 'پاسخ', requestId: newId() }],
    [contract.editComment, { commentId: threadId, body: 'تازه' }],
    [contract.listEdits, { commentId: threadId }],
    [contract.removeComment, { commentId: threadId }],
    [contract.likeComment, { commentId: threadId, on: true }],
    [contract.markAnswer, { threadId, commentId: null }],
    [contract.reportComment, { commentId: threadId, reason: 'spam' }],
    [contract.followThread, { threadId, on: true }],
    [contract.saveThread, { threadId, pinned: true }],
  ]

  test('are told to sign in, and those who may not read it get nothing', async () => {
    const scene = await aScene()
    const threadId = await ask(scene)
    const stranger = await aPerson(arvand)
    for (const [endpoint, body] of everyCall(scene.place, threadId)) {
      const name = endpoint.path
      expect([name, (await arvand.call(endpoint, body)).status]).toEqual([name, 401])
      const { problem } = await arvand.call(endpoint, body, stranger)
      // A thread that one may not read is as one that nobody has.
      const code = 'about' in body ? 'discussion.not-open' : 'discussion.unknown'
      expect([name, problem.code]).toEqual([name, code])
    }
  })

  test('a thread that nobody has is a 404', async () => {
    const { asker, place } = await aScene()
    for (const [endpoint, body] of everyCall(place, newId()).filter(([, one]) => !('about' in one))) {
      const name = endpoint.path
      const { problem } = await arvand.call(endpoint, body, asker)
      expect([name, problem.status, problem.code]).toEqual([name, 404, 'discussion.unknown'])
    }
  })
})

test('asking has a limit', async () => {
  const scene = await aScene()
  for (let nth = 0; nth < 20; nth += 1) await ask(scene)
  const body = { about: scene.place.about, title: 'یکی بیش', body: 'متن پرسش', requestId: newId() }
  expect((await arvand.call(contract.ask, body, scene.asker)).problem.code).toBe('request.too-many')
})

test.each([
  { title: 'ا' },
  { body: '' },
  { second: -1 },
  { second: 1.5 },
  { about: { kind: 'planet', id: newId() } },
  { about: { kind: 'lesson', id: 'x' } },
])('bad input %j is a 422', async (wrong) => {
  const { asker, place } = await aScene()
  const body = { about: place.about, title: 'پرسش', body: 'متن پرسش', requestId: newId(), ...wrong }
  expect((await arvand.call(contract.ask, body, asker)).problem).toMatchObject({
    status: 422,
    code: 'request.invalid',
  })
})
