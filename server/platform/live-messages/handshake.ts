import type { Server, Socket } from 'socket.io'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import type { WhoIs } from '../http/perform.ts'
import { roomOfPerson, roomOfSession } from './sockets.ts'

const auth = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{20,200}$/) })

/** Connections that one person may have at one process: enough for some windows on some devices. */
const mostLines = 30

/**
 * Accepts a connection whose handshake has the token of an active session in its `auth`; the cookie is ignored. The
 * token is stored apart from the socket, never in `socket.data`, which other processes may read.
 */
export function guardHandshake(
  server: Server,
  whoIs: WhoIs,
  tokens: WeakMap<Socket, string>,
  opened: (socket: Socket, actor: Actor) => void,
): void {
  const actors = new WeakMap<Socket, Actor>()
  server.use(async (socket, next) => {
    const outcome = await admit(server, socket, whoIs).catch(() => 'request.unavailable' as const)
    if (typeof outcome === 'string') return next(new Error(outcome))
    actors.set(socket, outcome.actor)
    tokens.set(socket, outcome.token)
    next()
  })
  server.on('connection', (socket) => {
    const actor = actors.get(socket)
    const token = tokens.get(socket)
    if (!actor || token === undefined) return void socket.disconnect(true)
    void socket.join([roomOfPerson(actor.personId), roomOfSession(actor.sessionId)])
    opened(socket, actor)
    // The session may have ended while the connection was opening, too early for the message about that to reach it.
    whoIs(token).then(
      (still) => still ?? socket.disconnect(true),
      () => socket.disconnect(true),
    )
  })
}

type Refused = 'request.unauthenticated' | 'identity.second-factor-needed' | 'request.too-many'

async function admit(
  server: Server,
  socket: Socket,
  whoIs: WhoIs,
): Promise<Refused | { actor: Actor; token: string }> {
  const shown = auth.safeParse(socket.handshake.auth)
  if (!shown.success) return 'request.unauthenticated'
  const { token } = shown.data
  const actor = await whoIs(token)
  if (!actor) return 'request.unauthenticated'
  if (actor.mustSetUpSecondFactor) return 'identity.second-factor-needed'
  const lines = server.of('/').adapter.rooms.get(roomOfPerson(actor.personId))?.size ?? 0
  return lines >= mostLines ? 'request.too-many' : { actor, token }
}
