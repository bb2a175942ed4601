import { data, isRouteErrorResponse, type MiddlewareFunction } from 'react-router'
import { type FormAnswer, formText, valuesOf } from '../api/form-answer.ts'
import { sentenceFor } from '../api/sentences.ts'
import { tellTrouble } from './browser-trouble.ts'
import { isUnanswered } from './failure.ts'

interface Result {
  readonly type: string
  readonly result: unknown
}

/**
 * A form that got no answer, or a server's failure for one, says so on its page, where everything typed still stands;
 * left to the router it would take the page away.
 */
export const tellUnanswered: MiddlewareFunction<Record<string, Result>> = async ({ request }, next) => {
  const form = request.method === 'GET' ? null : await request.clone().formData()
  const results = await next()
  if (!form) return results
  for (const [route, { type, result }] of Object.entries(results)) {
    const error = type === 'error' ? sentenceOf(thrownOf(result)) : null
    if (!error) continue
    const answer: FormAnswer = { intent: formText(form, 'intent'), error, values: valuesOf(form) }
    results[route] = { type: 'data', result: data(answer, { status: 503 }) }
  }
  return results
}

/** The router wraps what an action threw as if it were its answer. */
const thrownOf = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'data' in result && 'init' in result ? result.data : result

const notSent = 'پاسخی نرسید. آنچه نوشته‌اید همین‌جاست؛ کمی بعد دوباره بفرستید.'

function sentenceOf(error: unknown): string | null {
  if (isUnanswered(error)) return notSent
  if (isRouteErrorResponse(error)) return error.status >= 500 ? sentenceFor(error.status) : null
  // A way on to another page is thrown too.
  if (!(error instanceof Error)) return null
  tellTrouble(error)
  return sentenceFor(500)
}
