import { io } from 'socket.io-client'
import { currentToken } from './current-token.ts'

export interface LiveConnection {
  /** Resolves to what the server acknowledges; rejects when it does not in time. */
  readonly ask: (event: string, asked: object) => Promise<unknown>
  readonly close: () => void
}

const longestPauseMs = 2_000
const longestAskMs = 10_000

/** Opens the one connection to the server and keeps it open until the session of the token has ended. */
export function openConnection(
  tell: (event: string, payload: unknown) => void,
  opened: () => void,
): LiveConnection {
  const socket = io({
    path: '/live-messages',
    transports: ['websocket'],
    auth: (give) => void currentToken().then((token) => give({ token: token ?? '' })),
  })
  socket.onAny(tell)
  // Also at the first connection: a message may have been sent after the page was rendered and before the connection
  // opened.
  socket.on('connect', opened)
  // The server lost messages between its processes and says so to all pages at once; a random pause spreads their
  // reloads.
  socket.on('missed', () => setTimeout(opened, Math.random() * longestPauseMs))
  return {
    ask: (event, asked) => socket.timeout(longestAskMs).emitWithAck(event, asked),
    close: () => void socket.disconnect(),
  }
}
