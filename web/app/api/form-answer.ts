import { data } from 'react-router'
import type { Refusal } from './refusal.ts'
import { proveFirst, signInFirst } from './sign-in-address.ts'

/** A question that the person confirms before something important is done. */
export interface Question {
  readonly title: string
  /** What will happen, in one or two sentences. */
  readonly text: string
  /** A verb: «گرفتن نقش». */
  readonly confirm: string
  /** The action cannot be undone, or takes something away. */
  readonly danger?: boolean
}

/** What a page's action answers its page: what was done, or what is wrong and where. */
export interface FormAnswer {
  /** Which form of the page was sent. */
  readonly intent: string
  /** A sentence of success. */
  readonly done?: string
  /** A sentence about the whole form. */
  readonly error?: string
  /** A sentence per field. */
  readonly fields?: Readonly<Record<string, string>>
  /** Nothing was done yet: the person is asked first. */
  readonly asks?: Question
  /** The id of what was made, for a page that goes on with it. */
  readonly made?: string
  /** What was typed, so that a page without JavaScript can fill it in again; never a secret. */
  readonly values?: Readonly<Record<string, string>>
}

/** A text of a form; empty when it is missing or a file. */
export function formText(form: FormData | URLSearchParams, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const secret = /^(password|code|ticket|secret)$/

/**
 * The typed values that may be shown again, without secrets; the values of several ticked boxes of one name, one a
 * line.
 */
export const valuesOf = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...new Set(form.keys())].flatMap((name) => {
      const texts = form.getAll(name).filter((value) => typeof value === 'string')
      return texts.length > 0 && !secret.test(name) ? [[name, texts.filter(Boolean).join('\n')]] : []
    }),
  )

/** An answer with sentences at the fields that the page itself found wrong. */
export const wrongFields = (form: FormData, fields: FormAnswer['fields']) =>
  data<FormAnswer>({ intent: formText(form, 'intent'), fields, values: valuesOf(form) }, { status: 422 })

/** Whether the person has already confirmed the form's question. */
export const isConfirmed = (form: FormData): boolean => formText(form, confirmedName) === 'yes'

/** The hidden field whose value `yes` says that the question was confirmed. */
export const confirmedName = 'confirmed'

/** Answers with the question, for a page without JavaScript; with JavaScript the form has already asked in a dialog. */
export const askFirst = (form: FormData, asks: Question) =>
  data<FormAnswer>({ intent: formText(form, 'intent'), asks, values: valuesOf(form) })

/**
 * A refusal as its form shows it; `url` is the page's, as its action was given it. `places` names the form field of
 * each refusal code; other codes are shown above the form. A person whose session has ended is sent to sign in, and one
 * who has to prove again who they are to the confirmation page; both return to this page.
 */
export function refusedForm(
  url: URL,
  form: FormData,
  { status, code, message, fields }: Refusal,
  places: Readonly<Record<string, string>> = {},
) {
  if (status === 401) throw signInFirst(url)
  if (code === 'identity.reauthentication-wrong') throw proveFirst(url)
  const place = places[code]
  const told = place
    ? { fields: { [place]: message } }
    : code === 'request.invalid'
      ? { fields }
      : { error: message }
  return data<FormAnswer>({ intent: formText(form, 'intent'), ...told, values: valuesOf(form) }, { status })
}

/** The answer as the form of this name sees it. */
export const answerFor = (answer: FormAnswer | undefined, intent: string): FormAnswer | undefined =>
  answer?.intent === intent ? answer : undefined
