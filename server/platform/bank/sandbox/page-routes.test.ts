import { parse } from 'parse5'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({ FONT_STYLESHEET: 'https://fonts.example.ir/iransans.css' })
})
afterAll(() => arvand.close())

async function open(more: object = {}): Promise<string> {
  const [bank] = arvand.platform.banks
  const ask = {
    amount: 12_345_670,
    description: 'خرید',
    returnTo: 'http://localhost:3000/pay/return',
    orderId: '1',
  }
  return new URL((await bank?.request({ ...ask, ...more }))?.redirect ?? '').pathname
}
const get = (url: string, headers: Record<string, string> = {}) => arvand.app.inject({ url, headers })
const choose = (url: string, payload: string, headers: Record<string, string> = {}) =>
  arvand.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

test('the page says the amount twice, the shop and what for, and offers five ways', async () => {
  const response = await get(await open({ description: 'خرید دورهٔ «آواز»' }))
  expect(response.statusCode).toBe(200)
  for (const text of [
    'بانک آزمایشی',
    '۱٬۲۳۴٬۵۶۷',
    '۱۲٬۳۴۵٬۶۷۰ ریال',
    'خرید دورهٔ «آواز»',
    'localhost:3000',
    'dir="rtl"',
  ])
    expect(response.body).toContain(text)
  const offered = [...response.body.matchAll(/<button[^>]* name="outcome" value="(\w+)"/g)].map(
    ([, value]) => value,
  )
  expect(offered).toEqual(['pay', 'payLate', 'cancel', 'fail', 'leave'])
})

test('it may run nothing, load nothing from elsewhere, and send its form here and to the shop alone', async () => {
  const { headers, body } = await get(await open())
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("form-action 'self' http://localhost:3000")
  expect(policy).toContain("style-src 'self' https://fonts.example.ir;")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe|script-src/)
  expect(body).not.toMatch(/<script| style=| on\w+=/)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
})

test.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; </dd></dl><form action=//evil.example>",
  '{{constructor}} %s &lt;b&gt;',
  '\u202eabc\u202c <!-- ',
])('a description is text: %s', async (description) => {
  const { body } = await get(await open({ description }))
  const tags = elementsOf(body)
  expect(tags).toEqual(elementsOf((await get(await open())).body))
  expect(textOf(parse(body))).toContain(description)
})

type Node = { nodeName: string; childNodes?: Node[]; value?: string }
const nodesOf = (node: Node): Node[] => [node, ...(node.childNodes ?? []).flatMap(nodesOf)]
const elementsOf = (html: string): string[] =>
  nodesOf(parse(html) as Node).flatMap(({ nodeName }) => (nodeName.startsWith('#') ? [] : [nodeName]))
const textOf = (node: unknown): string =>
  nodesOf(node as Node)
    .map(({ value }) => value ?? '')
    .join('')

test('the address to return to keeps its own query, and nobody else’s status', async () => {
  const page = await open({ returnTo: 'http://localhost:3000/pay/return?of=1&Status=OK&Authority=x' })
  const response = await choose(page, 'outcome=cancel')
  expect(response.statusCode).toBe(303)
  const sentTo = new URL(String(response.headers.location))
  expect([...sentTo.searchParams]).toEqual([
    ['of', '1'],
    ['Status', 'NOK'],
    ['Authority', page.split('/').at(-1)],
  ])
})

test('a form of another origin may post; cookies are neither read nor set', async () => {
  const headers = {
    origin: 'https://elsewhere.example',
    cookie: 'arvand.session=someone',
    referer: 'https://x.example/',
  }
  const page = await open()
  const shown = await get(page, headers)
  expect(shown.headers['set-cookie']).toBeUndefined()
  const response = await choose(page, 'outcome=pay', headers)
  expect([response.statusCode, response.headers['set-cookie']]).toEqual([303, undefined])
})

test('what is no choice shows the page again and chooses nothing', async () => {
  const page = await open()
  for (const payload of [
    '',
    'outcome=',
    'outcome=PAY',
    'outcome=pay&outcome=fail',
    'outcome[]=pay',
    'x=1',
    '__proto__=pay',
  ])
    expect((await choose(page, payload)).statusCode).toBe(422)
  expect((await get(page)).body).toContain('name="outcome"')
})

test('other bodies get a page and choose nothing', async () => {
  const page = await open()
  expect((await choose(page, 'outcome=pay&'.repeat(1000))).statusCode).toBe(413)
  expect((await choose(page, '{"outcome":"pay"}', { 'content-type': 'application/json' })).statusCode).toBe(
    415,
  )
  expect((await choose(page, 'outcome=pay', { 'content-type': 'text/plain' })).statusCode).toBe(415)
  expect((await get(page)).body).toContain('name="outcome"')
})

test('an authority that nobody opened, and tricks with the path', async () => {
  const start = '/sandbox-bank/pg/StartPay/'
  for (const tail of [
    `S${'0'.repeat(35)}`,
    'x',
    '%27%20or%201=1',
    '..%2f..%2fetc',
    '%3Cscript%3E',
    'S'.repeat(400),
  ]) {
    const shown = await get(start + tail)
    expect([tail, shown.statusCode]).toEqual([tail, 404])
    expect(shown.body).toContain('چنین پرداختی در این بانک نیست')
    expect((await choose(start + tail, 'outcome=pay')).statusCode).toBe(404)
  }
  for (const path of [
    `${start}../../../api`,
    `${start}%00`,
    `${start}a/b`,
    '/sandbox-bank/',
    '/sandbox-bank/nothing',
  ])
    expect((await get(path)).statusCode).toBe(404)
})

test('who comes back to a finished payment is sent home', async () => {
  const page = await open()
  await choose(page, 'outcome=pay')
  const { body } = await get(page)
  expect(body).not.toContain('name="outcome"')
  expect(body).toContain('&#38;Status=OK"')
})

test('its look comes from here, with the colours and the font of the site', async () => {
  for (const sheet of ['/sandbox-bank/bank.css', '/plain/colours.css'])
    expect((await get(sheet)).headers['content-type']).toContain('text/css')
  const font = await get('/plain/vazirmatn.woff2')
  expect([font.headers['content-type'], font.rawPayload.subarray(0, 4).toString()]).toEqual([
    'font/woff2',
    'wOF2',
  ])
})
