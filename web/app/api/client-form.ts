import type { Ask, Endpoint } from '@arvand/contracts/endpoint'
import { formText } from './form-answer.ts'
import { formFields } from './form-fields.ts'
import { readForm } from './read-form.ts'

/** A submitted form as a `clientAction` reads it, before the page's action on the server gets it. */
export interface ClientForm {
  readonly form: FormData
  readonly intent: string
}

export async function clientForm(request: Request): Promise<ClientForm> {
  const form = await request.clone().formData()
  return { form, intent: formText(form, 'intent') }
}

/** The input of an endpoint, read from the form, for a call that does not go through the page's action. */
export const askIn = <E extends Endpoint>({ form }: ClientForm, endpoint: E): Ask<E> =>
  readForm(form, formFields(endpoint)) as Ask<E>
