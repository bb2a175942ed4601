import type { LiveConnection } from './live-connection.ts'

type Listener = (payload: unknown) => void

const listeners = new Map<string, Set<Listener>>()
const openings = new Set<() => void>()
let line: Promise<LiveConnection> | null = null
let hasOpened = false

/**
 * Listens to the messages that the server sends to this person's open pages (`LiveMessages.tell`); returns the function
 * that unsubscribes. Messages sent while nobody listens are lost, so `onOpen` is called each time the connection opens,
 * the first time too, to load the state again; where it is open already, at once. The connection is a chunk of its own,
 * shared by all listeners, and open while there is at least one.
 */
export function hearLive(event: string, listener: Listener, onOpen: () => void): () => void {
  const heard = listeners.get(event) ?? new Set()
  listeners.set(event, heard.add(listener))
  openings.add(onOpen)
  line ??= import('./live-connection.ts').then(({ openConnection }) => openConnection(tell, opened))
  if (hasOpened) queueMicrotask(() => openings.has(onOpen) && onOpen())
  return () => {
    heard.delete(listener)
    openings.delete(onOpen)
    if ([...listeners.values()].some(({ size }) => size > 0)) return
    void line?.then((open) => open.close())
    line = null
    hasOpened = false
  }
}

/** Asks the server over the connection, which a listener keeps open; rejects when it does not answer in time. */
export async function askLive(event: string, asked: object): Promise<unknown> {
  if (!line) throw new Error('nobody listens')
  return (await line).ask(event, asked)
}

function tell(event: string, payload: unknown): void {
  for (const listener of listeners.get(event) ?? []) listener(payload)
}

function opened(): void {
  hasOpened = true
  for (const onOpen of openings) onOpen()
}
