import type { Answer } from '@arvand/contracts/endpoint'
import { savePackage } from '@arvand/contracts/panel/packages'
import { call, quietCall } from '../../api/browser.ts'
import { attempt, type Refusal } from '../../api/refusal.ts'
import { sendQueue } from '../../api/send-queue.ts'
import { showToast } from '../../ui/toasts.ts'
import type { Said } from './package-frame.tsx'
import { packagesWords as words } from './words.ts'

export type Saved = Answer<typeof savePackage>

export interface SavingState {
  readonly state: 'still' | 'saving' | 'saved' | 'waiting' | 'refused'
  /** Why it was refused. */
  readonly sentence: string | null
}

interface PackageSavesOptions {
  readonly courseId: string
  readonly lessonId: string
  readonly onSaved: (part: string, saved: Saved) => void
  readonly onState: (state: SavingState) => void
  /** Whether the person still sees the state. */
  readonly isShown: () => boolean
}

/**
 * Saves a package's data one request at a time; of waiting data only the newest of each part is sent. Data that the
 * server did not take because it could not be reached or failed is sent again. A final refusal is told on the lesson's
 * page while that is open (`isShown`), else by a toast: nothing is lost in silence.
 */
export function packageSaves({ courseId, lessonId, onSaved, onState, isShown }: PackageSavesOptions) {
  const refusals = new Map<string, Refusal>()
  const queue = sendQueue<Said & { readonly part: string }, Saved>({
    atOnce: 1,
    // Only the first failure is shown by the error catalogue; until a later try succeeds, the state tells it.
    send: (said, tries) =>
      attempt(
        (tries === 0 ? call : quietCall)(savePackage, {
          courseId,
          lessonId,
          ...said,
          requestId: crypto.randomUUID(),
        }),
      ),
    arrived(part, saved) {
      refusals.delete(part)
      onSaved(part, saved)
    },
    refused(part, refusal) {
      refusals.set(part, refusal)
      if (!isShown()) showToast({ tone: 'warning', text: `${words.refused} ${refusal.message}` })
    },
    changed() {
      const [refusal] = refusals.values()
      if (queue.isSending()) onState({ state: 'saving', sentence: null })
      else if (queue.isPausing()) onState({ state: 'waiting', sentence: null })
      else if (refusal) onState({ state: 'refused', sentence: refusal.message })
      else onState({ state: 'saved', sentence: null })
    },
  })
  return (part: string, said: Said) => queue.put(part, { ...said, part })
}
