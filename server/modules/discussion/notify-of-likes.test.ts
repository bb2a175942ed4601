import * as contract from '@arvand/contracts/panel/discussion'
import { listNotices } from '@arvand/contracts/panel/notices'
import { writePost } from '@arvand/contracts/panel/social'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { assembleModules, gather } from '#server/modules'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { notifyOfLikes } from './notify-of-likes.ts'

let arvand: TestApp
let discussed: ReturnType<typeof gather>['plugs']['discussed']
beforeAll(async () => {
  arvand = await anApp({}, (platform) => {
    discussed = gather(platform).plugs.discussed
    return assembleModules(platform)
  })
})
afterAll(() => arvand.close())

const run = () => notifyOfLikes({ ...arvand.platform, discussed })
const like = (commentId: string, by: TestPerson, on = true) =>
  arvand.call(contract.likeComment, { commentId, on }, by)
const titlesOf = async (person: TestPerson) =>
  (await arvand.call(listNotices, {}, person)).answer.items
    .filter(({ kind }) => kind === 'discussion-liked')
    .map(({ title }) => title)

async function aPost() {
  const writer = await aPerson(arvand)
  const ask = { text: 'امروز یک قضیه یاد گرفتم', requestId: newId() }
  return { writer, postId: (await arvand.call(writePost, ask, writer)).answer.postId }
}

test('likes of a post are told together, and those of the next day in another notice', async () => {
  const { writer, postId } = await aPost()
  const people = [await aPerson(arvand), await aPerson(arvand), await aPerson(arvand, { name: 'رضا کیانی' })]
  for (const by of people) {
    await like(postId, by)
    arvand.platform.clock.pass(1)
  }
  await Promise.all([run(), run()])
  await run()
  expect(await titlesOf(writer)).toEqual(['رضا کیانی و ۲ نفر دیگر پست شما را پسندیدند'])
  await like(postId, await aPerson(arvand, { name: 'مینا رادمان' }))
  await run()
  expect(await titlesOf(writer)).toHaveLength(1)
  arvand.platform.clock.pass(86_400)
  await run()
  expect((await titlesOf(writer))[0]).toBe('مینا رادمان پست شما را پسندید')
  const { items } = (await arvand.call(listNotices, {}, writer)).answer
  expect(items[0]).toMatchObject({ link: `/posts/${postId}` })
})

test('a like that was taken back is told to nobody', async () => {
  const { writer, postId } = await aPost()
  const reader = await aPerson(arvand)
  await like(postId, reader)
  await like(postId, reader, false)
  await run()
  expect(await titlesOf(writer)).toEqual([])
})
