import { io } from 'socket.io-client'
import { currentToken } from './current-token.ts'

export interface LiveConnection {
  readonly close: () => void
}

const longestPauseMs = 2_000

/** Opens the one line to the server and keeps it open, until the session behind the token has ended. */
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
  // The first time too: something may have been said after the page was made and before the line was open.
  socket.on('connect', opened)
  // The server lost words on their way from its other processes, and tells all its pages at the same moment.
  socket.on('missed', () => setTimeout(opened, Math.random() * longestPauseMs))
  return { close: () => void socket.disconnect() }
}
