import { askLive, hearLive } from './live-messages.ts'

export interface Topic {
  readonly topic: string
  readonly id: string
}

/** Somebody who follows it too. */
export interface Present {
  readonly id: string
  readonly name: string
  /** A word of the topic; null: nothing in particular. */
  readonly doing: string | null
}

interface Message {
  readonly sequence: number
  readonly previous: number
  readonly event: string
  readonly payload: unknown
}

interface Joined {
  readonly sequence: number
  /** What came since the last message that was told; null: load the data anew. */
  readonly missed: readonly Message[] | null
  readonly present: readonly Present[]
}

interface Follower {
  /** A message, each once and in their order, or one that the server offered to many topics at once. */
  readonly hear?: (event: string, payload: unknown) => void
  /** Messages may be lost: before it was followed, or because the connection was cut for long. */
  readonly load: () => void
  /** It is followed now, at first and after each cut. */
  readonly joined?: () => void
  /** Who is there, this person too. */
  readonly present?: (people: readonly Present[]) => void
  /** The person may not follow it any more. */
  readonly closed?: () => void
}

/** After which a joining that was refused for the moment is tried again. */
const pausesMs = [2_000, 5_000, 15_000, 30_000]

export interface Following {
  /** Sends a message; resolves to its answer, rejects when it was refused or not answered in time. */
  readonly say: (word: string, body: object) => Promise<unknown>
  readonly leave: () => void
}

/**
 * Follows a topic while a page shows it (`LiveTopic` of the server). After a cut it gets what it missed; messages come
 * in the order of their sequence.
 */
export function followTopic(
  topic: Topic,
  { hear, load, joined: onJoined, present, closed }: Follower,
): Following {
  let last: number | null = null
  /** Messages that come while it is being joined. */
  let waiting: Message[] | null = null
  let isOver = false
  let refusals = 0
  let again: ReturnType<typeof setTimeout> | undefined
  const people = new Map<string, Present>()
  const isOurs = (told: unknown): told is Topic & Record<string, unknown> => {
    const { topic: name, id } = told as Topic
    return !isOver && name === topic.topic && id === topic.id
  }

  const take = (message: Message) => {
    if (last !== null && message.sequence <= last) return
    // One before it is missing.
    if (message.previous !== (last ?? message.previous)) return void join()
    last = message.sequence
    hear?.(message.event, message.payload)
  }
  const join = async () => {
    if (waiting) return
    waiting = []
    clearTimeout(again)
    const joined = (await askLive('joinTopic', last === null ? topic : { ...topic, after: last }).catch(
      () => null,
    )) as Joined | { readonly code: string } | null
    const held = waiting
    waiting = null
    // Without an answer the line is cut, and joining comes again when it opens.
    if (isOver || joined === null) return
    if ('code' in joined) {
      if (joined.code === 'request.not-found') return closed?.()
      // The server is busy, or this person followed too much at once: neither lasts.
      again = setTimeout(() => void join(), pausesMs[Math.min(refusals++, pausesMs.length - 1)])
      return
    }
    refusals = 0
    for (const message of joined.missed ?? []) take(message)
    if (joined.missed === null) {
      // At the first joining too: something may have come since the page was loaded.
      load()
      last = joined.sequence
    }
    people.clear()
    for (const one of joined.present) people.set(one.id, one)
    present?.([...people.values()])
    onJoined?.()
    for (const message of held) take(message)
  }
  const hearPresence = (told: unknown) => {
    if (!isOurs(told)) return
    const { came, left } = told as { readonly came?: Present; readonly left?: string }
    if (came) people.set(came.id, came)
    if (left !== undefined) people.delete(left)
    present?.([...people.values()])
  }
  const hearMessage = (told: unknown) => {
    if (isOurs(told)) waiting ? waiting.push(told as never) : take(told as never)
  }
  const hearOffer = (told: unknown) => {
    if (isOurs(told)) hear?.(String(told.event), told.payload)
  }
  const stops = [
    hearLive('topicMessage', hearMessage, () => void join()),
    hearLive('topicOffer', hearOffer, () => undefined),
    hearLive('topicPresence', hearPresence, () => undefined),
    hearLive(
      'topicClosed',
      (told) => isOurs(told) && closed?.(),
      () => undefined,
    ),
  ]

  return {
    async say(word, body) {
      const said = (await askLive('sayTopic', { ...topic, word, body })) as
        | { answer: unknown }
        | { code: string }
      if ('code' in said) throw new Error(said.code)
      return said.answer
    },
    leave() {
      isOver = true
      clearTimeout(again)
      void askLive('leaveTopic', topic).catch(() => undefined)
      for (const stop of stops) stop()
    },
  }
}
