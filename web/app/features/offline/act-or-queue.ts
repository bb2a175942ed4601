import { data } from 'react-router'
import type { ClientForm } from '../../api/client-form.ts'
import { type FormAnswer, valuesOf } from '../../api/form-answer.ts'
import { attempt } from '../../api/refusal.ts'
import { markWaiting } from './guard-packs.ts'
import { waitingWords as words } from './words.ts'

interface Deed extends ClientForm {
  /** The page's own action, on the server. */
  readonly act: () => Promise<unknown>
  /** The same ask straight to the API, where the worker keeps it until there is a line; null: it cannot wait. */
  readonly queue: (() => Promise<unknown>) | null
}

/** The status of what waits for the line: nothing is asked again then. */
export const queuedStatus = 202

/** Does what a form asks; without a line it is kept and sent later, or said plainly that it was not done. */
export async function actOrQueue({ form, intent, act, queue }: Deed) {
  try {
    return await act()
  } catch (error) {
    // The browser's word for no answer at all; whatever else is thrown is an answer.
    if (!(error instanceof TypeError)) throw error
  }
  const values = valuesOf(form)
  const { refusal } = queue ? await attempt(queue()) : { refusal: null }
  if (queue && !refusal) return data<FormAnswer>({ intent, done: words.arrived, values })
  if (refusal?.code === 'offline.kept') {
    markWaiting()
    return data<FormAnswer>({ intent, done: words.kept, values }, { status: queuedStatus })
  }
  const error = refusal && refusal.status !== 0 ? refusal.message : words.notDone
  return data<FormAnswer>({ intent, error, values }, { status: 503 })
}
