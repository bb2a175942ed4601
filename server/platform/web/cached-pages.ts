import { createHash } from 'node:crypto'
import type { Endpoint } from '@arvand/contracts/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { inlineScriptHashes } from './content-security.ts'
import { type Encoding, encodingFor } from './encoding.ts'
import type { inProcessCalls } from './in-process-calls.ts'
import { logFailure } from './log-failure.ts'
import type { CachedPage, RenderedPage } from './page-cache.ts'
import { type PageAddress, pageAddress, themeIn } from './page-key.ts'
import { nobody } from './strangers-answers.ts'
import type { PagePolicy } from './web-build.ts'
import type { WebDeps } from './web-deps.ts'

interface CachedPagesDeps extends Pick<WebDeps, 'pages' | 'cache' | 'settings' | 'publicUrl'> {
  readonly callsFor: ReturnType<typeof inProcessCalls>
  readonly endpoints: readonly Endpoint[]
  readonly policy: (scripts: readonly string[]) => string
}

const mostPolicies = 5_000

/** Answers visitors who are not signed in from the page cache. */
export function cachedPages(deps: CachedPagesDeps) {
  const { pages, cache, settings, publicUrl, callsFor, policy, endpoints } = deps

  const policies = new Map<string, PagePolicy | null>()

  function policyFor(pathname: string): PagePolicy | null {
    const known = policies.get(pathname)
    if (known !== undefined) return known
    const found = pages.policyFor(pathname)
    if (policies.size >= mostPolicies) policies.clear()
    policies.set(pathname, found)
    return found
  }

  /**
   * Renders the page without the request's headers and session: only with the theme and the declared query parameters.
   */
  async function render(
    request: FastifyRequest,
    { canonical }: PageAddress,
    theme: string,
  ): Promise<RenderedPage | null> {
    let failed = false
    const report = (error: unknown) => {
      failed = true
      logFailure(request.log, error)
    }
    const session = { sessionEnded: false, dropSession: () => undefined }
    const given = {
      visitor: null,
      ...session,
      nonce: null,
      theme,
      folds: '',
      settings,
      requestId: request.id,
      report,
    }
    const { call, check } = callsFor(nobody, report)
    const response = await pages.answer(new Request(new URL(canonical, publicUrl)), {
      ...given,
      call,
      // The page itself is kept, so an answer that is kept too would only make it older.
      callAsStranger: call,
      check,
      endpoints,
    })
    const html = await response.text()
    if (failed || response.status !== 200 || response.headers.has('set-cookie')) return null
    return {
      html: Buffer.from(html),
      etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
      contentSecurityPolicy: policy(inlineScriptHashes(html)),
    }
  }

  /** False when the page may not be cached. A cached page is sent synchronously, without waiting for the event loop. */
  return (request: FastifyRequest, reply: FastifyReply, pathname: string): boolean | Promise<boolean> => {
    const pagePolicy = policyFor(pathname)
    if (!pagePolicy) return false
    const theme = themeIn(request.headers.cookie)
    const search = request.url.slice(pathname.length + 1)
    const address = pageAddress(pathname, search, pagePolicy, theme)
    if (!address) return false
    const ready = cache.peek(address.key)
    if (ready) return sendKept(request, reply, ready)
    return cache
      .take(address.key, pagePolicy, () => render(request, address, theme))
      .then((page) => (page ? sendKept(request, reply, page) : false))
  }
}

// Resolves with `true` and not with the reply: the reply is thenable, so `await` would wait until it is sent.
function sendKept(request: FastifyRequest, reply: FastifyReply, page: CachedPage): true | Promise<true> {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const body = encoding ? page.compressed(encoding) : page.html
  if (!(body instanceof Promise)) return sendBytes(request, reply, page, encoding, body)
  return body.then(
    (bytes) => sendBytes(request, reply, page, encoding, bytes),
    (error: unknown) => {
      logFailure(request.log, error)
      return sendBytes(request, reply, page, null, page.html)
    },
  )
}

function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  { contentSecurityPolicy, etag }: CachedPage,
  encoding: Encoding | null,
  bytes: Buffer,
): true {
  reply.headers({
    'content-security-policy': contentSecurityPolicy,
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Accept-Encoding, Cookie',
    etag,
  })
  if (request.headers['if-none-match'] === etag) {
    reply.code(304).send()
    return true
  }
  if (encoding) reply.header('content-encoding', encoding)
  reply.header('content-type', 'text/html; charset=utf-8').send(bytes)
  return true
}
