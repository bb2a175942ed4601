import { data, redirect } from 'react-router'
import { returnAddress } from '../../../api/own-address.ts'
import { actionApiOf } from '../../../api/page.ts'
import { given } from '../../../contexts.ts'
import type { Step } from './steps.ts'
import { walk } from './walk.ts'

type Context = Parameters<typeof given>[0]

/** What a door shows at first. Whoever is signed in has no business at a door and goes on. */
export function openDoor({ url, context }: { url: URL; context: Context }) {
  const callbackUrl = returnAddress(url.searchParams.get('callbackUrl'), url.origin)
  const isSteppingUp = url.searchParams.has('error')
  if (given(context).visitor && !isSteppingUp) throw redirect(callbackUrl ?? '/panel')
  return { callbackUrl, error: url.searchParams.get('error'), by: url.searchParams.get('by') }
}

/** Takes one form of a door: the next step with the right status, or the way on. */
export async function passDoor({ request, url, context }: { request: Request; url: URL; context: Context }) {
  const form = await request.formData()
  const keptChallenge = challengeIn(request.headers.get('cookie') ?? '')
  const step = await walk({ api: actionApiOf(context), form, origin: url.origin, keptChallenge })
  if (step instanceof Response) return step
  return data(step, { status: isWrong(step) ? 422 : 200 })
}

/** The authentication client's challenge: a first step that was passed at `/api/auth`. */
const challengeIn = (cookies: string): string =>
  cookies.match(/(?:^|; *)(?:__Host-)?arvand\.challenge=([A-Za-z0-9_-]+)/)?.[1] ?? ''

const isWrong = ({ error, fields }: Step): boolean => error !== undefined || fields !== undefined
