import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { WhoIs } from '#platform/http/perform'
import type { SessionCookie } from '#platform/http/session-cookie'
import { refuse, refuseIf } from '#platform/refusal'
import type { MediaDeps } from '../deps.ts'
import { findByContent, type MediaFile } from '../file-queries.ts'
import { formOf } from './forms.ts'
import type { MayRead } from './may-read.ts'
import { sendForm } from './send-form.ts'
import { type LinkProof, whyNotOpen } from './signature.ts'

export interface Deliverer {
  readonly deps: MediaDeps
  readonly whoIs: WhoIs
  readonly cookie: SessionCookie
  readonly mayRead: MayRead
}

/** Serves files at `/media/<content id>/<form>`: public ones to everybody, others to the session that their link is for. */
export function deliveryRoutes(deliverer: Deliverer): (app: FastifyInstance) => void {
  return (app) => {
    app.route({
      method: ['GET', 'HEAD'],
      url: '/media/:id/*',
      handler: (request, reply) => deliver(deliverer, request, reply),
    })
  }
}

const proofShape = z.object({
  until: z
    .string()
    .regex(/^\d{10,12}$/)
    .transform(Number),
  for: z.string().max(64),
  by: z.string().max(64),
})

async function deliver(
  deliverer: Deliverer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id = '', '*': asked = '' } = request.params as { id?: string; '*'?: string }
  const { db, files } = deliverer.deps
  const file = z.uuid().safeParse(id).success ? await findByContent(db, id) : undefined
  const form = file && formOf(file, asked, request.headers.accept?.includes('image/avif') ?? false)
  // An unknown form is answered like an unknown file, so that it reveals nothing about a private file.
  if (!file || !form) return refuse('media.unknown-file')
  if (!file.isPublic) await guard(deliverer, request, file)
  return sendForm(files, request, reply, file, form)
}

async function guard(deliverer: Deliverer, request: FastifyRequest, file: MediaFile): Promise<void> {
  const { deps, whoIs, cookie, mayRead } = deliverer
  const proof = proofShape.safeParse(request.query).data
  if (!proof) return refuse('media.no-right')
  const token = cookie.read(request.headers.cookie)
  const actor = token === null ? null : await whoIs(token)
  const { secret, clock } = deps
  refuseIf(
    whyNotOpen(secret, file.contentId, proof satisfies LinkProof, actor?.sessionId ?? null, clock.now()),
  )
  if (!actor || !(await mayRead(file, actor))) refuse('media.no-right')
}
