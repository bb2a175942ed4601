import { localDigits } from '@arvand/persian/digits'
import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { problemOf } from '#platform/http/problem'
import { sessionCookieFor } from '#platform/http/session-cookie'
import { plainPages } from '#platform/plain-page'
import type { InteropDeps } from '../deps.ts'
import { authorization, authorizeTool } from '../lti/authorize.ts'
import { lineItemOf } from '../lti/claims.ts'
import { grant, grantAccess, readAccess } from '../lti/grant-access.ts'
import { jsonOf } from '../lti/json-of.ts'
import { postPage, saidPage } from '../lti/pages.ts'
import { publicKeys } from '../lti/signing-key.ts'
import { takeChosen } from '../lti/take-chosen.ts'
import { listResults, resultsAsk, score, showLineItem, takeScore } from '../lti/take-score.ts'
import { schoolLaunchRoutes } from './school-launches.ts'

const mostBytes = 64 * 1024

/**
 * The addresses at which tools and browsers on their way to them knock, as LTI 1.3 has them. Forms from any origin may
 * post here; only `authorize` reads the session, and only of a request that the browser makes as a page of its own.
 */
export const ltiRoutes =
  (deps: InteropDeps) =>
  (app: FastifyInstance): void => {
    app.get('/lti/keys', async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').send(await publicKeys(deps)),
    )
    void app.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      await scope.register(formbody, { bodyLimit: mostBytes })
      browserRoutes(scope, deps)
      schoolLaunchRoutes(scope, deps)
      tokenRoute(scope, deps)
    })
    void app.register((scope, _options, done) => {
      scope.removeAllContentTypeParsers()
      const asText = { parseAs: 'string' as const, bodyLimit: mostBytes }
      scope.addContentTypeParser('application/vnd.ims.lis.v1.score+json', asText, (_request, body, parsed) =>
        parsed(null, body),
      )
      gradeRoutes(scope, deps)
      done()
    })
  }

function browserRoutes(scope: FastifyInstance, deps: InteropDeps): void {
  const cookie = sessionCookieFor(deps.publicUrl)
  const show = plainPages(deps.config.fontStylesheet)
  const trouble = saidPage(
    'ابزار باز نشد',
    'زمان باز کردن ابزار گذشته یا این پنجره پیش‌تر استفاده شده است. این پنجره را ببندید و از صفحهٔ درس دوباره باز کنید.',
  )
  scope.get('/lti/authorize', async (request, reply) => {
    const asked = authorization.safeParse(request.query)
    const token = cookie.read(request.headers.cookie)
    const actor = token === null ? null : await deps.whoIs(token)
    const posted = asked.success && actor ? await authorizeTool(deps, asked.data, actor.personId) : null
    return posted ? show(reply, 200, postPage(posted.to, posted.fields)) : show(reply, 403, trouble)
  })
  // A browser sends no cookie with a form of another site, but does with the page that it is sent to then.
  scope.post('/lti/authorize', (request, reply) => {
    const asked = authorization.safeParse(request.body)
    if (!asked.success) return show(reply, 403, trouble)
    return reply.redirect(`/lti/authorize?${new URLSearchParams(asked.data)}`, 303)
  })
  scope.post('/lti/chosen', async (request, reply) => {
    const { data } = z.object({ JWT: z.string().max(60_000) }).safeParse(request.body)
    const chosen = data ? await takeChosen(deps, data.JWT) : null
    if (!chosen) return show(reply, 403, trouble)
    const text =
      chosen.count === 0
        ? 'چیزی انتخاب نشد. این پنجره را ببندید.'
        : `${localDigits(String(chosen.count))} مورد از «${chosen.tool}» به فهرست شما اضافه شد. این پنجره را ببندید و آن را در درس انتخاب کنید.`
    return show(reply, 200, saidPage('انتخاب از ابزار', text))
  })
}

function tokenRoute(scope: FastifyInstance, deps: InteropDeps): void {
  scope.post('/lti/token', async (request, reply) => {
    const asked = grant.safeParse(request.body)
    if (!asked.success) return reply.code(400).send({ error: 'invalid_request' })
    const granted = await grantAccess(deps, asked.data)
    return granted
      ? reply.header('cache-control', 'no-store').send(granted)
      : reply.code(401).send({ error: 'invalid_client' })
  })
}

const scoped = (name: string) => `https://purl.imsglobal.org/spec/lti-ags/scope/${name}`
const lesson = z.object({ lessonId: z.uuid() })

/** A lesson's line item and its scores, for a tool that has a token. */
function gradeRoutes(scope: FastifyInstance, deps: InteropDeps): void {
  scope.setErrorHandler((error, request, reply) => {
    const { status } = problemOf(error)
    if (status >= 500) request.log.error({ err: error }, 'grades of a tool failed')
    return reply.code(status).send({ error: 'invalid_request' })
  })
  const path = '/lti/lessons/:lessonId/line-item'
  scope.get(path, async (request, reply) => {
    const found = await itemFor(deps, request, 'lineitem.readonly')
    if (typeof found === 'number') return reply.code(found).send()
    const { lessonId, label, scoreMaximum } = found
    const item = { id: lineItemOf(deps.publicUrl, lessonId), label, scoreMaximum, resourceLinkId: lessonId }
    return reply.type('application/vnd.ims.lis.v2.lineitem+json').send(JSON.stringify(item))
  })
  scope.get(`${path}/results`, async (request, reply) => {
    const found = await itemFor(deps, request, 'result.readonly')
    if (typeof found === 'number') return reply.code(found).send()
    const asked = resultsAsk.safeParse(request.query)
    if (!asked.success) return reply.code(400).send({ error: 'invalid_request' })
    const page = await listResults(deps.db, found.lessonId, asked.data)
    const own = lineItemOf(deps.publicUrl, found.lessonId)
    if (page.next) {
      const { after, limit } = page.next
      const next = new URLSearchParams({ limit: String(limit), after })
      void reply.header('link', `<${own}/results?${next}>; rel="next"`)
    }
    const results = page.results.map((row) => ({ id: `${own}/results/${row.userId}`, scoreOf: own, ...row }))
    return reply.type('application/vnd.ims.lis.v2.resultcontainer+json').send(JSON.stringify(results))
  })
  scope.post(`${path}/scores`, async (request, reply) => {
    const found = await itemFor(deps, request, 'score')
    if (typeof found === 'number') return reply.code(found).send()
    const given = score.safeParse(jsonOf(String(request.body)))
    if (!given.success) return reply.code(400).send({ error: 'invalid_request' })
    const outcome = await takeScore(deps, found, given.data)
    return reply.code({ taken: 200, older: 409, unknown: 404 }[outcome]).send()
  })
}

interface GradeRequest {
  readonly headers: { readonly authorization?: string }
  readonly params: unknown
}

/** The line item that a tool asks for; a number is the status of a refusal. */
async function itemFor(deps: InteropDeps, { headers, params }: GradeRequest, need: string) {
  const access = await readAccess(deps, headers.authorization)
  if (!access) return 401
  if (!access.scopes.includes(scoped(need))) return 403
  const { data } = lesson.safeParse(params)
  const item = data && (await showLineItem(deps.db, data.lessonId, access.toolId))
  return item ? { ...item, lessonId: data.lessonId, toolId: access.toolId } : 404
}
