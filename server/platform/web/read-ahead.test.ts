import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressor } from './encoding.ts'
import { readAhead, streamOf } from './read-ahead.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('a page that is all there comes in one piece', async () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of ['آرام ', 'و ', 'تا آخر']) controller.enqueue(bytes(part))
      controller.close()
    },
  })
  const ahead = await readAhead(body)
  expect(ahead.bytes.toString()).toBe('آرام و تا آخر')
  expect(ahead.rest).toBeNull()
})

function aSlowPage() {
  const gate = Promise.withResolvers<void>()
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(bytes('first '))
      await gate.promise
      controller.enqueue(bytes('then '))
      controller.enqueue(bytes('last'))
      controller.close()
    },
  })
  return { body, goOn: gate.resolve }
}

test('a page that waits goes out as far as it is, compressed too', async () => {
  const { body, goOn } = aSlowPage()
  const ahead = await readAhead(body)
  expect(ahead.bytes.toString()).toBe('first ')
  const stream = streamOf(ahead, compressor('br'))
  const first = await new Promise<Buffer>((resolve) => stream.once('data', resolve))
  expect(first.length).toBeGreaterThan(0)
  goOn()
  const rest = await buffer(stream)
  expect(brotliDecompressSync(Buffer.concat([first, rest])).toString()).toBe('first then last')
})

test('the whole arrives through zstd and bare', async () => {
  const packed = aSlowPage()
  const bare = aSlowPage()
  const streams = [
    streamOf(await readAhead(packed.body), compressor('zstd')),
    streamOf(await readAhead(bare.body)),
  ]
  packed.goOn()
  bare.goOn()
  const [zstd, plain] = await Promise.all(streams.map((stream) => buffer(stream)))
  expect(zstdDecompressSync(zstd ?? Buffer.alloc(0)).toString()).toBe('first then last')
  expect(plain?.toString()).toBe('first then last')
})

test('a page that breaks on its way breaks the answer', async () => {
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(bytes('first '))
      await new Promise((resolve) => setImmediate(resolve))
      await new Promise((resolve) => setImmediate(resolve))
      controller.error(new Error('broken'))
    },
  })
  const stream = streamOf(await readAhead(body))
  await expect(buffer(stream)).rejects.toThrow('broken')
})
