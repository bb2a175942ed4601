import { waitingWords as words } from './waiting-words.ts'

/** A queued request that the server has refused for good, as the service worker tells it. */
export interface RefusedRequest {
  readonly path: string
  readonly body: string
  /** The server's sentence; empty when it gave none. */
  readonly reason: string
}

/** What the person reads: what was not saved and why; a note with its text, so that it can be written again. */
export function refusedSentence({ path, body, reason }: RefusedRequest): string {
  const note = path.endsWith('/note/save') ? noteIn(body) : null
  const lost = path.endsWith('/answer')
    ? words.answerRefused
    : note === null
      ? words.stepRefused
      : words.noteRefused(note)
  return reason ? `${lost} ${reason}` : lost
}

function noteIn(body: string): string {
  try {
    return String(JSON.parse(body).text ?? '')
  } catch {
    return ''
  }
}
