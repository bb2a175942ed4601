import type { Server } from 'socket.io'

/** Socket.io with an adapter that connects the processes. */
export interface LiveSockets {
  readonly server: Server
  /** Resolves when this process gets the messages of the others. */
  readonly listening: Promise<void>
  /** Unregisters at the other processes and stops listening. */
  close(): Promise<void>
}

export const roomOfPerson = (personId: string): string => `person:${personId}`
export const roomOfSession = (sessionId: string): string => `session:${sessionId}`
