import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ourOrigin } from '../http/our-origin.ts'
import { notePattern, unmatched } from '../http/pattern.ts'
import { problemOf } from '../http/problem.ts'
import { sessionCookieFor } from '../http/session-cookie.ts'
import { type PlainPage, plainPages } from '../plain-page.ts'
import { refuse } from '../refusal.ts'
import { escapeXml } from '../xml.ts'
import { openAssets } from './assets.ts'
import { cachedPages } from './cached-pages.ts'
import { devPolicy, pagePolicy } from './content-security.ts'
import { inProcessCalls } from './in-process-calls.ts'
import { logFailure } from './log-failure.ts'
import { foldsIn, themeIn } from './page-key.ts'
import { isPageAddress, pageRequest } from './page-request.ts'
import { sendPage } from './send-page.ts'
import { sendPicture } from './send-picture.ts'
import { strangersAnswers } from './strangers-answers.ts'
import type { Pages } from './web-build.ts'
import type { WebDeps } from './web-deps.ts'

const bodyLimit = 1_048_576
/** Paths that never belong to a page: calls, live messages, built files, the sandbox bank. */
const notPages = /^\/(api|live-messages|socket\.io|assets|sandbox-bank|\.well-known)\//

/** Pages whose calls are made as the guest of a class; a guest's token is of use for nothing else. */
const isOfGuests = (address: string): boolean => address.startsWith('/live/guests/')

const mostPatterns = 5_000

/** Strangers can invent any number of paths, so only a limited number is remembered. */
function boundedPatterns(pages: Pages): (pathname: string) => string {
  const known = new Map<string, string>()
  return (pathname) => {
    const pattern =
      known.get(pathname) ?? (notPages.test(pathname) ? null : pages.patternFor(pathname)) ?? unmatched
    if (known.size >= mostPatterns) known.clear()
    known.set(pathname, pattern)
    return pattern
  }
}

/**
 * Serves every page of the web: public pages for visitors who are not signed in from the cache, all others streamed.
 */
export async function serveWeb(app: FastifyInstance, deps: WebDeps): Promise<void> {
  const isBuilt = deps.assets !== null
  const outer = deps.outerSources ?? {}
  const isSecure = deps.publicUrl.protocol === 'https:'
  const policy = isBuilt ? pagePolicy(outer, isSecure) : devPolicy
  const framingPolicy = isBuilt
    ? pagePolicy({ ...outer, frame: [...(outer.frame ?? []), 'https:'] }, isSecure)
    : devPolicy
  const callsFor = inProcessCalls(deps)
  const callAsStranger = strangersAnswers(deps.cache, callsFor)
  const isOurs = ourOrigin(deps.publicUrl)
  const guestCookie = sessionCookieFor(deps.publicUrl, 'guest')
  const endpoints = deps.routes.map((route) => route.endpoint)
  const answerKept = cachedPages({ ...deps, callsFor, policy, endpoints })
  const sendAsset = deps.assets === null ? () => false : await openAssets(deps.assets)

  const showPlain = plainPages(deps.settings.fontStylesheet)
  const patternFor = boundedPatterns(deps.pages)

  const originOf = (request: FastifyRequest): string => {
    const named = `${deps.publicUrl.protocol}//${request.headers.host ?? ''}`
    return isOurs(named) ? named : deps.publicUrl.origin
  }

  function answer(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    if (!isPageAddress(request.url, deps.publicUrl)) refuse('request.not-found')
    const mark = request.url.indexOf('?')
    const pathname = mark < 0 ? request.url : request.url.slice(0, mark)
    if (sendAsset(pathname, request, reply)) return reply
    if (pathname.startsWith('/girih/')) return sendPicture(deps.pages, request, reply, pathname)
    notePattern(request, patternFor(pathname))
    if (notPages.test(pathname)) {
      reply.callNotFound()
      return reply
    }
    const token = deps.cookie.read(request.headers.cookie)
    if (token !== null || request.method === 'POST') return answerStreamed(request, reply, token)
    const kept = answerKept(request, reply, pathname)
    if (kept === true) return reply
    if (kept === false) return answerStreamed(request, reply, token)
    return kept.then((sent) => (sent ? reply : answerStreamed(request, reply, token)))
  }

  async function answerStreamed(
    request: FastifyRequest,
    reply: FastifyReply,
    token: string | null,
  ): Promise<FastifyReply> {
    const fromOurOrigin = isOurs(request.headers.origin)
    if (request.method === 'POST' && !fromOurOrigin) refuse('request.forbidden')
    const report = (error: unknown) => logFailure(request.log, error)
    const guest = isOfGuests(request.url) ? guestCookie.read(request.headers.cookie) : null
    const caller = callerOf(request, guest ?? token, fromOurOrigin)
    const arrival = token === null ? null : await deps.arrivalOf(token)
    const { call, check, cookies } = callsFor(caller, report, arrival?.actor)
    const visitor = arrival?.visitor ?? null
    const nonce = isBuilt ? randomBytes(16).toString('base64') : null
    const left = new AbortController()
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) left.abort()
    })
    const theme = themeIn(request.headers.cookie)
    const folds = foldsIn(request.headers.cookie)
    const { settings, readOutbox } = deps
    const session = {
      sessionEnded: token !== null && arrival === null,
      dropSession: () => void reply.header('set-cookie', deps.cookie.drop()),
    }
    const page = { visitor, ...session, nonce, theme, folds, settings, requestId: request.id, report }
    const given = {
      ...page,
      call,
      callAsStranger: callAsStranger(report),
      check,
      endpoints,
      readOutbox,
    }
    const response = await deps.pages.answer(pageRequest(request, originOf(request), left.signal), given)
    for (const cookie of cookies) reply.header('set-cookie', cookie)
    reply.header('cache-control', 'private, no-cache')
    const policyHere = deps.framesAnywhere?.test(request.url) ? framingPolicy : policy
    reply.header('content-security-policy', policyHere(nonce ? [`'nonce-${nonce}'`] : []))
    return sendPage(reply, response, request.headers['accept-encoding'])
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    )
    scope.setErrorHandler((error, request, reply) => {
      const problem = problemOf(error)
      if (problem.status >= 500) logFailure(request.log, error)
      return showPlain(reply, problem.status, failedPage(problem.title, request.id))
    })
    scope.route({ method: ['GET', 'POST'], url: '/*', handler: answer })
  })
}

function callerOf(request: FastifyRequest, token: string | null, fromOurOrigin: boolean) {
  return {
    token,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    fromOurOrigin: request.method === 'POST' && fromOurOrigin,
  }
}

/** What is shown when the web itself fails; nothing from the request stands in it. */
const failedPage = (sentence: string, requestId: string): PlainPage => ({
  title: 'صفحه آماده نشد',
  body: `<p>${escapeXml(sentence)}</p>
<a class="button" href="/">رفتن به صفحهٔ اصلی</a>
<p><small>شمارهٔ پیگیری: <bdi dir="ltr">${escapeXml(requestId)}</bdi></small></p>`,
})
