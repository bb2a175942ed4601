import type { Server, Socket } from 'socket.io'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import type { WhoIs } from '../http/perform.ts'
import { roomOfPerson, roomOfSession } from './sockets.ts'

const auth = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{20,200}$/) })

/** Lines that one person may hold in one process: a few windows on a few devices, not a flood. */
const mostLines = 30

/**
 * Lets in whoever shows the token of a living session in the handshake's `auth`; the cookie opens nothing here.
 * The token is remembered beside the line, never in `socket.data`, which other processes may read.
 */
export function guardHandshake(server: Server, whoIs: WhoIs, tokens: WeakMap<Socket, string>): void {
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
    // The session may have ended while the line was being opened, before the word could find it.
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
