import { updateProfile } from '@arvand/contracts/panel/profile'
import * as panel from '@arvand/contracts/panel/social'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse } from '#testing/courses'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({ PUBLIC_URL: 'https://arvand.example' })
})
afterAll(() => arvand.close())

const read = (handle: string) => arvand.app.inject({ method: 'GET', url: `/u/${handle}/rss` })

test('feed readers get the public posts of a person, newest first, and no others', async () => {
  const course = await aCourse(arvand)
  const { owner } = course
  const handle = `p-${newId().slice(-12)}`
  await arvand.call(updateProfile, { handle, publicFields: ['name'] }, owner)
  const write = async (text: string, more: object = {}) =>
    (await arvand.call(panel.writePost, { text, ...more, requestId: newId() }, owner)).answer.postId
  const first = await write('یک <script> & دو')
  const second = await write('سه')
  const hidden = [
    await write('برای دنبال‌کننده‌ها', { visibility: 'followers' }),
    await write('برای دوره', { courseId: course.id }),
  ]
  const { statusCode, headers, body } = await read(handle.toUpperCase())
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  const links = [...body.matchAll(/<guid>(.*?)<\/guid>/g)].map(([, link]) => link)
  expect(links).toEqual([second, first].map((id) => `https://arvand.example/posts/${id}`))
  expect(body).toContain('یک &lt;script> &amp; دو')
  for (const id of hidden) expect(body).not.toContain(id)
  expect(body).not.toContain('برای')
})

test('nobody has no feed', async () => {
  expect((await read('nobody-there')).statusCode).toBe(404)
  expect((await read('%00')).statusCode).toBe(404)
})
