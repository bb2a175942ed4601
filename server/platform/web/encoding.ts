import { promisify } from 'node:util'
import * as zlib from 'node:zlib'

export type Encoding = 'zstd' | 'br' | 'gzip'

// At a similar size, the one that is cheapest to compress comes first (facts.md E3).
const preferred: readonly Encoding[] = ['zstd', 'br', 'gzip']

const known = new Map<string, Encoding | null>()
const mostKnown = 200

/** The best encoding that an Accept-Encoding header allows; null sends the bytes as they are. */
export function encodingFor(header: string | undefined): Encoding | null {
  if (!header) return null
  const found = known.get(header)
  if (found !== undefined) return found
  const accepted = new Set(
    header.split(',').flatMap((part) => {
      const [name = '', weight = ''] = part.trim().toLowerCase().split(';')
      return /^\s*q=0(\.0*)?$/.test(weight) ? [] : [name.trim()]
    }),
  )
  const best = preferred.find((encoding) => accepted.has(encoding)) ?? null
  if (known.size < mostKnown) known.set(header, best)
  return best
}

const { constants } = zlib
const zstd = promisify(zlib.zstdCompress)
const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Compresses a page that will be sent many times. */
export function compressForCache(encoding: Encoding, bytes: Buffer): Promise<Buffer> {
  if (encoding === 'zstd') return zstd(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 12 } })
  if (encoding === 'br') return brotli(bytes, brotliAt(9, bytes.length))
  return gzip(bytes, { level: 9 })
}

/** Compresses a page that is sent once, at a level that costs less than it saves. */
export function compressNow(encoding: Encoding, bytes: Buffer): Buffer {
  if (encoding === 'zstd') return zlib.zstdCompressSync(bytes, zstdOnce)
  if (encoding === 'br') return zlib.brotliCompressSync(bytes, brotliAt(4, bytes.length))
  return zlib.gzipSync(bytes, { level: 6 })
}

/** A compressor for an answer whose end is not there yet; `flush()` sends what it has buffered. */
export function compressor(encoding: Encoding): zlib.ZstdCompress | zlib.BrotliCompress | zlib.Gzip {
  if (encoding === 'zstd') return zlib.createZstdCompress(zstdOnce)
  if (encoding === 'br') return zlib.createBrotliCompress(brotliAt(4))
  return zlib.createGzip({ level: 6 })
}

const zstdOnce = { params: { [constants.ZSTD_c_compressionLevel]: 3 } }

const brotliAt = (quality: number, size = 0) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
})
