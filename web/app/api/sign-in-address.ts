import { redirect } from 'react-router'

export const signInPath = '/auth/sign-in'

/** To sign in, and back to this page of our own. */
export const signInAddress = (back: string): string => `${signInPath}?callbackUrl=${encodeURIComponent(back)}`

/** A page's way to sign in and back. */
export const signInFirst = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Response =>
  redirect(signInAddress(pathname + search))

/** Whether what a page threw is that way. */
export const leadsToSignIn = (thrown: unknown): boolean =>
  thrown instanceof Response && (thrown.headers.get('location') ?? '').startsWith(signInAddress(''))

/** The way to prove again who one is, which leads back to the page that was asked for. */
export const proveFirst = ({ pathname }: Pick<URL, 'pathname'>): Response =>
  redirect(`/panel/security/confirm?next=${encodeURIComponent(pathname)}`)
