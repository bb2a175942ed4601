import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Actor } from '#platform/actor'
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
  readonly whoIsGuest: WhoIs
  readonly cookie: SessionCookie
  readonly guestCookie: SessionCookie
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
  const { deps, whoIs, whoIsGuest, cookie, guestCookie, mayRead } = deliverer
  const proof = proofShape.safeParse(request.query).data
  if (!proof) return refuse('media.no-right')
  const { secret, clock } = deps
  const whyNot = (one: Actor | null) =>
    whyNotOpen(secret, file.contentId, proof satisfies LinkProof, one?.sessionId ?? null, clock.now())
  const inCookie = (token: string | null, of: WhoIs) => (token === null ? null : of(token))
  const signedIn = await inCookie(cookie.read(request.headers.cookie), whoIs)
  // Whoever is signed in may have come to a class as a guest.
  const isNotTheirs = whyNot(signedIn) === 'media.link-not-yours'
  const guest = isNotTheirs ? await inCookie(guestCookie.read(request.headers.cookie), whoIsGuest) : null
  const actor = guest ?? signedIn
  refuseIf(whyNot(actor))
  if (!actor || !(await mayRead(file, actor))) refuse('media.no-right')
}
