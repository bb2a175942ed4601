import type { Server as HttpServer } from 'node:http'
import type { Server, Socket } from 'socket.io'
import type { WhoIs } from './http/perform.ts'
import { guardHandshake } from './live-messages/handshake.ts'
import { type LiveSockets, roomOfPerson, roomOfSession } from './live-messages/sockets.ts'
import type { Topics } from './live-topics.ts'

export { socketsByDatabase } from './live-messages/by-database.ts'
export type { LiveSockets } from './live-messages/sockets.ts'

/** Sends messages to people's open pages, whichever process a page is connected to. */
export interface LiveMessages {
  /**
   * Sends `event` to every open page of a person. It does not wait and stores nothing, so a page that is offline misses
   * it and must load its data again when it reconnects. Throws RangeError when the payload is over 16 kB of JSON.
   */
  notify(personId: string, event: string, payload: unknown): void
  /** The same to the open pages of many people, as one message between processes. */
  notifyAll(personIds: readonly string[], event: string, payload: unknown): void
  /** Accepts connections on this server at `/live-messages`; for processes with the role `live`. */
  attach(server: HttpServer, door: LiveDoor): Promise<void>
  /**
   * Closes this process's connections, and their pages reconnect to another process. Until then an HTTP server cannot
   * close.
   */
  hangUp(): void
  /** Hangs up and unregisters at the other processes. */
  close(): Promise<void>
}

export interface LiveDoor {
  readonly whoIs: WhoIs
  /** Guests of classes hear what is sent to them, and follow no topic. */
  readonly whoIsGuest?: WhoIs | undefined
  readonly topics: Pick<Topics, 'connect' | 'recheckConnection'>
  readonly isOurOrigin: (origin: string | undefined) => boolean
  /**
   * Calls `ended` with sessions that ended at any process, and `missed` when some of these messages may have been lost.
   */
  readonly onSessionsEnded: (
    ended: (sessionIds: readonly string[]) => void,
    missed: () => void,
  ) => Promise<void>
}

const mostPayloadBytes = 16_384
/** What processes call a message to people when they hand it to each other. */
const fromOther = 'notifyPeople'
const checkEveryMs = 10 * 60_000

/** `sockets` comes from `socketsByDatabase` or `socketsByRedis` (`live-messages/by-redis.ts`). */
export function openLiveMessages(sockets: LiveSockets): LiveMessages {
  const { server } = sockets
  let timer: NodeJS.Timeout | undefined
  let hungUp = false
  const notifyHere = (personIds: readonly string[], event: string, payload: unknown) =>
    void server.local.to(personIds.map(roomOfPerson)).emit(event, payload)
  server.on(fromOther, notifyHere)
  // Not `server.to()`, which shows a message to the pages of this process once it is stored for the other ones.
  const notifyAll: LiveMessages['notifyAll'] = (personIds, event, payload) => {
    if (Buffer.byteLength(JSON.stringify(payload)) > mostPayloadBytes)
      throw new RangeError(`live message ${event} is too large`)
    // Without a room it would go to everybody.
    if (personIds.length === 0) return
    notifyHere(personIds, event, payload)
    server.serverSideEmit(fromOther, personIds, event, payload)
  }
  const hangUp = () => {
    hungUp = true
    clearInterval(timer)
    // Not `server.close()`, which would also close the HTTP server; only its creator may close that.
    server.engine?.close()
  }
  return {
    notify: (personId, event, payload) => notifyAll([personId], event, payload),
    notifyAll,
    async attach(http, { whoIs: whoIsSignedIn, whoIsGuest, topics, isOurOrigin, onSessionsEnded }) {
      const whoIs: WhoIs = async (token) => (await whoIsGuest?.(token)) ?? whoIsSignedIn(token)
      await sockets.listening
      const tokens = new WeakMap<Socket, string>()
      const recheck = () => void checkAgain(server, tokens, whoIs, topics)
      const missed = () => {
        recheck()
        server.local.emit('missed')
      }
      await onSessionsEnded((ids) => {
        for (const id of ids) server.local.in(roomOfSession(id)).disconnectSockets(true)
      }, missed)
      timer = setInterval(recheck, checkEveryMs).unref()
      guardHandshake(server, whoIs, tokens, (socket, actor) => {
        if (!actor.isGuest) topics.connect(socket, actor)
      })
      server.attach(
        http,
        optionsFor((origin) => !hungUp && isOurOrigin(origin)),
      )
    },
    hangUp,
    async close() {
      hangUp()
      server.off(fromOther, notifyHere)
      await sockets.close()
    },
  }
}

const optionsFor = (isOurOrigin: LiveDoor['isOurOrigin']): Parameters<Server['attach']>[1] => ({
  path: '/live-messages',
  serveClient: false,
  // No polling, because its requests would have to reach the same process each time.
  transports: ['websocket'],
  maxHttpBufferSize: mostPayloadBytes,
  connectTimeout: 10_000,
  allowRequest: (request, decide) => decide(null, isOurOrigin(request.headers.origin)),
})

/**
 * Sessions also expire, rights change, and a message may be lost, so every connection is checked again from time to
 * time.
 */
async function checkAgain(
  server: Server,
  tokens: WeakMap<Socket, string>,
  whoIs: WhoIs,
  topics: LiveDoor['topics'],
): Promise<void> {
  for (const socket of server.of('/').sockets.values()) {
    const token = tokens.get(socket)
    // When the database does not answer, the next check decides.
    const actor = token === undefined ? null : await whoIs(token).catch(() => undefined)
    if (actor === null) socket.disconnect(true)
    else if (actor && !actor.isGuest) await topics.recheckConnection(socket, actor).catch(() => undefined)
  }
}
