import type { Answer, Ask, Endpoint } from '@arvand/contracts/endpoint'
import { data, type RouterContextProvider } from 'react-router'
import { serverContext } from '../contexts.ts'
import { callOf } from './client.ts'
import {
  askFirst,
  type FormAnswer,
  formText,
  isConfirmed,
  type Question,
  refusedForm,
  valuesOf,
} from './form-answer.ts'
import { formFields } from './form-fields.ts'
import { readForm } from './read-form.ts'
import { refusalFrom } from './refusal.ts'

/** What a page's action is called with; a route's own type has its params by name. */
export interface ActionArgs {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
  readonly params: Readonly<Record<string, string | undefined>>
  readonly url: URL
}

export interface SentForm extends Omit<ActionArgs, 'params'> {
  readonly params: Readonly<Record<string, string>>
  readonly form: FormData
  /** A text of the form; empty when it is missing. */
  readonly text: (name: string) => string
}

/** What an action answers: data for its form, or a redirect to another page. */
export type ActionAnswer<Told extends FormAnswer = FormAnswer> = ReturnType<typeof data<Told>> | Response

type Submit<Told extends FormAnswer> = (sent: SentForm) => Promise<ActionAnswer<Told>>

/**
 * The action of a page: the `intent` of a form chooses its handler. An unknown intent is refused with 422, so that no
 * other handler runs by mistake.
 */
export const formAction =
  <Told extends FormAnswer = FormAnswer>(intents: Readonly<Record<string, Submit<Told>>>) =>
  async ({ request, context, params, url }: ActionArgs): Promise<ActionAnswer<Told>> => {
    const form = await request.formData()
    const text = (name: string) => formText(form, name)
    const submit = Object.hasOwn(intents, text('intent')) ? intents[text('intent')] : undefined
    const unknown: FormAnswer = { intent: text('intent'), error: unknownIntent, values: valuesOf(form) }
    if (!submit) return data(unknown as Told, { status: 422 })
    return submit({ request, context, params: params as SentForm['params'], url, form, text })
  }

const unknownIntent = 'این فرم شناخته نشد. صفحه را دوباره باز کنید.'

interface SubmitOptions<E extends Endpoint, More> {
  /**
   * Input that is not in the form under the endpoint's own names: ids of the address, or values that the page parses
   * itself.
   */
  readonly with?: (sent: SentForm) => Partial<Ask<E>>
  /** What to ask before the call is made, once the form is valid; null when no question is needed. */
  readonly question?: (sent: SentForm, ask: Ask<E>) => Question | null
  /** The form field at which each refusal code is shown; the sentences of other codes are shown above the form. */
  readonly places?: Readonly<Record<string, string>>
  /** The sentence of success, further data for the page, or a redirect. */
  readonly done: string | ((answer: Answer<E>, ask: Ask<E>, sent: SentForm) => string | More | Response)
}

/**
 * Sends a form to an endpoint: reads it by the endpoint's own fields, asks for confirmation where needed, and answers
 * with the outcome.
 */
export const submitTo =
  <E extends Endpoint, More extends object = object>(endpoint: E, options: SubmitOptions<E, More>) =>
  async (sent: SentForm): Promise<ActionAnswer<FormAnswer & Partial<More>>> => {
    type Told = ActionAnswer<FormAnswer & Partial<More>>
    const { context, form, text, url } = sent
    const ask = { ...readForm(form, formFields(endpoint)), ...options.with?.(sent) } as Ask<E>
    const call = callOf(endpoint, ask)
    const mayAsk = options.question !== undefined && !isConfirmed(form)
    // A question quotes amounts and names, so invalid input is refused before the question is written.
    const wrong = mayAsk ? serverContext(context).check(call) : null
    const question = mayAsk && !wrong ? options.question?.(sent, ask) : null
    if (question) return askFirst(form, question) as Told
    const { status, body, retryAfter } = wrong ?? (await serverContext(context).call(call))
    if (status !== 200)
      return refusedForm(url, form, refusalFrom(status, body, retryAfter), options.places) as Told
    const { done } = options
    const told = typeof done === 'string' ? done : done(body as Answer<E>, ask, sent)
    if (told instanceof Response) return told
    const news = typeof told === 'string' ? { done: told } : told
    return data({ intent: text('intent'), ...news }) as Told
  }
