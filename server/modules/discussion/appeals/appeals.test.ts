import { showManagerHome } from '@arvand/contracts/home/homes'
import { showPost } from '@arvand/contracts/home/social'
import * as contract from '@arvand/contracts/panel/appeals'
import * as discussion from '@arvand/contracts/panel/discussion'
import { listNotices } from '@arvand/contracts/panel/notices'
import { writePost } from '@arvand/contracts/panel/social'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { type Assembly, assembleModules, gather } from '#server/modules'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aFile } from '#testing/media'
import { discussionPersonalData } from '../discussion-personal-data.ts'
import { endAppeals } from './decide-appeal.ts'

let arvand: TestApp
let keeper: TestPerson
let discussed: ReturnType<typeof gather>['plugs']['discussed']
beforeAll(async () => {
  arvand = await anApp({}, (platform): Assembly => {
    discussed = gather(platform).plugs.discussed
    return assembleModules(platform)
  })
  keeper = await aKeeper()
})
afterAll(() => arvand.close())

/** The use of files that the module of posts offers. */
const postPictures = { name: 'post', kinds: ['picture'], mostBytes: 10_000_000, dropsOriginal: true } as const

const end = () => endAppeals({ ...arvand.platform, discussed })
const aKeeper = () => aPerson(arvand, { name: 'مدیر محتوا', roles: ['manager'], scopes: ['content'] })
/** The sessions of managers end within a day, so another one goes on. */
async function passDays(days: number) {
  arvand.platform.clock.pass(days * 86_400)
  keeper = await aKeeper()
}

async function aPost(pictures: readonly string[] = [], author?: TestPerson) {
  const writer = author ?? (await aPerson(arvand))
  const ask = { text: 'این کلاس را از دست ندهید', fileIds: pictures, requestId: newId() }
  const { answer } = await arvand.call(writePost, ask, writer)
  return { writer, postId: answer.postId }
}

/** Somebody reports it, and the manager removes it. */
async function remove(commentId: string, more: object = {}) {
  await arvand.call(discussion.reportComment, { commentId, reason: 'spam' }, await aPerson(arvand))
  const verdict = { commentId, verdict: 'removed', reason: 'تبلیغ کلاس بیرونی است.', ...more }
  expect((await arvand.call(discussion.settleReports, verdict, keeper)).status).toBe(200)
}

const noticesOf = async (person: TestPerson) => (await arvand.call(listNotices, {}, person)).answer.items
async function removalOf(person: TestPerson): Promise<string> {
  const notice = (await noticesOf(person)).find(({ kind }) => kind === 'discussion-removed')
  return notice?.link?.split('/').at(-1) ?? ''
}
const shown = async (removalId: string, by: TestPerson) =>
  (await arvand.call(contract.showRemoval, { removalId }, by)).answer
const appeal = (removalId: string, by: TestPerson, text = 'این کلاس رایگان و برای همه است.') =>
  arvand.call(contract.appealRemoval, { removalId, text }, by)
const decide = (removalId: string, verdict: 'restored' | 'refused', by = keeper) =>
  arvand.call(contract.decideAppeal, { removalId, verdict, reason: 'پس از بررسی دوباره.' }, by)
const isSeen = async (id: string) => (await arvand.call(showPost, { id })).status === 200
const waiting = async () => (await arvand.call(contract.listAppeals, {}, keeper)).answer.items

test('the author of a removed post reads the reason, appeals once, and has it back with its pictures', async () => {
  const writer = await aPerson(arvand)
  const { id: fileId } = await aFile(arvand, { ownerId: writer.id, use: postPictures })
  const { postId } = await aPost([fileId], writer)
  const before = (await arvand.call(showPost, { id: postId })).answer.post.pictures
  const addressOf = (all: typeof before) => all[0]?.picture?.src ?? ''
  const isReached = async (src: string) => (await arvand.app.inject(src)).statusCode === 200
  expect(await isReached(addressOf(before))).toBe(true)
  await remove(postId, { note: 'سومین بار است؛ مراقب باشید.' })
  expect([await isSeen(postId), await isReached(addressOf(before))]).toEqual([false, false])
  const removalId = await removalOf(writer)
  const told = await shown(removalId, writer)
  expect(told).toMatchObject({
    ...{ body: 'این کلاس را از دست ندهید', reason: 'تبلیغ کلاس بیرونی است.' },
    ...{ appeal: null, whyNotAppeal: null },
  })
  const [notice] = await noticesOf(writer)
  for (const words of [JSON.stringify(told), JSON.stringify(notice)]) expect(words).not.toContain('سومین بار')
  expect((await appeal(removalId, writer)).status).toBe(200)
  expect((await appeal(removalId, writer)).problem).toMatchObject({
    status: 409,
    code: 'discussion.appealed',
  })
  expect((await waiting()).find((one) => one.removalId === removalId)).toMatchObject({
    body: 'این کلاس را از دست ندهید',
    removal: { by: 'مدیر محتوا', reason: 'تبلیغ کلاس بیرونی است.', note: 'سومین بار است؛ مراقب باشید.' },
    appeal: { text: 'این کلاس رایگان و برای همه است.', verdict: null },
  })
  const home = (await arvand.call(showManagerHome, {}, keeper)).answer
  expect(home.attention).toContainEqual(
    expect.objectContaining({ code: 'discussion.appeals-waiting', link: '/manage/appeals' }),
  )
  // The time to appeal is over meanwhile: what waits for a decision is kept.
  await passDays(15)
  await end()
  expect((await decide(removalId, 'restored')).status).toBe(200)
  const post = (await arvand.call(showPost, { id: postId })).answer.post
  expect(await isReached(addressOf(post.pictures))).toBe(true)
  expect((await noticesOf(writer))[0]).toMatchObject({
    ...{ kind: 'discussion-appeal-decided', title: 'نوشتهٔ شما برگردانده شد' },
    body: expect.stringContaining('پس از بررسی دوباره.'),
  })
  expect((await shown(removalId, writer)).appeal).toMatchObject({ verdict: 'restored' })
  const decided = (await arvand.call(contract.listAppeals, { state: 'decided' }, keeper)).answer.items
  expect(decided[0]).toMatchObject({ removalId, decidedBy: 'مدیر محتوا', appeal: { verdict: 'restored' } })
})

test('a refused appeal is final, and of two managers one decides', async () => {
  const { writer, postId } = await aPost()
  await remove(postId)
  const removalId = await removalOf(writer)
  await appeal(removalId, writer)
  const both = await Promise.all([decide(removalId, 'refused'), decide(removalId, 'refused')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await decide(removalId, 'restored')).problem.code).toBe('discussion.appeal-decided')
  expect(await isSeen(postId)).toBe(false)
  expect((await noticesOf(writer))[0]).toMatchObject({ title: 'درخواست بازبینی شما رد شد' })
})

test('after fourteen days nobody appeals, and the pictures go', async () => {
  const writer = await aPerson(arvand)
  const { id: fileId } = await aFile(arvand, { ownerId: writer.id, use: postPictures })
  const { postId } = await aPost([fileId], writer)
  await remove(postId)
  const removalId = await removalOf(writer)
  const kept = async () => {
    const { rows } = await arvand.database.pool.query(
      'select 1 from social.post_pictures where post_id = $1',
      [postId],
    )
    return rows.length
  }
  await passDays(13)
  await end()
  expect(await kept()).toBe(1)
  await passDays(1)
  await Promise.all([end(), end()])
  expect(await kept()).toBe(0)
  const late = await appeal(removalId, writer)
  expect(late.problem).toMatchObject({ status: 409, code: 'discussion.appeal-over' })
  expect((await shown(removalId, writer)).whyNotAppeal).toBe('discussion.appeal-over')
})

test('a comment under a post comes back to its thread; what its author removed does not', async () => {
  const { postId } = await aPost()
  const commenter = await aPerson(arvand)
  const say = async (body: string) =>
    (await arvand.call(discussion.answer, { threadId: postId, body, requestId: newId() }, commenter)).answer
      .commentId
  const [one, two] = [await say('نظر اول'), await say('نظر دوم')]
  // A manager removes it at its place, without a report.
  expect((await arvand.call(discussion.removeComment, { commentId: one }, keeper)).status).toBe(200)
  expect((await arvand.call(discussion.removeComment, { commentId: two }, commenter)).status).toBe(200)
  expect((await noticesOf(commenter)).filter(({ kind }) => kind === 'discussion-removed')).toHaveLength(1)
  const removalId = await removalOf(commenter)
  expect(await shown(removalId, commenter)).toMatchObject({ body: 'نظر اول', reason: null })
  await appeal(removalId, commenter)
  await decide(removalId, 'restored')
  const { answers } = (await arvand.call(discussion.showThread, { threadId: postId }, keeper)).answer
  expect(answers.items.map(({ body, removed }) => [body, removed])).toEqual([
    ['نظر اول', null],
    ['', 'author'],
  ])
})

test('others find no removal, managers of other scopes decide none, and bad input is refused', async () => {
  const { writer, postId } = await aPost()
  await remove(postId)
  const removalId = await removalOf(writer)
  const [other, elsewhere] = [
    await aPerson(arvand),
    await aPerson(arvand, { roles: ['manager'], scopes: ['people'] }),
  ]
  for (const by of [other, keeper]) {
    const read = await arvand.call(contract.showRemoval, { removalId }, by)
    expect(read.problem).toMatchObject({ status: 404, code: 'discussion.unknown' })
    expect((await appeal(removalId, by)).problem.code).toBe('discussion.unknown')
  }
  expect((await arvand.call(contract.showRemoval, { removalId })).status).toBe(401)
  expect((await arvand.call(contract.appealRemoval, { removalId, text: 'ا'.repeat(20) })).status).toBe(401)
  for (const text of ['کوتاه', 7]) expect((await appeal(removalId, writer, text as string)).status).toBe(422)
  expect((await decide(removalId, 'restored')).problem.code).toBe('discussion.unknown')
  for (const by of [writer, elsewhere]) {
    expect((await decide(removalId, 'restored', by)).status).toBe(403)
    expect((await arvand.call(contract.listAppeals, {}, by)).status).toBe(403)
  }
})

test('two appeals at the same moment are one, and an appeal goes with the account', async () => {
  const { writer, postId } = await aPost()
  await remove(postId)
  const removalId = await removalOf(writer)
  const both = await Promise.all([appeal(removalId, writer), appeal(removalId, writer)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { db } = arvand.platform
  expect(await discussionPersonalData.collect(db, writer.id)).toMatchObject({ appeals: [{ verdict: null }] })
  await transaction(db, (tx) => discussionPersonalData.forget(tx, writer.id))
  expect((await decide(removalId, 'restored')).problem.code).toBe('discussion.unknown')
})
