import { localSentence } from '@arvand/persian/digits'
import type { Db } from '#platform/database'
import type { Push } from '#platform/push'
import type { Outgoing, Send } from '../outgoing.ts'
import { findTarget, forgetSubscription } from './push-subscriptions.ts'

/** Sends to one browser. One that is gone is forgotten, and whatever still waits for it is skipped. */
export function pushBy(db: Db, push: Push): Send {
  return async ({ to, notice }) => {
    if (push.publicKey === null) return 'not configured'
    const target = to.subscriptionId === null ? undefined : await findTarget(db, to.subscriptionId)
    if (!target || to.subscriptionId === null) return 'no address'
    const { id, urgent } = notice
    const outcome = await push.send(target, {
      payload: payloadOf(notice),
      topic: id.replaceAll('-', ''),
      urgent,
    })
    if (outcome === 'sent') return null
    await forgetSubscription(db, to.subscriptionId)
    return 'no address'
  }
}

/** Push services take four kilobytes, and a system shows some lines. */
const mostLetters = 240

/** What `web/public/sw.js` shows. */
function payloadOf({ id, title, body, link }: Outgoing['notice']): string {
  const text = body.length > mostLetters ? `${body.slice(0, mostLetters - 1)}…` : body
  return JSON.stringify({
    id,
    title: localSentence(title),
    text: localSentence(text),
    link: link ?? '/panel/notices',
  })
}
