import { describe, expect, test } from 'vitest'
import { scriptsLast } from './scripts-last.ts'

const head = '<head><title>درس</title><link rel="modulepreload" href="/a.js"/><link rel="stylesheet"/></head>'
const body = '<body>یک <link rel="modulepreload" href="/b.js"/> متن</body>'

/** The page in chunks of so many bytes, as they come out. */
async function sent(page: string, size: number): Promise<string> {
  const bytes = Buffer.from(page)
  const chunks = new ReadableStream<Uint8Array>({
    start(out) {
      for (let at = 0; at < bytes.length; at += size) out.enqueue(bytes.subarray(at, at + size))
      out.close()
    },
  })
  return await new Response(scriptsLast(chunks)).text()
}

test.each([1, 7, 64, 10_000])('scripts of the head come last, in chunks of %i bytes', async (size) => {
  const told = head.replace('modulepreload"', 'modulepreload" fetchpriority="low"')
  expect(await sent(head + body, size)).toBe(told + body)
})

test('what has no head is sent as it is', async () => {
  expect(await sent(body, 5)).toBe(body)
})

describe('a page that hydrates at the first sign of a visitor', () => {
  const html = `<html data-hydrate="later">${head}`
  const script = (kind: string) => `<body>متن<script nonce="n" ${kind}>import "/b.js"</script></body></html>`
  const async = 'type="module" async=""'

  test.each([1, 64, 10_000])(
    'names no scripts ahead and holds its own, in chunks of %i bytes',
    async (size) => {
      expect(await sent(html + script(async), size)).toBe(
        '<html data-hydrate="later"><head><title>درس</title><link rel="stylesheet"/></head>' +
          script('type="text/plain" data-held=""'),
      )
    },
  )

  test('with a part that cannot wait is sent as it is', async () => {
    const urgent = `${html}<body><p data-hydrate="now"></p>${script(async)}`
    expect(await sent(urgent, 64)).toBe(urgent)
  })
})
