import { openPackage } from '@arvand/contracts/panel/packages'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '#server/config'
import { anApp, type TestApp } from '#server/testing/app'
import { rawZip, unicodeName } from '#server/testing/raw-zip'
import { aCourse } from '#testing/courses'
import type { TestPerson } from '#testing/identity'
import { anUpload, tusHeaders } from '#testing/media'
import { aManifest, aPackage, storedPackage } from '../testing.ts'
import { packageHosts } from './package-host.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

/** An address on the host of packages, as a browser asks for it there. */
const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') => {
  const { host, pathname, search } = new URL(url)
  // Paths are sent as written, because `new URL` would resolve `..` as a browser does.
  const path = url.startsWith(`http://${host}`) ? url.slice(`http://${host}`.length) : `${pathname}${search}`
  return arvand.app.inject({ method, url: path, headers: { host, ...headers } })
}

async function anEntrance(): Promise<string> {
  const course = await aCourse(arvand, { sections: [{ lessons: [] }] })
  const files = {
    'film.mp4': Buffer.from('0123456789'),
    'صفحهٔ دو.html': '<p>دو</p>',
    '100%.html': '<p>صد</p>',
    'Images/Logo.PNG': 'logo',
  }
  const fileId = await storedPackage(arvand, course.owner, await aPackage({ files }))
  return (await opened(course.owner, fileId)).url
}

/** Where the package of a lesson begins, once it is unpacked: its entrance, and the page of its first part. */
async function opened(owner: TestPerson, fileId: string): Promise<{ url: string; href: string }> {
  const content = { kind: 'scorm' as const, attachments: [], fileId }
  const taught = await aCourse(arvand, { owner, sections: [{ lessons: [{ kind: 'scorm', content }] }] })
  const ask = { courseId: taught.id, lessonId: taught.lessons[0]?.id ?? '' }
  return vi.waitFor(
    async () => {
      const { answer } = await arvand.call(openPackage, ask, owner)
      expect(answer.state).toBe('ready')
      return answer.launch ?? { url: '', href: '' }
    },
    { timeout: 15_000, interval: 100 },
  )
}

async function aPlayer(entrance?: string): Promise<string> {
  const url = entrance ?? (await anEntrance())
  const { headers, statusCode } = await get(url)
  expect(statusCode).toBe(302)
  const player = String(headers.location)
  expect(player).toMatch(/^\/packages\/[\w.-]+\/__player\.html$/)
  return `${new URL(url).origin}${player.replace('__player.html', '')}`
}

const [dars, tasvir] = ['درس.html', 'تصویر.png']
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const persianPackage = [
  { name: 'imsmanifest.xml', content: aManifest().replace('part-1.html', dars) },
  { name: dars, content: `<img src="${tasvir}">` },
  { name: tasvir, content: pixel },
]

test.each([
  ['of macOS, in UTF-8 without the flag', persianPackage],
  ['with the flag', persianPackage.map((entry) => ({ ...entry, isUtf8: true }))],
  [
    'with names of another encoding and fields of names in Unicode',
    persianPackage.map(({ name, content }, at) => {
      const other = at === 0 ? name : Buffer.from([0xcf, 0xd1, 0x30 + at])
      return { name: other, content, extra: unicodeName(name, { of: other }) }
    }),
  ],
] as const)('a zip %s is uploaded, and its page and picture are served', async (_, entries) => {
  const { owner } = await aCourse(arvand, { sections: [] })
  const zip = rawZip(entries)
  const begun = await anUpload(arvand, owner.token, zip.length, { use: 'package', name: 'بسته.zip' })
  const place = String(begun.headers.location)
  const type = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
  const headers = { ...tusHeaders(owner.token), ...type }
  const sent = await arvand.app.inject({ method: 'PATCH', url: place, headers, payload: zip })
  expect([begun.statusCode, sent.statusCode]).toEqual([201, 204])
  const { url, href } = await opened(owner, place.split('/').at(-1) ?? '')
  const page = new URL(href, `${await aPlayer(url)}content/`)
  const [document, picture] = [await get(page.href), await get(new URL(tasvir, page).href)]
  expect([document.statusCode, document.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(document.body).toBe(`<img src="${tasvir}">`)
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
  expect(picture.rawPayload.equals(pixel)).toBe(true)
})

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
  const { origin } = new URL(entrance)
  expect((await get(`${origin}/packages/${token}/__player.html`)).statusCode).toBe(404)
  const key = (await aPlayer(entrance)).split('/').at(-2) ?? ''
  expect((await get(`${origin}/packages/enter/${key}`)).statusCode).toBe(404)
  for (const forged of [
    `${token}x`,
    token.replace(/^./, (first) => (first === 'f' ? 'e' : 'f')),
    token.slice(1),
    'x',
    '..%2f..%2f',
  ])
    expect((await get(`${origin}/packages/enter/${forged}`)).statusCode).toBe(404)
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
  // The machine that packed it may not have told capitals apart.
  for (const name of ['Images/Logo.PNG', 'images/logo.png'])
    expect((await get(`${player}content/${name}`)).body).toBe('logo')
  for (const name of ['100%.html', '100%25.html'])
    expect((await get(`${player}content/${name}`)).body).toBe('<p>صد</p>')
})

test.each([
  'content/nothing.html',
  'content/../__player.html/x',
  'content//etc/passwd',
  'content/..%2f..%2f..%2fetc%2fpasswd',
  'content/%252e%252e/%252e%252e/etc/passwd',
  'content/..\\..\\etc\\passwd',
  'content/imsmanifest.xml/../../../0',
  'content/%2e%2e/%2e%2e/etc/passwd',
  'content/part-1.html%00',
  'part-1.html',
  '',
])('%s is nothing', async (path) => {
  const { statusCode, body } = await get(`${await aPlayer()}${path}`)
  expect(statusCode).toBe(404)
  expect(body).not.toContain('root:')
})

test.each([
  ['bytes=0-0', 206, '0'],
  ['bytes=8-99999999999999999999999', 206, '89'],
  ['bytes=99999999999999999999999-', 416, null],
  ['bytes=-3', 206, '789'],
  ['bytes=-99999999999999999999999', 206, '0123456789'],
  ['bytes=7-2', 200, '0123456789'],
  ['bytes=0-1,3-4', 200, '0123456789'],
  ['bytes=a-b', 200, '0123456789'],
] as const)('the range %s is a %i', async (range, status, body) => {
  const answer = await get(`${await aPlayer()}content/film.mp4`, { range })
  expect(answer.statusCode).toBe(status)
  if (body !== null) expect(answer.body).toBe(body)
})

test('a package has a host of its own, where another one is nothing', async () => {
  const [one, other] = [await anEntrance(), await anEntrance()]
  expect(new URL(one).host).not.toBe(new URL(other).host)
  expect(new URL(one).host).toMatch(/^[0-9a-f]{32}\.content\.localhost:3000$/)
  const player = await aPlayer(one)
  const moved = (url: string) => url.replace(new URL(url).origin, new URL(other).origin)
  for (const url of [one, player, `${player}__player.html`, `${player}content/part-1.html`])
    expect([url, (await get(moved(url))).statusCode]).toEqual([url, 404])
  const page = await get(`${player}__player.html`)
  expect(page.headers).toMatchObject({ 'origin-agent-cluster': '?1' })
  expect(page.headers).not.toHaveProperty('clear-site-data')
})

test('where all share one host, what another one left in the browser is thrown away at the entrance', async () => {
  const shared = await anApp({ CONTENT_URL: 'http://content.localhost:3000' })
  const separate = arvand
  arvand = shared
  try {
    const entrance = await anEntrance()
    expect(new URL(entrance).host).toBe('content.localhost:3000')
    expect((await get(entrance)).headers).toMatchObject({ 'clear-site-data': '"storage"' })
    expect((await get(`${await aPlayer()}content/part-1.html`)).statusCode).toBe(200)
  } finally {
    arvand = separate
    await shared.close()
  }
}, 60_000)

const hosts = [`${'0'.repeat(32)}.content.localhost:3000`, 'content.localhost:3000']
test.each(hosts)('%s gives nothing of the app', async (host) => {
  for (const path of [
    '/',
    '/courses',
    '/api/home/front',
    '/health',
    '/api/panel/login',
    '/media/x/file',
    '/outbox',
  ])
    for (const method of ['GET', 'POST'] as const)
      expect([path, (await get(`http://${host}${path}`, {}, method)).statusCode]).toEqual([path, 404])
})

test('the host of the app gives nothing of packages', async () => {
  const player = await aPlayer()
  const app = arvand.platform.config.publicUrl.host
  for (const url of [player, `${player}__player.html`, `${player}content/part-1.html`, await anEntrance()])
    expect([url, (await get(url, { host: app })).statusCode]).toEqual([url, 404])
})

test.each([
  ['https://*.packages.example.ir', true],
  ['https://packages.example.ir', true],
  ['https://a.*.example.ir', false],
  ['https://*', false],
])('the setting %s is taken: %s', (CONTENT_URL, isTaken) => {
  const read = () => readConfig({ CONTENT_URL, PUBLIC_URL: 'https://arvand.example.ir' })
  if (isTaken) expect(read().contentUrl.href).toBe(`${CONTENT_URL}/`)
  else expect(read).toThrow(/CONTENT_URL/)
})

test('a host for each package stands beside the app below one domain', () => {
  const fileId = '0190b0b0-0000-7000-8000-00000000abcd'
  const hosts = packageHosts(new URL('https://*.example.ir'))
  expect(hosts.originFor(fileId).href).toBe('https://0190b0b0000070008000' + '00000000abcd.example.ir/')
  expect(hosts.isOurs('www.example.ir')).toBe(false)
  expect(hosts.isOf('www.example.ir', fileId)).toBe(false)
  expect(hosts.isOurs(`${'0'.repeat(32)}xexample.ir`)).toBe(false)
})

test('no file is answered twice', async () => {
  const player = await aPlayer()
  expect((await get(`${player}content/film.mp4`)).statusCode).toBe(200)
  expect((await get(`${player}content/film.mp4`, { range: 'bytes=99-' })).statusCode).toBe(416)
  expect(arvand.logs.filter(({ msg }) => /already sent/.test(String(msg)))).toEqual([])
})
