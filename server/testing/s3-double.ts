import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** An S3-compatible store in memory, with the calls that Arvand uses. It refuses calls without a signature. */
export interface S3Double {
  readonly url: string
  readonly objects: Map<
    string,
    { readonly body: Buffer; readonly type: string; readonly meta?: Record<string, string> }
  >
  close(): Promise<void>
}

interface Parts {
  readonly key: string
  readonly type: string
  readonly parts: Map<number, Buffer>
}

/** Starts a store on a free port; the name of the bucket is the first part of the path. */
export async function anS3Double(bucket: string): Promise<S3Double> {
  const objects: S3Double['objects'] = new Map()
  const multiparts = new Map<string, Parts>()
  const server = createServer((request, response) => {
    answer({ bucket, objects, multiparts }, request, response).catch((error: unknown) =>
      response.destroy(error as Error),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    objects,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

interface Store {
  readonly bucket: string
  readonly objects: S3Double['objects']
  readonly multiparts: Map<string, Parts>
}

interface Call {
  readonly method: string
  readonly key: string
  readonly query: URLSearchParams
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

async function answer(store: Store, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://s3')
  const isSigned =
    request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/') ||
    query.has('X-Amz-Signature')
  if (!isSigned) return trouble(response, 403, 'AccessDenied')
  const key = decodeURIComponent(pathname.slice(store.bucket.length + 2))
  const call = { method: request.method ?? 'GET', key, query, request, response }
  if (key === '') return list(store, call)
  if (query.has('uploadId') || query.has('uploads')) return multipart(store, call)
  return single(store, call)
}

async function single({ objects }: Store, { method, key, query, request, response }: Call): Promise<void> {
  if (method === 'PUT') {
    objects.set(key, {
      body: await buffer(request),
      type: request.headers['content-type'] ?? '',
      meta: metaOf(request),
    })
    response.writeHead(200, { etag: '"sum"' }).end()
    return
  }
  if (method === 'DELETE') {
    objects.delete(key)
    response.writeHead(204).end()
    return
  }
  const found = objects.get(key)
  if (!found) return trouble(response, 404, 'NoSuchKey', method === 'HEAD')
  const [, from, to] = request.headers.range?.match(/^bytes=(\d+)-(\d*)$/) ?? []
  const body =
    from === undefined ? found.body : found.body.subarray(Number(from), to ? Number(to) + 1 : undefined)
  response.writeHead(from === undefined ? 200 : 206, {
    ...found.meta,
    'content-length': body.length,
    'content-type': query.get('response-content-type') ?? found.type,
    'content-disposition': query.get('response-content-disposition') ?? 'inline',
  })
  response.end(method === 'HEAD' ? undefined : body)
}

/** The metadata that was stored with an object, returned with it. */
const metaOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.startsWith('x-amz-meta-') ? [[name, String(value)]] : [],
    ),
  )

async function multipart(
  { objects, multiparts }: Store,
  { method, key, query, request, response }: Call,
): Promise<void> {
  const id = query.get('uploadId') ?? ''
  if (query.has('uploads')) {
    const made = createHash('sha1').update(`${key} ${multiparts.size}`).digest('hex')
    multiparts.set(made, { key, type: request.headers['content-type'] ?? '', parts: new Map() })
    return xml(
      response,
      `<InitiateMultipartUploadResult><Key>${key}</Key><UploadId>${made}</UploadId></InitiateMultipartUploadResult>`,
    )
  }
  const upload = multiparts.get(id)
  if (!upload) return trouble(response, 404, 'NoSuchUpload')
  if (method === 'PUT') {
    upload.parts.set(Number(query.get('partNumber')), await buffer(request))
    response.writeHead(200, { etag: `"${query.get('partNumber')}"` }).end()
    return
  }
  if (method === 'GET') {
    const rows = [...upload.parts].map(
      ([nth, { length }]) =>
        `<Part><PartNumber>${nth}</PartNumber><ETag>"${nth}"</ETag><Size>${length}</Size></Part>`,
    )
    return xml(
      response,
      `<ListPartsResult>${rows.join('')}<IsTruncated>false</IsTruncated></ListPartsResult>`,
    )
  }
  multiparts.delete(id)
  if (method === 'DELETE') {
    response.writeHead(204).end()
    return
  }
  const body = Buffer.concat([...upload.parts].toSorted(([a], [b]) => a - b).map(([, part]) => part))
  objects.set(key, { body, type: upload.type })
  return xml(
    response,
    `<CompleteMultipartUploadResult><Key>${key}</Key><ETag>"sum"</ETag></CompleteMultipartUploadResult>`,
  )
}

async function list({ objects }: Store, { method, query, request, response }: Call): Promise<void> {
  if (method === 'POST') {
    const asked = (await buffer(request)).toString()
    for (const [, key = ''] of asked.matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(key)
    return xml(response, '<DeleteResult/>')
  }
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? ''))
  const rows = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`)
  return xml(
    response,
    `<ListBucketResult><IsTruncated>false</IsTruncated>${rows.join('')}</ListBucketResult>`,
  )
}

function xml(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${body}`)
}

function trouble(response: ServerResponse, status: number, code: string, isBare = false): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(isBare ? undefined : `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
}
