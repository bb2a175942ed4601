import type { Server } from 'socket.io'

/** Socket.io with an adapter that reaches the other processes. Pages only listen, so no event comes in. */
export interface LiveSockets {
  readonly server: Server
  /** Settles when this process hears the others. */
  readonly listening: Promise<void>
  /** Says goodbye to the other processes and stops listening. */
  close(): Promise<void>
}

export const roomOfPerson = (personId: string): string => `person:${personId}`
export const roomOfSession = (sessionId: string): string => `session:${sessionId}`
