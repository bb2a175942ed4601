import type { Server as HttpServer } from 'node:http'
import type { Server, Socket } from 'socket.io'
import type { WhoIs } from './http/perform.ts'
import { guardHandshake } from './live-messages/handshake.ts'
import { type LiveSockets, roomOfPerson, roomOfSession } from './live-messages/sockets.ts'

export { socketsByDatabase } from './live-messages/by-database.ts'
export type { LiveSockets } from './live-messages/sockets.ts'

/** Words to people's open pages, whichever process holds the line. */
export interface LiveMessages {
  /**
   * Says `event` to every open page of a person. It does not wait and keeps nothing: who is away misses it, so a page
   * asks again when it comes back. Throws RangeError when the payload is over 16 kB of JSON.
   */
  notify(personId: string, event: string, payload: unknown): void
  /** Takes lines on this server at `/live-messages`; for processes of the role `live`. */
  attach(server: HttpServer, door: LiveDoor): Promise<void>
  /** Cuts this process's lines, whose pages then go to another one. An HTTP server cannot close before. */
  hangUp(): void
  /** Hangs up and says goodbye to the other processes. */
  close(): Promise<void>
}

export interface LiveDoor {
  readonly whoIs: WhoIs
  readonly isOurOrigin: (origin: string | undefined) => boolean
  /** Says which sessions have ended anywhere, or by `missed` that some of these words may have been lost. */
  readonly onSessionsEnded: (
    ended: (sessionIds: readonly string[]) => void,
    missed: () => void,
  ) => Promise<void>
}

const mostPayloadBytes = 16_384
const checkEveryMs = 10 * 60_000

/** `sockets` comes from `socketsByDatabase` or `socketsByRedis` (`live-messages/by-redis.ts`). */
export function openLiveMessages(sockets: LiveSockets): LiveMessages {
  const { server } = sockets
  let timer: NodeJS.Timeout | undefined
  let hungUp = false
  const hangUp = () => {
    hungUp = true
    clearInterval(timer)
    // Not `server.close()`: that would close the HTTP server too, which belongs to who opened it.
    server.engine?.close()
  }
  return {
    notify(personId, event, payload) {
      if (Buffer.byteLength(JSON.stringify(payload)) > mostPayloadBytes)
        throw new RangeError(`live message ${event} is too large`)
      server.to(roomOfPerson(personId)).emit(event, payload)
    },
    async attach(http, { whoIs, isOurOrigin, onSessionsEnded }) {
      await sockets.listening
      const tokens = new WeakMap<Socket, string>()
      const recheck = () => void dropEnded(server, tokens, whoIs)
      const missed = () => {
        recheck()
        server.local.emit('missed')
      }
      await onSessionsEnded((ids) => {
        for (const id of ids) server.local.in(roomOfSession(id)).disconnectSockets(true)
      }, missed)
      timer = setInterval(recheck, checkEveryMs).unref()
      guardHandshake(server, whoIs, tokens)
      server.attach(
        http,
        optionsFor((origin) => !hungUp && isOurOrigin(origin)),
      )
    },
    hangUp,
    async close() {
      hangUp()
      await sockets.close()
    },
  }
}

const optionsFor = (isOurOrigin: LiveDoor['isOurOrigin']): Parameters<Server['attach']>[1] => ({
  path: '/live-messages',
  serveClient: false,
  // No polling: its calls would have to come back to the same process each time.
  transports: ['websocket'],
  maxHttpBufferSize: mostPayloadBytes,
  connectTimeout: 10_000,
  allowRequest: (request, decide) => decide(null, isOurOrigin(request.headers.origin)),
})

/** Sessions also end by time, and a word may be lost: now and then every line is asked again. */
async function dropEnded(server: Server, tokens: WeakMap<Socket, string>, whoIs: WhoIs): Promise<void> {
  for (const socket of server.of('/').sockets.values()) {
    const token = tokens.get(socket)
    // When the database does not answer, the next round asks again.
    const actor = token === undefined ? null : await whoIs(token).catch(() => undefined)
    if (actor === null) socket.disconnect(true)
  }
}
