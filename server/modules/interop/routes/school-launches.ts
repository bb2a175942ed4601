import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { namesOf } from '#modules/identity'
import { ourOrigin } from '#platform/http/our-origin'
import { sessionCookieFor } from '#platform/http/session-cookie'
import { plainPages } from '#platform/plain-page'
import type { InteropDeps } from '../deps.ts'
import { beginLogin, initiation, newBrowser } from '../schools/begin-login.ts'
import { type EnterWish, enterFromSchool, type Visitor } from '../schools/enter-from-school.ts'
import { schoolAddresses } from '../schools/school-claims.ts'
import {
  askPage,
  choosePage,
  chosenPage,
  framedPage,
  refusedPage,
  signInPage,
} from '../schools/school-pages.ts'
import { listPlaces } from '../schools/school-places.ts'
import { choice, takeChoice } from '../schools/take-choice.ts'
import { launch, takeLaunch } from '../schools/take-launch.ts'

/**
 * By this cookie a launch is known to end in the browser in which it began. It goes along with forms of other sites, and
 * in the frame of a school it is one of that school alone.
 */
function browserCookie(publicUrl: URL) {
  const name = publicUrl.protocol === 'https:' ? '__Host-arvand.school' : 'arvand.school'
  const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'none', partitioned: true } as const
  return {
    read: ({ headers }: FastifyRequest) => parseCookie(headers.cookie ?? '')[name] ?? null,
    keep: (value: string) => stringifySetCookie({ name, value, maxAge: 3600, ...attributes }),
  }
}

const isFramed = ({ headers }: FastifyRequest) =>
  ['iframe', 'frame', 'embed', 'object'].includes(String(headers['sec-fetch-dest']))

/** The addresses at which browsers from learning systems of schools knock, as LTI 1.3 has them for a tool. */
export function schoolLaunchRoutes(scope: FastifyInstance, deps: InteropDeps): void {
  const cookie = browserCookie(deps.publicUrl)
  const show = plainPages(deps.config.fontStylesheet)
  const { chooseUrl } = schoolAddresses(deps.publicUrl)
  const login = async (request: FastifyRequest, reply: FastifyReply) => {
    const { data } = initiation.safeParse(request.method === 'GET' ? request.query : request.body)
    if (!data) return show(reply, 400, refusedPage('claims'))
    if (isFramed(request) && data.target_link_uri !== chooseUrl) {
      const query = new URLSearchParams(Object.entries(data).filter(([, value]) => value !== undefined))
      return show(reply, 200, framedPage(`/lti/tool/login?${query}`))
    }
    const browser = cookie.read(request) ?? newBrowser()
    const to = await beginLogin(deps, data, browser, request.ip)
    if (to === null) return show(reply, 403, refusedPage('unknown'))
    return reply
      .header('set-cookie', cookie.keep(browser))
      .header('cache-control', 'no-store')
      .redirect(to, 302)
  }
  scope.get('/lti/tool/login', login)
  scope.post('/lti/tool/login', login)
  scope.post('/lti/tool/launch', async (request, reply) => {
    const { data } = launch.safeParse(request.body)
    const taken = data ? await takeLaunch(deps, data, cookie.read(request)) : 'claims'
    if (typeof taken === 'string') return show(reply, 403, refusedPage(taken))
    const { loginId, told, schoolId } = taken
    // A browser sends the session's cookie with the page that it is sent to, not with a form of another site.
    if (told.message === 'visit') return reply.redirect(`/lti/tool/enter/${loginId}`, 303)
    return show(reply, 200, choosePage(loginId, await listPlaces(deps.db, schoolId), told.returnUrl))
  })
  enterRoutes(scope, deps, cookie)
}

const ofLogin = z.object({ loginId: z.uuid() })
const wish = z.object({ as: z.enum(['school', 'mine']) })

function enterRoutes(
  scope: FastifyInstance,
  deps: InteropDeps,
  cookie: ReturnType<typeof browserCookie>,
): void {
  const session = sessionCookieFor(deps.publicUrl)
  const show = plainPages(deps.config.fontStylesheet)
  const isOurs = ourOrigin(deps.publicUrl)
  async function visitorOf({ headers }: FastifyRequest): Promise<Visitor | null> {
    const token = session.read(headers.cookie)
    const actor = token === null ? null : await deps.whoIs(token)
    if (!actor) return null
    const { personId } = actor
    return { personId, name: (await namesOf(deps.db, [personId])).get(personId) ?? '' }
  }
  async function enter(request: FastifyRequest, reply: FastifyReply, as: EnterWish) {
    const { data } = ofLogin.safeParse(request.params)
    if (!data) return show(reply, 403, refusedPage('login'))
    const { loginId } = data
    const visitor = await visitorOf(request)
    const caller = {
      token: null,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      fromOurOrigin: true,
    }
    const browser = cookie.read(request)
    const entered = await enterFromSchool(deps, { loginId, browser, visitor, wish: as, caller })
    const signIn = `/panel/from-school/${loginId}`
    if (entered.step === 'refused') return show(reply, 403, refusedPage(entered.why))
    if (entered.step === 'sign-in') return show(reply, 200, signInPage(entered.school, signIn))
    if (entered.step === 'ask') return show(reply, 200, askPage({ ...entered, visitor, signIn }))
    if (entered.session)
      reply.header('set-cookie', session.keep(entered.session.token, entered.session.expiresAt))
    return reply.header('cache-control', 'no-store').redirect(entered.to, 303)
  }
  scope.get('/lti/tool/enter/:loginId', (request, reply) => enter(request, reply, null))
  scope.post('/lti/tool/enter/:loginId', (request, reply) => {
    const { data } = wish.safeParse(request.body)
    if (!isOurs(request.headers.origin)) return show(reply, 403, refusedPage('login'))
    return enter(request, reply, data?.as ?? null)
  })
  scope.post('/lti/tool/choose/:loginId', async (request, reply) => {
    const [of, chosen] = [ofLogin.safeParse(request.params).data, choice.safeParse(request.body).data]
    const isHere = of && chosen && isOurs(request.headers.origin)
    const answer = isHere ? await takeChoice(deps, of.loginId, cookie.read(request), chosen) : null
    if (!answer) return show(reply, 403, refusedPage('login'))
    return show(reply, 200, chosenPage(answer.returnUrl, answer.jwt))
  })
}
