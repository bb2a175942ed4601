import { data, redirect } from 'react-router'
import type { Refusal } from './refusal.ts'

/** What a page's action tells its page: what was done, or what is wrong and where. */
export interface FormAnswer {
  /** Which form of the page was sent. */
  readonly intent: string
  /** A sentence of success. */
  readonly done?: string
  /** A sentence about the whole form. */
  readonly error?: string
  /** A sentence per field. */
  readonly fields?: Readonly<Record<string, string>>
  /** What was typed, for a page without JavaScript; never a secret. */
  readonly values?: Readonly<Record<string, string>>
}

/** A text of a form; empty when it is missing or a file. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const secret = /password|code|ticket|secret/i

/** What may be shown again of what was typed. */
export const valuesOf = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !secret.test(name) ? [[name, value]] : [],
    ),
  )

/** Sentences at fields that the page itself found wrong. */
export const wrongFields = (form: FormData, fields: FormAnswer['fields']) =>
  data<FormAnswer>({ intent: formText(form, 'intent'), fields, values: valuesOf(form) }, { status: 422 })

/**
 * A refusal as its form shows it. `places` says which field a code belongs to; other codes stand above the form. An
 * ended session goes to sign in and comes back to this page.
 */
export function refusedForm(
  request: Request,
  form: FormData,
  { status, code, message, fields }: Refusal,
  places: Readonly<Record<string, string>> = {},
) {
  if (status === 401) throw signInFirst(request)
  const place = places[code]
  const told = place
    ? { fields: { [place]: message } }
    : code === 'request.invalid'
      ? { fields }
      : { error: message }
  return data<FormAnswer>({ intent: formText(form, 'intent'), ...told, values: valuesOf(form) }, { status })
}

function signInFirst(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  return redirect(`/auth/sign-in?callbackUrl=${encodeURIComponent(pathname + search)}`)
}

/** The answer as the form of this name sees it. */
export const answerFor = (answer: FormAnswer | undefined, intent: string): FormAnswer | undefined =>
  answer?.intent === intent ? answer : undefined
