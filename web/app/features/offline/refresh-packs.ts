import { packLesson } from '@arvand/contracts/panel/offline'
import { call } from '../../api/browser.ts'
import { clientStorage } from '../../api/client-storage.ts'
import { attempt } from '../../api/refusal.ts'
import { showToast } from '../../ui/toasts.ts'
import { allPacks, savePack } from './database.ts'
import { erasePack } from './erase.ts'
import { isOver } from './pack.ts'
import { refusedSentence } from './refused-sentence.ts'

const ended = new Set([403, 404, 422])

/**
 * Sends queued requests, tells which of them were refused, and deletes lessons whose access has ended. Runs once a page; the queue is also sent on
 * `online`.
 */
export async function refreshPacks(personId: string): Promise<void> {
  window.addEventListener('online', sendWaiting)
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent) => {
    if (data?.told === 'queue-refused') showToast({ tone: 'warning', text: refusedSentence(data) })
  })
  sendWaiting()
  for (const pack of await allPacks()) {
    if (isOver(pack, personId, Date.now())) await erasePack(pack.lessonId)
    else if (navigator.onLine) await check(pack.courseId, pack.lessonId, pack)
  }
}

async function check(
  courseId: string,
  lessonId: string,
  pack: Parameters<typeof savePack>[0],
): Promise<void> {
  const { answer, refusal } = await attempt(call(packLesson, { courseId, lessonId }))
  if (refusal && ended.has(refusal.status)) await erasePack(lessonId)
  else if (answer && answer.until !== pack.until) await savePack({ ...pack, until: answer.until })
}

/** Where the browser has no Background Sync, the page asks the service worker to send. */
function sendWaiting(): void {
  const token = clientStorage.token.get()
  if (token) navigator.serviceWorker.controller?.postMessage({ ask: 'send-queue', token })
}
