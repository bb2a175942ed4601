import type { Session } from './session.ts'

export const authAddress = (path: string): string => `/api/auth/${path}`

export interface Provider {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly signinUrl: string
  readonly callbackUrl: string
}

/** JSON from our own server; null when the server refuses or does not answer. */
async function read<T>(path: string, init?: RequestInit): Promise<T | null> {
  try {
    const answer = await fetch(authAddress(path), init)
    return answer.ok ? ((await answer.json()) as T) : null
  } catch {
    return null
  }
}

const sessionIn = (answer: Partial<Session> | null): Session | null | undefined => {
  if (!answer) return undefined
  return answer.user ? (answer as Session) : null
}

/** The current session: null when nobody is signed in, undefined when the server did not answer. */
export const askSession = async (signal: AbortSignal): Promise<Session | null | undefined> =>
  sessionIn(await read('session', { signal }))

/** Changes what the session shows; `data` is `{ name }`, or nothing to read the session again. */
export async function postSession(data?: { name: string }): Promise<Session | null | undefined> {
  const body = JSON.stringify({ csrfToken: await getCsrfToken(), data })
  const headers = { 'content-type': 'application/json' }
  return sessionIn(await read('session', { method: 'POST', headers, body }))
}

export const getCsrfToken = async (): Promise<string | undefined> =>
  (await read<{ csrfToken: string }>('csrf'))?.csrfToken

export const getProviders = (): Promise<Readonly<Record<string, Provider>> | null> => read('providers')

export interface FormAnswer {
  readonly status: number
  readonly ok: boolean
  /** Absolute; null when the reply was not from our server, or when there was none (status 0). */
  readonly url: string | null
}

/** Sends a form in the format of the authentication client's contract (facts.md A2). */
export async function postForm(path: string, fields: Readonly<Record<string, string>>): Promise<FormAnswer> {
  try {
    const body = new URLSearchParams({ ...fields, csrfToken: (await getCsrfToken()) ?? '', json: 'true' })
    const answer = await fetch(authAddress(path), { method: 'POST', body })
    const { url = null } = await answer.json().catch(() => ({}))
    return { status: answer.status, ok: answer.ok, url }
  } catch {
    return { status: 0, ok: false, url: null }
  }
}
