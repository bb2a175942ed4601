import { openPackage } from '@arvand/contracts/panel/packages'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse } from '#testing/courses'
import { aPackage, keptPackage } from '../testing.ts'

let arvand: TestApp
let host: string
beforeAll(async () => {
  arvand = await anApp()
  host = arvand.platform.config.contentUrl.host
}, 60_000)
afterAll(() => arvand.close())

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  arvand.app.inject({ method, url, headers: { host, ...headers } })

async function anEntrance(): Promise<string> {
  const course = await aCourse(arvand, { sections: [{ lessons: [] }] })
  const files = { 'film.mp4': Buffer.from('0123456789'), 'صفحهٔ دو.html': '<p>دو</p>' }
  const fileId = await keptPackage(arvand, course.owner, await aPackage({ files }))
  const content = { kind: 'scorm' as const, attachments: [], fileId }
  const taught = await aCourse(arvand, {
    owner: course.owner,
    sections: [{ lessons: [{ kind: 'scorm', content }] }],
  })
  const ask = { courseId: taught.id, lessonId: taught.lessons[0]?.id ?? '' }
  return vi.waitFor(
    async () => {
      const { answer } = await arvand.call(openPackage, ask, course.owner)
      expect(answer.state).toBe('ready')
      return new URL(answer.launch?.url ?? '').pathname
    },
    { timeout: 15_000, interval: 100 },
  )
}

async function aPlayer(): Promise<string> {
  const { headers, statusCode } = await get(await anEntrance())
  expect(statusCode).toBe(302)
  const player = String(headers.location)
  expect(player).toMatch(/^\/packages\/[\w.-]+\/__player\.html$/)
  return player.replace('__player.html', '')
}

test('the entrance opens within a minute, what it opens within an afternoon', async () => {
  const entrance = await anEntrance()
  arvand.platform.clock.pass(61_000)
  expect((await get(entrance)).statusCode).toBe(404)
  const player = await aPlayer()
  expect((await get(`${player}content/part-1.html`)).statusCode).toBe(200)
  arvand.platform.clock.pass(4 * 3_600_000 + 1000)
  expect((await get(`${player}content/part-1.html`)).statusCode).toBe(404)
})

test('an entrance is no key, and a key is no entrance', async () => {
  const entrance = await anEntrance()
  const token = entrance.split('/').at(-1) ?? ''
  expect((await get(`/packages/${token}/__player.html`)).statusCode).toBe(404)
  const key = (await aPlayer()).split('/')[2] ?? ''
  expect((await get(`/packages/enter/${key}`)).statusCode).toBe(404)
  for (const forged of [`${token}x`, token.replace(/.$/, 'A'), token.replace(/^./, 'f'), 'x', '..%2f..%2f'])
    expect((await get(`/packages/enter/${forged}`)).statusCode).toBe(404)
})

test('the wrapper, its run-times and the files of the package are given, with rules of their own', async () => {
  const player = await aPlayer()
  const page = await get(`${player}__player.html`)
  expect(page.body).toContain(arvand.platform.config.publicUrl.origin)
  expect(page.headers['content-security-policy']).toContain(
    `frame-ancestors 'self' ${arvand.platform.config.publicUrl.origin}`,
  )
  expect(page.headers['set-cookie']).toBeUndefined()
  expect((await get(`${player}__player.js`)).headers['content-type']).toContain('text/javascript')
  for (const name of ['__scorm-1.2.js', '__scorm-2004.js'])
    expect((await get(`${player}${name}`)).body.length).toBeGreaterThan(10_000)
  const film = await get(`${player}content/film.mp4`, { range: 'bytes=2-4' })
  expect([film.statusCode, film.body, film.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10'])
  expect((await get(`${player}content/film.mp4`, {}, 'HEAD')).statusCode).toBe(200)
  expect((await get(`${player}content/${encodeURIComponent('صفحهٔ دو.html')}`)).body).toBe('<p>دو</p>')
})

test.each([
  'content/nothing.html',
  'content/../__player.html/x',
  'content/%2e%2e/%2e%2e/etc/passwd',
  'content/part-1.html%00',
  'part-1.html',
  '',
])('%s is nothing', async (path) => {
  const { statusCode, body } = await get(`${await aPlayer()}${path}`)
  expect(statusCode).toBe(404)
  expect(body).not.toContain('root:')
})

test('the host of packages gives nothing of the app', async () => {
  for (const url of [
    '/',
    '/courses',
    '/api/home/front',
    '/health',
    '/api/panel/login',
    '/media/x/file',
    '/outbox',
  ])
    for (const method of ['GET', 'POST'] as const)
      expect([url, (await get(url, {}, method)).statusCode]).toEqual([url, 404])
})

test('the host of the app gives nothing of packages', async () => {
  const player = await aPlayer()
  const app = arvand.platform.config.publicUrl.host
  for (const url of [player, `${player}__player.html`, `${player}content/part-1.html`, await anEntrance()])
    expect([url, (await get(url, { host: app })).statusCode]).toEqual([url, 404])
})
