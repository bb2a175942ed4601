import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { inlineScriptHashes } from './content-security.ts'
import { encodingFor } from './encoding.ts'
import type { inProcessCalls } from './in-process-calls.ts'
import type { RenderedPage } from './page-cache.ts'
import { type PageAddress, pageAddress, themeIn } from './page-key.ts'
import type { PagePolicy } from './web-build.ts'
import type { WebParts } from './web-parts.ts'

interface KeptParts extends Pick<WebParts, 'pages' | 'cache' | 'settings' | 'publicUrl'> {
  readonly callsFor: ReturnType<typeof inProcessCalls>
  readonly policy: (scripts: readonly string[]) => string
}

/** Nobody's call: a kept page is made for no one in particular. */
const nobody = { token: null, address: '127.0.0.1', userAgent: '', fromOurOrigin: false }
const mostPolicies = 5_000

/** Answers a stranger from the page cache; false where the page may not be kept, and nothing is sent. */
export function keptPages({ pages, cache, settings, publicUrl, callsFor, policy }: KeptParts) {
  const policies = new Map<string, PagePolicy | null>()

  function policyFor(pathname: string): PagePolicy | null {
    const known = policies.get(pathname)
    if (known !== undefined) return known
    const found = pages.policyFor(pathname)
    if (policies.size >= mostPolicies) policies.clear()
    policies.set(pathname, found)
    return found
  }

  /** The page is shown no header but the theme, no query but the declared one, and nobody's session. */
  async function render(
    request: FastifyRequest,
    { canonical }: PageAddress,
    theme: string,
  ): Promise<RenderedPage | null> {
    let failed = false
    const report = (error: unknown) => {
      failed = true
      request.log.error({ err: error }, 'page failed')
    }
    const headers: Record<string, string> = theme ? { cookie: `arvand.theme=${theme}` } : {}
    const given = { visitor: null, nonce: null, settings, requestId: request.id, report }
    const { call } = callsFor(nobody, report)
    const response = await pages.answer(new Request(new URL(canonical, publicUrl), { headers }), {
      ...given,
      call,
    })
    const html = await response.text()
    if (failed || response.status !== 200 || response.headers.has('set-cookie')) return null
    return {
      html: Buffer.from(html),
      etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
      contentSecurityPolicy: policy(inlineScriptHashes(html)),
    }
  }

  // It answers with a word and not with the reply, which is thenable and would be waited for.
  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const [pathname = '/', search = ''] = request.url.split('?', 2)
    const pagePolicy = policyFor(pathname)
    if (!pagePolicy) return false
    const theme = themeIn(request.headers.cookie)
    const address = pageAddress(pathname, search, pagePolicy, theme)
    if (!address) return false
    const page = await cache.take(address.key, pagePolicy, () => render(request, address, theme))
    if (!page) return false
    const encoding = encodingFor(request.headers['accept-encoding'])
    const body = encoding ? await page.compressed(encoding) : page.html
    reply
      .header('content-security-policy', page.contentSecurityPolicy)
      .header('cache-control', 'public, max-age=0, must-revalidate')
      .header('vary', 'Accept-Encoding, Cookie')
      .header('etag', page.etag)
    if (request.headers['if-none-match'] === page.etag) {
      reply.code(304).send()
      return true
    }
    if (encoding) reply.header('content-encoding', encoding)
    reply.type('text/html; charset=utf-8').send(body)
    return true
  }
}
