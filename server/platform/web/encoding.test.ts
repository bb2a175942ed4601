import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressForCache, compressNow, type Encoding, encodingFor } from './encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0', null],
  ['identity', null],
  ['', null],
  [undefined, null],
])('%j is answered in %j', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding)
})

const opened: Record<Encoding, (bytes: Buffer) => Buffer> = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

test.each(['zstd', 'br', 'gzip'] as const)('what %s packs it opens again', async (encoding) => {
  const page = Buffer.from('آرام و تا آخر. '.repeat(500))
  expect(opened[encoding](compressNow(encoding, page)).equals(page)).toBe(true)
  const kept = await compressForCache(encoding, page)
  expect(opened[encoding](kept).equals(page)).toBe(true)
  expect(kept.length).toBeLessThan(page.length / 10)
})
