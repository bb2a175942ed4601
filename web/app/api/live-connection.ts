import { io } from 'socket.io-client'
import { currentToken } from './current-token.ts'

export interface LiveConnection {
  /** Resolves to what the server acknowledges; rejects when it does not in time. */
  readonly ask: (event: string, asked: object) => Promise<unknown>
  readonly close: () => void
}

const longestPauseMs = 2_000
const shortestPauseMs = 1_000
/** Why the server lets nobody in for the moment; it may the next time. */
const passing = ['request.unavailable', 'request.too-many']
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
  // After these two Socket.IO does not try again by itself.
  let timer: ReturnType<typeof setTimeout> | undefined
  const tryAgain = () => {
    clearTimeout(timer)
    timer = setTimeout(() => socket.connect(), shortestPauseMs + Math.random() * longestPauseMs)
  }
  socket.on('connect_error', ({ message }) => {
    if (passing.includes(message)) tryAgain()
  })
  // The session has ended, or the server could not find out whether it has: the next try tells.
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') tryAgain()
  })
  return {
    ask: (event, asked) => socket.timeout(longestAskMs).emitWithAck(event, asked),
    close() {
      clearTimeout(timer)
      socket.disconnect()
    },
  }
}
