import { data, isRouteErrorResponse, type MiddlewareFunction } from 'react-router'
import { clientStorage } from '../api/client-storage.ts'
import { endSession, meetCatalogue, notify } from '../api/error-catalogue.ts'
import { type FormAnswer, formText, valuesOf } from '../api/form-answer.ts'
import { notDoneStatus } from '../api/form-status.ts'
import { pagePerson } from '../api/page-person.ts'
import { sentenceFor } from '../api/sentences.ts'
import { leadsToSignIn } from '../api/sign-in-address.ts'
import { wasSignedOut } from '../api/signed-out.ts'
import { isAside } from './aside.ts'
import { reportTrouble } from './browser-trouble.ts'
import { isUnanswered } from './failure.ts'
import { hold, noAnswer } from './held.ts'

interface Result {
  readonly type: string
  readonly result: unknown
}

/**
 * The middleware of every request that the router makes in the browser. By itself the router would replace the page,
 * with all that was typed, when an answer is missing or a form is refused. Instead a page without an answer waits for
 * another try, a form shows its outcome on its page, and an ended session is handled as the error catalogue says.
 */
export const guardPage: MiddlewareFunction<Record<string, Result>> = async ({ request }, next) => {
  const form = request.method === 'GET' ? null : await request.clone().formData()
  const url = new URL(request.url)
  const results = await next()
  const thrown = Object.values(results).flatMap(({ type, result }) =>
    type === 'error' ? [thrownOf(result)] : [],
  )
  if (thrown.some(isEnd)) {
    endSession(form || isAside(url) ? undefined : url.pathname + url.search)
    return noAnswer(request)
  }
  if (form) return tellForm(results, form)
  if (isAside(url)) return tellAside(results)
  return thrown.some(isUnanswered) ? hold(request) : results
}

/**
 * Whether a redirect to sign-in means that a session has ended. Another tab may already have removed the cookie: on a
 * page rendered for a person who has not signed out, the session has ended all the same. A stranger is let through.
 */
const isEnd = (thrown: unknown): boolean =>
  leadsToSignIn(thrown) && (pagePerson() === null ? clientStorage.token.get() !== null : !wasSignedOut())

function tellForm(results: Record<string, Result>, form: FormData): Record<string, Result> {
  for (const [route, { type, result }] of Object.entries(results)) {
    const error = type === 'error' ? sentenceOf(thrownOf(result)) : null
    if (!error) continue
    const answer: FormAnswer = { intent: formText(form, 'intent'), error, values: valuesOf(form) }
    results[route] = { type: 'data', result: data(answer, { status: notDoneStatus }) }
  }
  return results
}

/** The router wraps what an action threw in the same object as an answer. */
const thrownOf = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'data' in result && 'init' in result ? result.data : result

const notSent = `${sentenceFor(0)} آنچه نوشته‌اید همین‌جاست؛ کمی بعد دوباره بفرستید.`

function sentenceOf(error: unknown): string | null {
  if (isUnanswered(error)) return notSent
  if (isRouteErrorResponse(error))
    return error.status >= 500 ? sentenceFor(error.status) : titleOf(error.data)
  // A redirect is thrown too.
  if (!(error instanceof Error)) return null
  reportTrouble(error)
  return sentenceFor(500)
}

/** The title of a refusal; null for an error page without words, which the router shows. */
const titleOf = (told: unknown): string | null =>
  typeof told === 'object' && told !== null && 'title' in told && typeof told.title === 'string'
    ? told.title
    : null

/** Data that a control requested did not arrive: a toast says so, and the page stays as it is. */
function tellAside(results: Record<string, Result>): Record<string, Result> {
  for (const [route, { type, result }] of Object.entries(results)) {
    if (type !== 'error') continue
    const error = thrownOf(result)
    const status = isUnanswered(error) ? 0 : isRouteErrorResponse(error) ? error.status : 500
    const message = (isRouteErrorResponse(error) ? titleOf(error.data) : null) ?? sentenceFor(status)
    if (status === 500 || status === 0) meetCatalogue({ status })
    else notify({ status, message })
    results[route] = { type: 'data', result: null }
  }
  return results
}
