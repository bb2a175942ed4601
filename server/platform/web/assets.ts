import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor } from './encoding.ts'

interface Asset {
  readonly bytes: Buffer
  readonly br: Buffer | undefined
  readonly gzip: Buffer | undefined
  readonly headers: Readonly<Record<string, string>>
}

const year = 365 * 24 * 60 * 60
const hour = 60 * 60

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
}

// The two files with their own policy: the offline page, and the service worker that stores it.
const policies: Readonly<Record<string, string>> = {
  '/offline.html':
    "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; frame-ancestors 'none'",
  '/sw.js': "default-src 'none'; connect-src 'self'",
}

/** Sends a built file; false when there is none of that name. */
export type SendAsset = (pathname: string, request: FastifyRequest, reply: FastifyReply) => boolean

/**
 * Reads the built files into memory, one or two megabytes with their compressed copies, so that a new build does not
 * change what a running process serves.
 */
export async function openAssets(folder: string): Promise<SendAsset> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const read = new Map<string, Buffer>(
    await Promise.all(
      paths.map(
        async (path) => [`/${relative(folder, path).replaceAll(sep, '/')}`, await readFile(path)] as const,
      ),
    ),
  )
  const assets = new Map(
    [...read].flatMap(([name, bytes]) => (isServed(name) ? [[name, asset(name, bytes, read)]] : [])),
  )
  return (pathname, request, reply) => {
    const found = assets.get(pathname)
    if (!found) return false
    send(found, request, reply)
    return true
  }
}

const isServed = (name: string): boolean => types[extname(name)] !== undefined && !name.startsWith('/.')

function asset(name: string, bytes: Buffer, read: ReadonlyMap<string, Buffer>): Asset {
  const policy = policies[name]
  const headers = {
    'content-type': types[extname(name)] ?? '',
    // A name with a hash always has the same content.
    'cache-control': name.startsWith('/assets/')
      ? `public, max-age=${year}, immutable`
      : `public, max-age=${hour}`,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    vary: 'Accept-Encoding',
    ...(policy ? { 'content-security-policy': policy } : {}),
  }
  return { bytes, br: read.get(`${name}.br`), gzip: read.get(`${name}.gz`), headers }
}

function send({ bytes, br, gzip, headers }: Asset, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(headers)
  if (request.headers['if-none-match'] === headers.etag) {
    reply.code(304).send()
    return
  }
  const accepted = String(request.headers['accept-encoding'] ?? '').replace(/\bzstd\b[^,]*/i, '')
  const encoding = encodingFor(accepted)
  const packed = encoding === 'br' ? br : encoding === 'gzip' ? gzip : undefined
  if (packed && encoding) reply.header('content-encoding', encoding)
  reply.send(packed ?? bytes)
}
