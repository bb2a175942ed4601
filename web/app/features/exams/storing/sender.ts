import type { Answer, Ask } from '@arvand/contracts/endpoint'
import type { saveExam } from '@arvand/contracts/panel/exams'
import { isTemporary, type Outcome, type Refusal, refusalFrom } from '../../../api/refusal.ts'
import { afterRefusal } from './after-refusal.ts'
import type { Disk } from './disk.ts'
import type { HeldState } from './keeper-state.ts'
import * as change from './kept-attempt.ts'

export type Saved = Answer<typeof saveExam>

export interface Line {
  readonly send: (save: Ask<typeof saveExam>) => Promise<Outcome<Saved>>
  /** Called with each reply, and how long it took in milliseconds. */
  readonly onReply?: ((reply: Saved, tookMs: number) => void) | undefined
  /** Until answers are taken no more, by the server’s clock. */
  readonly msLeft: () => number
}

const longestRetryMs = 15_000

const askOf = (attemptId: string, { sequence, previousReceipt, answers }: change.SendingSave) => ({
  ...{ attemptId, sequence, answers: [...answers] },
  ...(previousReceipt ? { previousReceipt } : {}),
})

/** What fails in an unforeseen way got no answer, and is sent again. */
const cutLine = (): Outcome<Saved> => ({ refusal: refusalFrom(0, null) })

/** Everything was sent, or nothing can be sent any more. */
function isSettled(held: HeldState): boolean {
  const { kept, ending } = held.now()
  return Object.keys(change.unsentOf(kept)).length === 0 || ending !== null
}

/** Sends what waits, in order, at most one save on its way. What is sent is on the disk first. */
export function openSender({ send, onReply, msLeft }: Line, held: HeldState, disk: Disk) {
  /** What waits may be sent now. */
  let isDue = false
  /** One answer a save, because one of several was refused. */
  let isSingly = false
  let isPumping = false
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let flushed: (() => void)[] = []

  const pumpIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(pumpNow, ms)
  }
  const pumpNow = () => {
    clearTimeout(timer)
    isDue = true
    void pump()
  }
  const nextSave = () => {
    const { kept } = held.now()
    if (kept.sending || !isDue) return kept.sending
    isDue = false
    const next = change.withSending(kept, isSingly ? 1 : undefined)
    if (next !== kept) disk.put(next)
    return held.now().kept.sending
  }

  async function pump(): Promise<void> {
    if (isPumping) return
    isPumping = true
    const goesOn = () => !held.isClosed() && held.now().ending === null
    for (let save = nextSave(); save && goesOn(); save = nextSave()) {
      // So that it can be sent again word for word after a crash.
      await disk.settled()
      held.tell({ isSending: true })
      const began = performance.now()
      const { answer, refusal } = await send(askOf(held.now().kept.attemptId, save)).catch(cutLine)
      if (held.isClosed()) break
      held.tell({ isSending: false })
      if (answer) {
        onReply?.(answer, performance.now() - began)
        meetReceipt(answer)
      } else if (!meetRefusal(refusal)) break
    }
    isPumping = false
    settle()
  }

  const meetReceipt = (reply: Saved) => {
    const { kept, save } = change.acknowledged(held.now().kept, reply)
    tries = 0
    disk.put(kept, [save])
    held.tell({ isCut: false, storedAt: reply.serverTime })
    if (Object.keys(kept.waiting).length === 0) isSingly = false
    else if (isSingly || flushed.length > 0) isDue = true
  }

  /** Whether the next save may be tried at once. */
  const meetRefusal = (refusal: Refusal): boolean => {
    if (isTemporary(refusal)) {
      tries += 1
      held.tell({ isCut: true })
      pumpIn(Math.max((refusal.retryAfter ?? 0) * 1000, Math.min(longestRetryMs, 1000 * 2 ** tries)))
      return false
    }
    const before = held.now().kept
    const { kept, ending, sentence, isSingly: goesSingly } = afterRefusal(before, refusal, -msLeft())
    if (kept !== before) disk.put(kept)
    held.tell({ isCut: false, ending, sentence })
    isSingly ||= goesSingly
    isDue = true
    return ending === null
  }

  const settle = () => {
    if (!isSettled(held) && !held.isClosed()) return
    for (const done of flushed) done()
    flushed = []
  }
  return {
    pumpIn,
    pumpNow,
    settle,
    /** Resolves when all was sent, or nothing can be sent any more; a cut line is waited for. */
    async flush(): Promise<void> {
      if (isSettled(held)) return
      await new Promise<void>((done) => {
        flushed.push(done)
        pumpNow()
      })
    },
    /** Tries that failed count no more. */
    forgive() {
      tries = 0
    },
    stop: () => clearTimeout(timer),
  }
}
