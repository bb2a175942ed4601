import type { Ask, Endpoint } from '@arvand/contracts/endpoint'
import { formText } from './form-answer.ts'
import { formFields } from './form-fields.ts'
import { readForm } from './read-form.ts'

/** A form on its way from a browser to its page's action, as a `clientAction` reads it. */
export interface ClientForm {
  readonly form: FormData
  readonly intent: string
}

export async function clientForm(request: Request): Promise<ClientForm> {
  const form = await request.clone().formData()
  return { form, intent: formText(form, 'intent') }
}

/** What it asks of an endpoint that is asked without the page's action. */
export const askIn = <E extends Endpoint>({ form }: ClientForm, endpoint: E): Ask<E> =>
  readForm(form, formFields(endpoint)) as Ask<E>
