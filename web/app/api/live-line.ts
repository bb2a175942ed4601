import { io } from 'socket.io-client'
import { kept } from './kept.ts'

export interface LiveLine {
  readonly close: () => void
}

/** Opens the one line to the server and keeps it open, until the session behind the token has ended. */
export function openLine(tell: (event: string, payload: unknown) => void, back: () => void): LiveLine {
  let before = false
  const socket = io({
    path: '/live-messages',
    transports: ['websocket'],
    auth: (give) => give({ token: kept.token.get() ?? '' }),
  })
  socket.onAny(tell)
  socket.on('connect', () => {
    if (before) back()
    before = true
  })
  return { close: () => void socket.disconnect() }
}
