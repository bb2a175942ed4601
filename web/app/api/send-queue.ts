import { pagePerson } from './page-person.ts'
import { isTemporary, type Outcome, type Refusal } from './refusal.ts'

interface SendQueueOptions<Item, Reply> {
  /** Sends one item; `tries` counts the earlier sendings of this key that failed. */
  readonly send: (item: Item, tries: number) => Promise<Outcome<Reply>>
  /** How many keys may be sent at the same time. */
  readonly atOnce?: number
  readonly arrived: (key: string, reply: Reply) => void
  /** Called for a final refusal; the item is dropped. */
  readonly refused: (key: string, refusal: Refusal) => void
  /** Called whenever a key starts or stops being sent, or waits for its next try. */
  readonly changed?: () => void
}

interface Entry<Item> {
  readonly item: Item
  /** Whose it is: the person for whom the page stood when it was put in. */
  readonly person: string | null
  readonly tries: number
  /** Runs until the next try; undefined when the item can be sent now. */
  readonly timer?: ReturnType<typeof setTimeout>
}

const firstPauseMs = 5_000
const longestPauseMs = 60_000

/** What the server asked for, else a pause that doubles with every failed try. */
const pauseAfter = (tries: number, { retryAfter }: Refusal): number =>
  retryAfter === null ? Math.min(longestPauseMs, firstPauseMs * 2 ** (tries - 1)) : retryAfter * 1000

/**
 * Sends what a person did or asked until the server has decided: no reply, 429 and 5xx are tried again after a pause, and at
 * once when the browser is online again. Of several items with one key only the newest is sent, and nothing is sent once
 * the page stands for somebody else.
 */
export function sendQueue<Item, Reply>(options: SendQueueOptions<Item, Reply>) {
  const { send, atOnce = Number.POSITIVE_INFINITY, arrived, refused, changed = () => undefined } = options
  const waiting = new Map<string, Entry<Item>>()
  const sending = new Set<string>()
  const isPausing = () => [...waiting.values()].some(({ timer }) => timer !== undefined)

  function sendNext(): void {
    for (const [key, entry] of waiting) {
      if (sending.size >= atOnce) return
      if (entry.timer === undefined && !sending.has(key)) void deliver(key, entry)
    }
  }

  async function deliver(key: string, { item, person, tries }: Entry<Item>): Promise<void> {
    waiting.delete(key)
    // Somebody else has signed in meanwhile: nothing may be done in their name.
    if (person !== pagePerson()) return
    sending.add(key)
    changed()
    const { answer, refusal } = await send(item, tries).finally(() => sending.delete(key))
    if (!refusal) arrived(key, answer)
    else if (isTemporary(refusal))
      pause(key, { person, item, ...waiting.get(key), tries: tries + 1 }, refusal)
    else refused(key, refusal)
    changed()
    sendNext()
  }

  function pause(key: string, entry: Entry<Item>, refusal: Refusal): void {
    const timer = setTimeout(() => resume(key), pauseAfter(entry.tries, refusal))
    waiting.set(key, { ...entry, timer })
    window.addEventListener('online', resumeAll)
  }

  function resume(...keys: readonly string[]): void {
    for (const key of keys) {
      const entry = waiting.get(key)
      if (!entry) continue
      const { timer, ...ready } = entry
      clearTimeout(timer)
      waiting.set(key, ready)
    }
    if (!isPausing()) window.removeEventListener('online', resumeAll)
    sendNext()
  }

  const resumeAll = () => resume(...waiting.keys())

  return {
    put(key: string, item: Item): void {
      waiting.set(key, { tries: 0, ...waiting.get(key), item, person: pagePerson() })
      sendNext()
    },
    isSending: () => sending.size > 0,
    /** Something waits for its next try. */
    isPausing,
  }
}
