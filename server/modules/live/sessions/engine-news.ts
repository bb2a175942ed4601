import { id } from '@arvand/contracts/fields'
import type { FastifyInstance } from 'fastify'
import type { EngineNews } from '#platform/media-engine'
import { Refusal, refuse } from '#platform/refusal'
import type { LiveDeps } from '../deps.ts'
import { engineRoomOf, sessionOfEngineRoom } from './group-state.ts'
import { beatSession, findRunning } from './sessions.ts'
import { beat, mayComeBack } from './stays.ts'

type Deps = Pick<LiveDeps, 'db' | 'clock' | 'mediaEngine'>

/**
 * Somebody came to a class at an engine elsewhere, or left it there: a sign of life, to the second. Leaving alone ends
 * no stay, because the page may connect again and goes on saying that it is there; when it is gone too, the stay ended
 * with this moment.
 */
export async function hearEngine(
  deps: Deps,
  { happened, roomId, participantId, at }: EngineNews,
): Promise<void> {
  if (![roomId, participantId].every((one) => id.safeParse(one).success)) return
  const sessionId = await sessionOfEngineRoom(deps.db, roomId)
  if (happened === 'left') return void (await beat(deps.db, { sessionId, personId: participantId }, at))
  try {
    await findRunning(deps, participantId, sessionId)
    if (!(await mayComeBack(deps.db, participantId, sessionId))) refuse('live.not-in')
    await beatSession({ ...deps, clock: { now: () => at } }, participantId, { sessionId })
    // A token of before opens the class also to whoever is in a group by now, and the other way round.
    const belongs = await engineRoomOf(deps.db, sessionId, participantId, deps.clock.now())
    if (belongs !== roomId) await deps.mediaEngine.removeParticipant(roomId, participantId, 'left')
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // A token of before opens the door there for some minutes, also to whoever was removed since.
    await deps.mediaEngine.removeParticipant(roomId, participantId, 'removed')
  }
}

/** Hears LiveKit's webhooks at `/live/livekit`. */
export const liveKitWebhooks =
  (deps: Deps) =>
  (app: FastifyInstance): void => {
    const { rooms } = deps.mediaEngine
    if (!rooms) return
    void app.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      const types = ['application/webhook+json', 'application/json']
      // Signed is the body as it came.
      scope.addContentTypeParser(types, { parseAs: 'string', bodyLimit: 262_144 }, (_request, body, done) =>
        done(null, body),
      )
      scope.post('/live/livekit', async (request, reply) => {
        const authorization = request.headers.authorization ?? ''
        const news = await rooms.readNews(String(request.body ?? ''), authorization, deps.clock.now())
        if (!news) return reply.code(401).send()
        if (news.about) await hearEngine(deps, news.about)
        return reply.code(204).send()
      })
    })
  }
