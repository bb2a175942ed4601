import { type Answer, goTo } from './answer.ts'
import { codeIn, isInline } from './error-codes.ts'
import { withParameters } from './public-addresses.ts'
import type { Visit } from './visit.ts'

/** `GET /signin`: redirects to our own sign-in page, with the address to return to. */
export async function openSignInPage({ query, namedCallbackUrl }: Visit): Promise<Answer> {
  return signInPage(namedCallbackUrl, codeIn(query.text('error')), query.text('csrf'))
}

/** `GET /error`: redirects to the sign-in page for the codes that it shows, otherwise to the error page. */
export async function openErrorPage({ query, namedCallbackUrl }: Visit): Promise<Answer> {
  const error = codeIn(query.text('error'))
  return isInline(error) ? signInPage(namedCallbackUrl, error) : goTo(withParameters('/error', { error }))
}

/** `GET /signout`: redirects to our own page, which asks before signing out. */
export async function openSignOutPage({ query, namedCallbackUrl }: Visit): Promise<Answer> {
  const callbackUrl = namedCallbackUrl ?? undefined
  return goTo(withParameters('/signout', { callbackUrl, csrf: flag(query.text('csrf')) }))
}

const signInPage = (callbackUrl: string | null, error?: string, csrf?: string): Answer =>
  goTo(withParameters('/auth/sign-in', { callbackUrl: callbackUrl ?? undefined, error, csrf: flag(csrf) }))

const flag = (text: string | undefined) => (text === 'true' ? 'true' : undefined)
