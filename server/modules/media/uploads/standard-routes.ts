import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Actor } from '#platform/actor'
import type { WhoIs } from '#platform/http/perform'
import { refuse } from '#platform/refusal'
import type { MediaDeps, UploadDeps } from '../deps.ts'
import { answerOf, refused } from './tus-answer.ts'
import { openTus } from './tus-server.ts'
import { findUpload } from './upload-queries.ts'

/** The path of uploads; the last part of an upload's address is the id of the future file. */
const uploadsPath = '/api/media/uploads'

/** Takes uploads by tus 1.0 (tus.io). Every method needs an active session, and uploads of other people are refused. */
export function uploadRoutes(deps: UploadDeps, whoIs: WhoIs): (app: FastifyInstance) => void {
  const tus = openTus(deps, uploadsPath)
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const method = methodOf(request)
    reply.header('tus-resumable', '1.0.0').header('cache-control', 'no-store')
    if (method === 'OPTIONS') return answerOf(reply, await tus.handle(webRequest(request, method), null))
    const trouble = headerTrouble(request, method)
    if (trouble) return refused(reply, trouble.status, trouble.code)
    const actor = await needActor(request, whoIs)
    const { id } = request.params as { id?: string }
    if (id !== undefined) await needOwn(deps, id, actor)
    const answer = await tus.handle(webRequest(request, method), actor)
    return answerOf(reply, answer)
  }
  return (app) => {
    app.register(async (scope) => {
      // Bodies are streamed to the store; none is read into memory.
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
      scope.route({ method: ['POST', 'OPTIONS'], url: uploadsPath, handler: serve })
      scope.route({
        method: ['HEAD', 'PATCH', 'DELETE', 'OPTIONS', 'POST'],
        url: `${uploadsPath}/:id`,
        handler: serve,
      })
    })
  }
}

/** For proxies that let only GET and POST through, tus allows the method in a header. */
function methodOf({ method, headers }: FastifyRequest): string {
  const given = headers['x-http-method-override']
  return method === 'POST' && typeof given === 'string' ? given.toUpperCase() : method
}

/** Checks of headers that the tus protocol demands and the tus library leaves out (facts.md B10). */
function headerTrouble({ headers }: FastifyRequest, method: string) {
  if (headers['tus-resumable'] !== '1.0.0') return { status: 412, code: 'media.upload-broken' } as const
  const isOfBytes = headers['content-type'] === 'application/offset+octet-stream'
  if (method === 'PATCH' && !isOfBytes) return { status: 415, code: 'request.media-type' } as const
  if (method === 'POST' && headers['content-type'] !== undefined && !isOfBytes)
    return { status: 415, code: 'request.media-type' } as const
  if (!['POST', 'HEAD', 'PATCH', 'DELETE'].includes(method))
    return { status: 405, code: 'request.method' } as const
  return null
}

async function needActor({ headers }: FastifyRequest, whoIs: WhoIs): Promise<Actor> {
  const token = headers.authorization?.match(/^Bearer ([A-Za-z0-9_-]{20,200})$/i)?.[1]
  const actor = token === undefined ? null : await whoIs(token)
  if (!actor) return refuse('request.unauthenticated')
  return actor.mustSetUpSecondFactor ? refuse('identity.second-factor-needed') : actor
}

async function needOwn({ db, clock }: MediaDeps, id: string, { personId }: Actor): Promise<void> {
  const upload = z.uuid().safeParse(id).success ? await findUpload(db, id, clock.now()) : undefined
  if (upload?.owner_id !== personId) refuse('media.upload-gone')
}

function webRequest(request: FastifyRequest, method: string): Request {
  const headers = Object.entries(request.headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const hasBody = method === 'PATCH' || method === 'POST'
  return new Request(new URL(request.url, 'http://arvand.internal'), {
    method,
    headers,
    ...(hasBody ? { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' } : {}),
  } as RequestInit)
}
