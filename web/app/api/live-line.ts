import { io } from 'socket.io-client'
import { kept } from './kept.ts'

export interface LiveLine {
  readonly close: () => void
}

/** Opens the one line to the server and keeps it open, until the session behind the token has ended. */
export function openLine(tell: (event: string, payload: unknown) => void, opened: () => void): LiveLine {
  const socket = io({
    path: '/live-messages',
    transports: ['websocket'],
    auth: (give) => give({ token: kept.token.get() ?? '' }),
  })
  socket.onAny(tell)
  // The first time too: something may have been said after the page was made and before the line was open.
  socket.on('connect', opened)
  return { close: () => void socket.disconnect() }
}
