import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isPublicAddress, privateAddressError, publicLookup } from '../public-lookup.ts'
import { fetchPageBy, publicNetwork } from './fetch-page.ts'

/** What the hostile server answers, by path. */
const answers: Record<string, (answer: ServerResponse, asked: IncomingMessage) => void> = {}
const asked: string[] = []
const server = createServer((request, answer) => {
  asked.push(request.url ?? '')
  answers[request.url ?? '']?.(answer, request)
})
let port: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = String((server.address() as AddressInfo).port)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked.length = 0
})

/** Names of the test lead to its server; «.private» ones are refused as the real lookup refuses them. */
const lookup: LookupFunction = (host, options, done) => {
  if (host.endsWith('.private')) return done(privateAddressError(), '')
  if (options.all) return done(null, [{ address: '127.0.0.1', family: 4 }])
  done(null, '127.0.0.1', 4)
}
const network = () => ({ ...publicNetwork, lookup, ports: new Set(['', '80', '443', port]) })
const fetchPage = (path: string, host = 'site.example', waitMs = 5_000) =>
  fetchPageBy({ ...network(), waitMs })(new URL(`http://${host}:${port}${path}`))
const page =
  (body: string, headers: Record<string, string> = {}) =>
  (answer: ServerResponse) =>
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body)
const to = (location: string) => (answer: ServerResponse) => answer.writeHead(302, { location }).end()

test('a page comes with its type and the address after redirects', async () => {
  answers['/a'] = to('/b')
  answers['/b'] = page('<title>سلام</title>')
  const found = await fetchPage('/a')
  expect(found?.bytes.toString()).toBe('<title>سلام</title>')
  expect(found).toMatchObject({ contentType: 'text/html; charset=utf-8' })
  expect(found?.url.pathname).toBe('/b')
})

test('no cookie, no account and no compressed body are asked for', async () => {
  let headers: IncomingMessage['headers'] = {}
  answers['/head'] = (answer, request) => {
    headers = request.headers
    page('<p>')(answer)
  }
  await fetchPage('/head')
  expect(headers['accept-encoding']).toBe('identity')
  expect([headers.cookie, headers.authorization, headers.referer]).toEqual([undefined, undefined, undefined])
})

test.each([
  'http://127.0.0.1',
  'http://2130706433',
  'http://0x7f.1',
  'http://10.0.0.8',
  'http://192.168.1.1',
  'http://172.16.0.1',
  'http://169.254.169.254/latest/meta-data/',
  'http://100.64.0.1',
  'http://0.0.0.0',
  'http://[::1]',
  'http://[::ffff:127.0.0.1]',
  'http://[fe80::1]',
  'http://[fd00:ec2::254]',
  'http://[64:ff9b::7f00:1]',
])('%s is not asked, neither at once nor by a redirect', async (address) => {
  const real = { ...publicNetwork, ports: new Set(['', '80', '443', port]) }
  const url = new URL(address)
  url.port = port
  expect(await fetchPageBy(real)(url)).toBeNull()
  answers['/lure'] = to(url.href)
  answers[url.pathname] = page('<title>درون</title>')
  expect(await fetchPage('/lure')).toBeNull()
  expect(asked).toEqual(['/lure'])
})

test('a name of this machine is refused by the real lookup', async () => {
  const real = { ...publicNetwork, ports: new Set([port]) }
  answers['/'] = page('<title>درون</title>')
  for (const host of ['localhost', 'LOCALHOST', 'localhost.'])
    expect(await fetchPageBy(real)(new URL(`http://${host}:${port}/`))).toBeNull()
  expect(asked).toEqual([])
  const error = await new Promise((resolve) => publicLookup('localhost', { all: true }, resolve))
  expect(error).toMatchObject({ code: 'EPRIVATEADDRESS' })
})

test('a name that leads to a public address first and inside afterwards gains nothing', async () => {
  const looked: string[] = []
  // Public at the first question, this machine at every other.
  const changing: LookupFunction = (host, options, done) => {
    looked.push(host)
    const address = looked.length === 1 ? '127.0.0.1' : '10.0.0.8'
    if (looked.length > 1) return done(privateAddressError(), '')
    if (options.all) return done(null, [{ address, family: 4 }])
    done(null, address, 4)
  }
  answers['/first'] = to('/second')
  answers['/second'] = page('<title>درون</title>')
  const found = await fetchPageBy({ ...network(), lookup: changing })(
    new URL(`http://rebind.example:${port}/first`),
  )
  expect(found).toBeNull()
  // One question for each connection, and none after the check.
  expect(looked).toEqual(['rebind.example', 'rebind.example'])
  expect(asked).toEqual(['/first'])
})

test('other schemes, ports and accounts are refused, also in a redirect', async () => {
  for (const [path, location] of Object.entries({
    '/file': 'file:///etc/passwd',
    '/ftp': 'ftp://site.example/',
    '/data': 'data:text/html,<title>x</title>',
    '/ssh': 'http://site.example:22/',
    '/account': `http://user:word@site.example:${port}/`,
    '/private': `http://inside.private:${port}/`,
    '/broken': 'http://[',
  })) {
    answers[path] = to(location)
    expect(await fetchPage(path)).toBeNull()
  }
  for (const address of [
    'file:///etc/passwd',
    'http://site.example:6379/',
    `http://a:b@site.example:${port}/`,
  ])
    expect(await fetchPageBy(network())(new URL(address))).toBeNull()
})

test('at most three redirects are followed', async () => {
  for (const at of [0, 1, 2, 3]) answers[`/r${at}`] = to(`/r${at + 1}`)
  answers['/r3'] = page('<title>سه</title>')
  expect((await fetchPage('/r0'))?.url.pathname).toBe('/r3')
  answers['/r3'] = to('/r4')
  answers['/r4'] = page('<title>چهار</title>')
  expect(await fetchPage('/r0')).toBeNull()
  answers['/round'] = to('/round')
  expect(await fetchPage('/round')).toBeNull()
})

test('of a page without end the first half megabyte is taken', async () => {
  let isOver = false
  answers['/huge'] = (answer) => {
    answer.writeHead(200, { 'content-type': 'text/html' })
    const chunk = Buffer.alloc(65_536, 'a')
    const write = (): void => {
      while (!isOver && answer.write(chunk));
      if (!isOver) answer.once('drain', write)
    }
    answer.on('close', () => {
      isOver = true
    })
    write()
  }
  expect((await fetchPage('/huge'))?.bytes.length).toBe(512 * 1024)
  await expect.poll(() => isOver).toBe(true)
})

test('a page that dribbles, and one that never answers, are left in time', async () => {
  answers['/slow'] = (answer) => {
    answer.writeHead(200, { 'content-type': 'text/html' })
    const timer = setInterval(() => answer.write('a'), 20)
    answer.on('close', () => clearInterval(timer))
  }
  answers['/never'] = () => undefined
  expect(await fetchPage('/slow', 'site.example', 300)).toBeNull()
  expect(await fetchPage('/never', 'site.example', 300)).toBeNull()
})

test('what is no page is not read', async () => {
  answers['/picture'] = page('x', { 'content-type': 'image/png' })
  answers['/zip'] = page('x', { 'content-encoding': 'gzip' })
  answers['/typeless'] = (answer) => answer.writeHead(200).end('<title>x</title>')
  answers['/gone'] = (answer) =>
    answer.writeHead(404, { 'content-type': 'text/html' }).end('<title>x</title>')
  answers['/cut'] = (answer) => answer.socket?.destroy()
  for (const path of ['/picture', '/zip', '/typeless', '/gone', '/cut'])
    expect(await fetchPage(path)).toBeNull()
})

test('the open internet is public', () => {
  expect(isPublicAddress({ address: '93.184.215.14', family: 4 })).toBe(true)
})
