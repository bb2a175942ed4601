import { gunzipSync } from 'node:zlib'
import { promiseOf } from '@arvand/contracts/errors/catalogue'
import { showFrontCourses } from '@arvand/contracts/home/courses'
import { showFront } from '@arvand/contracts/home/homes'
import { showPricing } from '@arvand/contracts/home/pricing'
import { showSite } from '@arvand/contracts/home/site'
import { listWebinars } from '@arvand/contracts/home/webinars'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#platform/actor'
import { broadcastByDatabase } from '#platform/broadcast'
import { type Route, route } from '#platform/http/route'
import { addSecurityHeaders } from '#platform/http/security-headers'
import { createServer } from '#platform/http/server'
import { sessionCookieFor } from '#platform/http/session-cookie'
import { createLog } from '#platform/log'
import { openNotifications } from '#platform/notifications'
import { ensureWebBuilt, openPageCache, openWebBuild, type PageCache, serveWeb } from '#platform/web'
import { aDatabase, type TestDatabase } from '../../testing/database.ts'
import { sendLarge } from '../../testing/send-large.ts'
import { hashSource } from './content-security.ts'
import { compressForCache } from './encoding.ts'
import { isPageAddress } from './page-request.ts'

const publicUrl = new URL('http://localhost:3000')
const origin = publicUrl.origin
const bases = {
  panel: '/api/panel',
  home: '/api/home',
  teacher: '/api/teacher',
  support: '/api/support',
  analysis: '/api/analysis',
  export: '/api/export',
}
const settings = {
  publicUrl: origin,
  demo: true,
  sessionPollSeconds: 0,
  bases,
  google: false,
  fontStylesheet: null,
  trustSeal: null,
  contact: { email: null, phone: null, address: null },
}
const nilufar = {
  id: 'n',
  name: 'نیلوفر کیانی',
  email: null,
  mobile: null,
  image: null,
  roles: ['user'],
  scopes: [],
} as const
const token = 'a-living-token-of-nilufar'
const actor: Actor = {
  personId: 'n',
  sessionId: 's',
  roles: new Set(['user'] as const),
  scopes: new Set(),
  mustSetUpSecondFactor: false,
}

const ali = { ...nilufar, id: 'a', name: 'علی رضایی' }
const tokenOfAli = 'a-living-token-of-ali-rezaei'

/** Who asked for the home page's data, one entry for each time that it was made. */
let frontAskers: (Actor | null)[] = []
const frontRoutes: Route[] = [
  route(showFront, ({ actor: asker }) => {
    frontAskers.push(asker)
    return {
      today: { day: '2026-11-20', holidays: [], isWorkingDay: true },
      nextHolidays: [],
      figures: { people: 12, teachers: 0 },
      teachers: [],
    }
  }),
  route(showFrontCourses, ({ actor: asker }) => {
    frontAskers.push(asker)
    return { total: 0, fields: [], newest: [], words: [] }
  }),
  route(listWebinars, () => ({ items: [], nextCursor: null })),
  route(showSite, () => ({
    ...{ name: 'آروند', palette: 'firuze' as const, logo: null, icons: null },
    uploads: { filmGigabytes: 4, fileMegabytes: 100 },
  })),
  route(showPricing, () => ({
    ...{ vatPercent: 10, pricesWithTax: false },
    ...{ refundDays: 7, refundMostPercent: 25, factorMinutes: 30 },
  })),
]

let app: FastifyInstance
let cache: PageCache
let database: TestDatabase
let asked: string[] = []
const trouble: string[] = []
let cannotCompress = false
let close: () => Promise<void>

beforeAll(async () => {
  database = await aDatabase()
  const notifications = openNotifications(database.url, () => undefined)
  close = () => notifications.close()
  cache = await openPageCache(broadcastByDatabase(database.pool, notifications), {
    compress: (encoding, bytes) =>
      cannotCompress ? Promise.reject(new Error('no memory')) : compressForCache(encoding, bytes),
  })
  await ensureWebBuilt(() => undefined)
  app = createServer({
    trustProxy: false,
    log: createLog('warn', { write: (line) => void trouble.push(line) }),
  })
  addSecurityHeaders(app, publicUrl)
  await serveWeb(app, {
    ...(await openWebBuild()),
    cache,
    publicUrl,
    settings,
    routes: frontRoutes,
    whoIs: async () => null,
    cookie: sessionCookieFor(publicUrl),
    async arrivalOf(sent) {
      asked.push(sent)
      if (sent === tokenOfAli) return { visitor: ali, actor: { ...actor, personId: 'a' } }
      return sent === token ? { visitor: nilufar, actor } : null
    },
  })
}, 60_000)

afterEach(() => {
  expect(trouble.splice(0)).toEqual([])
})

afterAll(async () => {
  await app.close()
  await close()
  await database.close()
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('a stranger gets the kept page, whatever else the address says', async () => {
  const first = await get('/about')
  const size = cache.size
  const second = await get('/about?utm_source=x&ref=ali', { cookie: 'other=1' })
  expect([first.statusCode, second.statusCode]).toEqual([200, 200])
  expect(second.body).toBe(first.body)
  expect(second.headers.etag).toBe(first.headers.etag)
  expect(cache.size).toBe(size)
  expect(second.body).not.toContain('utm_source')
  expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(first.headers.vary).toBe('Accept-Encoding, Cookie')
})

test('a page that cannot be compressed is sent as it is, and compressed when that works again', async () => {
  const plain = await get('/terms')
  cannotCompress = true
  const failed = await get('/terms', { 'accept-encoding': 'gzip' })
  cannotCompress = false
  expect([failed.statusCode, failed.headers['content-encoding']]).toEqual([200, undefined])
  expect(failed.body).toBe(plain.body)
  expect(trouble.splice(0).join()).toContain('no memory')
  const again = await get('/terms', { 'accept-encoding': 'gzip' })
  expect([again.statusCode, again.headers['content-encoding']]).toEqual([200, 'gzip'])
  expect(gunzipSync(again.rawPayload).toString()).toBe(plain.body)
})

test.each(['//evil.example/panel', '/..//evil.example', '/%2e%2e//evil.example'])(
  '%s is no page, and leads nowhere',
  async (url) => {
    for (const cookie of ['', `arvand.session=${token}`]) {
      const { statusCode, headers: answered } = await get(url, { cookie })
      expect([statusCode, answered.location]).toEqual([404, undefined])
    }
  },
)

test('an address that names another host, in whatever way, is no page of ours', () => {
  for (const address of [
    '/\\evil.example',
    '//evil.example',
    'http://evil.example/',
    '/.//evil.example',
    '*',
  ])
    expect([address, isPageAddress(address, publicUrl)]).toEqual([address, false])
  for (const address of ['/', '/panel?x=//evil.example', '/a//b', '/courses/%2F%2Fx'])
    expect([address, isPageAddress(address, publicUrl)]).toEqual([address, true])
})

test('a form that is too large is answered with a page when all of it is sent', async () => {
  const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' }
  const { status, body } = await sendLarge(app, { url: '/contact', bytes: 6_000_000, headers })
  expect(status).toBe(413)
  expect(body).toContain(promiseOf('request.too-large').sentence)
})

test('a kept page names each inline script by its hash and has no nonce', async () => {
  const { body, headers } = await get('/about')
  const policy = String(headers['content-security-policy'])
  const scripts = [...body.matchAll(/<script(?![^>]*src=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => text ?? '',
  )
  expect(scripts.length).toBeGreaterThan(2)
  for (const script of scripts) expect(policy).toContain(hashSource(script))
  expect(body).not.toContain('nonce=')
  expect(policy).not.toContain('nonce-')
})

test('what the browser has already is not sent again', async () => {
  const { headers } = await get('/about')
  const again = await get('/about', { 'if-none-match': String(headers.etag) })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

test('the theme cookie has pages of its own', async () => {
  const dark = await get('/about', { cookie: 'arvand.theme=dark' })
  expect(dark.body).toMatch(/<html[^>]* data-theme="dark"/)
  expect((await get('/about')).body).not.toContain('data-theme="dark"')
})

test('a dropped page is made anew', async () => {
  await get('/about')
  const before = cache.size
  await cache.drop(['about'])
  expect(cache.size).toBeLessThan(before)
})

test('a session passes the cache by: streamed, private, with a nonce, and nothing of it stays', async () => {
  const { headers, body } = await get('/about', { cookie: `arvand.session=${token}` })
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? ''
  expect(nonce.length).toBeGreaterThan(20)
  expect(body).toContain(`nonce="${nonce}"`)
  expect(headers['cache-control']).toBe('private, no-cache')
  expect(body).toContain(nilufar.name)
  expect((await get('/about')).body).not.toContain(nilufar.name)
})

test('what a page shows to everybody is asked once, by nobody, until its tag is dropped', async () => {
  await cache.drop(['front'])
  frontAskers = []
  const bodyFor = async (sent: string) => (await get('/', { cookie: `arvand.session=${sent}` })).body
  const [first, second] = [await bodyFor(token), await bodyFor(tokenOfAli)]
  expect(frontAskers).toEqual([null, null])
  for (const body of [first, second]) {
    expect(body).toContain('۱۲')
    expect(body).toContain('پنل من')
  }
  expect(first).toContain(nilufar.name)
  expect(first).not.toContain(ali.name)
  expect(second).toContain(ali.name)
  expect(second).not.toContain(nilufar.name)
  await cache.drop(['front'])
  await bodyFor(token)
  expect(frontAskers).toEqual([null, null, null, null])
})

test('nobody is asked for when there is no cookie', async () => {
  asked = []
  await get('/')
  await get('/nothing-here')
  expect(asked).toEqual([])
})

test('an ended session is a stranger, not an error', async () => {
  const { statusCode, body } = await get('/about', { cookie: 'arvand.session=an-ended-token-of-somebody' })
  expect(statusCode).toBe(200)
  expect(body).toContain('ورود یا ثبت‌نام')
})

test('the outbox is a page only where there is one to read', async () => {
  const response = await app.inject({ url: '/outbox' })
  expect(response.statusCode).toBe(404)
})

test('an unknown page says so in Persian, an unknown call as a problem', async () => {
  const page = await get('/nothing-here')
  expect(page.statusCode).toBe(404)
  expect(page.body).toContain('<title>این صفحه پیدا نشد | آروند</title>')
  const call = await get('/api/panel/nothing-here')
  expect(call.statusCode).toBe(404)
  expect(call.json()).toMatchObject({ code: 'request.not-found', status: 404 })
  expect((await get('/assets/nothing-here.js')).json()).toMatchObject({ status: 404 })
})

test.each([undefined, 'https://elsewhere.example', 'null'])('a form from %s is refused', async (from) => {
  const { statusCode, body, headers } = await app.inject({
    method: 'POST',
    url: '/theme',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(from ? { origin: from } : {}) },
    payload: 'intent=theme&theme=dark',
  })
  expect(statusCode).toBe(403)
  expect(body).toMatch(/<html lang="fa" dir="rtl"[ >]/)
  expect(headers['set-cookie']).toBeUndefined()
})

test.each([
  ['http://localhost:3000/about?x=1', '/about?x=1'],
  ['https://elsewhere.example/trap', '/'],
  [undefined, '/'],
])('the theme is chosen without JavaScript, and one comes back from %s to %s', async (referer, back) => {
  const { statusCode, headers } = await app.inject({
    method: 'POST',
    url: '/theme',
    headers: {
      origin,
      'content-type': 'application/x-www-form-urlencoded',
      ...(referer ? { referer } : {}),
    },
    payload: 'intent=theme&theme=dark',
  })
  expect(statusCode).toBe(302)
  expect(headers.location).toBe(back)
  expect(headers['set-cookie']).toContain('arvand.theme=dark')
})

test('a form too large is refused with a page', async () => {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/theme',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'x'.repeat(1_100_000),
  })
  expect(statusCode).toBe(413)
  expect(body).toContain('کوچک‌ترش کنید')
})

test('a made-up Host reaches no address of a page', async () => {
  const { body } = await get('/about', { host: 'evil.example', cookie: `arvand.session=${token}` })
  expect(body).not.toContain('evil.example')
})

test('built files hold for ever and come compressed; the worker is asked for again', async () => {
  const scripts = [...(await get('/')).body.matchAll(/"(\/assets\/[^"]+\.js)"/g)]
  const sizes = await Promise.all(scripts.map(async ([, one = '']) => (await get(one)).rawPayload.length))
  // The longest: short ones are sent as they are.
  const address = scripts[sizes.indexOf(Math.max(...sizes))]?.[1] ?? ''
  const { headers } = await get(address, { 'accept-encoding': 'br' })
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers['content-encoding']).toBe('br')
  const again = await get(address, { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const worker = await get('/sw.js')
  expect(worker.headers['cache-control']).toBe('public, max-age=3600')
  expect(worker.headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
})

test.each(['br', 'gzip', 'zstd'])('pages come in %s, kept and streamed', async (encoding) => {
  for (const cookie of ['', `arvand.session=${token}`]) {
    const { headers, rawPayload } = await get('/about', { 'accept-encoding': encoding, cookie })
    expect(headers['content-encoding']).toBe(encoding)
    expect(rawPayload.length).toBeLessThan(15_000)
  }
})

test('a drawn picture is the same for whoever asks, and is kept for a year', async () => {
  const address = '/girih/cover/firoozeh/hafez.svg'
  const [stranger, signedIn] = [await get(address), await get(address, { cookie: `arvand.session=${token}` })]
  expect(stranger.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(stranger.body).toMatch(/^<svg /)
  expect(signedIn.body).toBe(stranger.body)
  expect(signedIn.headers['cache-control']).toBe(stranger.headers['cache-control'])
  expect((await get('/girih/nothing/a/b.svg')).statusCode).toBe(404)
})

test('a stranger at a panel goes to sign in and comes back to the very page', async () => {
  const { statusCode, headers } = await get('/panel/notices?x=1')
  expect(statusCode).toBe(302)
  expect(headers.location).toBe('/auth/sign-in?callbackUrl=%2Fpanel%2Fnotices%3Fx%3D1')
})

test('without the role a manager’s page is forbidden, and the page knows who is looking', async () => {
  const { statusCode, body } = await get('/manage', { cookie: `arvand.session=${token}` })
  expect(statusCode).toBe(403)
  expect(body).toContain('این صفحه برای حساب شما باز نیست')
  expect(body).toContain('حساب نیلوفر کیانی')
  expect(body).not.toContain('فهرست مدیریت')
})

const dead = { cookie: 'arvand.session=a-token-of-a-session-that-ended' }

test('an ended session leads to sign in and back, whether the browser asks or the router', async () => {
  const way = '/auth/sign-in?callbackUrl=%2Fpanel%2Fwallet%3Fx%3D1'
  expect((await get('/panel/wallet?x=1', dead)).headers.location).toBe(way)
  expect((await get('/panel/wallet.data?x=1', dead)).body).toContain(way)
})

test('the sign-in page warns whoever comes with an ended session, once; a stranger is told nothing', async () => {
  const warning = 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.'
  const ended = await get('/auth/sign-in?callbackUrl=%2Fpanel', dead)
  expect(ended.body).toContain(warning)
  expect(ended.headers['set-cookie']).toMatch(/^arvand\.session=;.*Max-Age=0/)
  expect((await get('/auth/sign-in?callbackUrl=%2Fpanel')).body).not.toContain(warning)
})
