import { redirect } from 'react-router'

export const signInPath = '/auth/sign-in'

/** The address of the sign-in page that leads back to this page of our own. */
export const signInAddress = (back: string): string => `${signInPath}?callbackUrl=${encodeURIComponent(back)}`

/** The redirect of a page to sign-in and back. */
export const signInFirst = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Response =>
  redirect(signInAddress(pathname + search))

/** Whether a page threw the redirect to sign-in. */
export const leadsToSignIn = (thrown: unknown): boolean =>
  thrown instanceof Response && (thrown.headers.get('location') ?? '').startsWith(signInAddress(''))

/** The redirect to the page on which a person proves again who they are, and which leads back to the page asked for. */
export const proveFirst = ({ pathname }: Pick<URL, 'pathname'>): Response =>
  redirect(`/panel/security/confirm?next=${encodeURIComponent(pathname)}`)
