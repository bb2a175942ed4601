import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendPicture } from './send-picture.ts'

const svg = `<svg>${'<path d="M0 0h1v1z"/>'.repeat(100)}</svg>`
const app = Fastify()
const pages = { pictureFor: async (address: string) => (address === '/girih/a.svg' ? svg : null) }
app.get('/girih/:file', (request, reply) => sendPicture(pages, request, reply, request.url))

const get = (url: string, encoding?: string) =>
  app.inject({ url, headers: encoding ? { 'accept-encoding': encoding } : {} })
const kept = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' }

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['zstd', zstdDecompressSync],
] as const)('a drawn picture comes in %s, smaller, for a year', async (encoding, unpack) => {
  const { headers, rawPayload } = await get('/girih/a.svg', encoding)
  expect(headers).toMatchObject({ ...kept, 'content-encoding': encoding })
  expect(rawPayload.length).toBeLessThan(svg.length / 2)
  expect(unpack(rawPayload).toString()).toBe(svg)
})

test('it comes as it is to who unpacks nothing; an address of no picture is none', async () => {
  const { headers, body } = await get('/girih/a.svg')
  expect(headers).toMatchObject(kept)
  expect(headers['content-encoding']).toBeUndefined()
  expect(body).toBe(svg)
  expect((await get('/girih/b.svg')).statusCode).toBe(404)
})
