import { authAddress, getProviders, postForm } from './requests.ts'
import { loading } from './session.ts'
import { currentState, dropQuestions, refetch } from './store.ts'
import { notifyTabs } from './tabs.ts'

export interface SignInOptions {
  /** Where to go next; this page when left out. */
  readonly callbackUrl?: string
  /** False: stay on this page and return the result (credentials only). */
  readonly redirect?: boolean
  /** `identifier` and `password`, or `ticket`, and `code`. */
  readonly [field: string]: string | boolean | undefined
}

export interface SignInAnswer {
  /** A code such as `CredentialsSignin` or `SecondFactorRequired`. */
  readonly error: string | null
  /** 0 when there was no reply. */
  readonly status: number
  readonly ok: boolean
  readonly url: string | null
}

/**
 * Signs in by `credentials`, or goes to a provider such as `google`; without a known provider it opens the sign-in
 * page. `parameters` are passed to the provider.
 */
export async function signIn(
  provider?: string,
  { callbackUrl = location.href, redirect = true, ...fields }: SignInOptions = {},
  parameters?: Readonly<Record<string, string>>,
): Promise<SignInAnswer | undefined> {
  const isCredentials = provider === 'credentials'
  if (!isCredentials) {
    const providers = await getProviders()
    if (!providers) return leaveFor(authAddress('error'))
    if (!provider || !(provider in providers))
      return leaveFor(`${authAddress('signin')}?${new URLSearchParams({ callbackUrl })}`)
  }
  dropQuestions()
  const path = `${isCredentials ? 'callback' : 'signin'}/${provider}`
  const query = parameters ? `?${new URLSearchParams(parameters)}` : ''
  const { status, ok, url } = await postForm(path + query, { ...texts(fields), callbackUrl })
  if (ok && isCredentials) notifyTabs('getSession')
  if (url && (redirect || !isCredentials)) return leaveFor(url)
  if (ok || currentState() === loading) await refetch()
  const error = url ? new URL(url).searchParams.get('error') : 'Unavailable'
  return { error, status, ok, url: error ? null : url }
}

const texts = (fields: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )

/** Opens an address; reloads when only the hash differs, since the browser would not load the page then. */
export function leaveFor(url: string): undefined {
  const isHere = new URL(url, location.href).href.split('#')[0] === location.href.split('#')[0]
  location.href = url
  if (isHere && url.includes('#')) location.reload()
}
