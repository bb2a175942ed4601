import { promiseOf } from '@arvand/contracts/errors/catalogue'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Answer, forbidStoring, json, send } from './answer.ts'
import { beginSignIn } from './begin-sign-in.ts'
import { clientLog } from './client-log.ts'
import type { AuthDeps } from './deps.ts'
import { finishProviderSignIn } from './finish-provider-sign-in.ts'
import { openErrorPage, openSignInPage, openSignOutPage } from './pages.ts'
import { showSession } from './show-session.ts'
import { signInByCredentials } from './sign-in-by-credentials.ts'
import { signOut } from './sign-out.ts'
import { answerTrouble } from './trouble.ts'
import { updateSession } from './update-session.ts'
import { receive, type Visit } from './visit.ts'

type Action = (visit: Visit, deps: AuthDeps, request: FastifyRequest) => Promise<Answer>

/**
 * `/api/auth/*`: the endpoints that the client `next-auth/react` expects of a server (facts.md A), and a few of our
 * own. Every other address under it answers 400.
 */
export function addAuthenticationClient(app: FastifyInstance, deps: AuthDeps): void {
  const serve = (action: Action) => async (request: FastifyRequest, reply: FastifyReply) => {
    const visit = receive(request, deps)
    const answer = await action(visit, deps, request)
    for (const header of visit.setCookies.values()) reply.header('set-cookie', header)
    return send(reply, answer, visit.form.text('json') === 'true')
  }
  const everything = async (scope: FastifyInstance): Promise<void> => {
    scope.addHook('onRequest', async (_request, reply) => forbidStoring(reply))
    scope.setErrorHandler(answerTrouble(deps.addresses, deps.cookies))
    await scope.register(calls)
    await scope.register(forms)
    await scope.register(clientLog, { limits: deps.limits })
    addTheRest(scope)
  }
  const calls = async (scope: FastifyInstance): Promise<void> => {
    const strict = scope.getDefaultJsonParser('error', 'error')
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: 16_384 }, strict)
    scope.get('/session', serve(showSession))
    scope.get('/csrf', serve(showCsrf))
    scope.get('/providers', serve(showProviders))
    scope.post('/session', serve(updateSession))
  }
  const forms = async (scope: FastifyInstance): Promise<void> => {
    scope.removeAllContentTypeParsers()
    await scope.register(formbody, { bodyLimit: 32_768 })
    scope.get('/signin', serve(openSignInPage))
    scope.get('/signin/:provider', serve(openSignInPage))
    scope.get('/signout', serve(openSignOutPage))
    scope.get('/error', serve(openErrorPage))
    scope.post('/signin', serve(beginSignIn))
    scope.post('/signin/:provider', serve(beginSignIn))
    scope.post('/callback/credentials', serve(signInByCredentials))
    scope.post('/signout', serve(signOut))
    for (const provider of deps.providers.values()) {
      scope.get(
        `/callback/${provider.id}`,
        serve((visit, _parts, request) => finishProviderSignIn(visit, deps, provider, request)),
      )
    }
  }
  app.register(everything, { prefix: '/api/auth' })
}

const showCsrf: Action = async ({ csrf }) => json({ csrfToken: csrf.token })

/** Refuses all other addresses before their bodies are read. */
function addTheRest(scope: FastifyInstance): void {
  const refuse = async (_request: FastifyRequest, reply: FastifyReply) =>
    reply.code(400).type('text/plain; charset=utf-8').send(promiseOf('request.method').sentence)
  for (const url of ['/', '/*']) scope.all(url, { onRequest: refuse }, refuse)
  scope.setNotFoundHandler(refuse)
}

/** `GET /providers`: the sign-in methods by id; all addresses are absolute. */
async function showProviders(_visit: unknown, { addresses, providers }: AuthDeps): Promise<Answer> {
  const described = (id: string, name: string, type: 'credentials' | 'oauth') => ({
    id,
    name,
    type,
    signinUrl: addresses.action(`signin/${id}`),
    callbackUrl: addresses.action(`callback/${id}`),
  })
  const others = [...providers.values()].map(({ id, name }) => [id, described(id, name, 'oauth')])
  return json({
    credentials: described('credentials', 'رمز عبور یا کد یک‌بارمصرف', 'credentials'),
    ...Object.fromEntries(others),
  })
}
