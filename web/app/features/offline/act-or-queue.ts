import { data } from 'react-router'
import type { ClientForm } from '../../api/client-form.ts'
import { type FormAnswer, valuesOf } from '../../api/form-answer.ts'
import { notDoneStatus, queuedStatus } from '../../api/form-status.ts'
import { attempt } from '../../api/refusal.ts'
import { markWaiting } from './guard-packs.ts'
import { waitingWords as words } from './waiting-words.ts'

interface QueueableAct extends ClientForm {
  /** The page's own action, on the server. */
  readonly act: () => Promise<unknown>
  /**
   * The same request sent directly to the API, where the service worker queues it while offline; null: never queued.
   */
  readonly queue: (() => Promise<unknown>) | null
}

/** Runs a form's action. Offline, the request is queued and sent later, or an error says that nothing was done. */
export async function actOrQueue({ form, intent, act, queue }: QueueableAct) {
  try {
    return await act()
  } catch (error) {
    // `fetch` throws a TypeError when there is no reply; anything else that is thrown is a reply.
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
  return data<FormAnswer>({ intent, error, values }, { status: notDoneStatus })
}
