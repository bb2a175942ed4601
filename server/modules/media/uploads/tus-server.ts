import { AsyncLocalStorage } from 'node:async_hooks'
import { Server, type ServerOptions } from '@tus/server'
import type { Actor } from '#platform/actor'
import { newId } from '#platform/ids'
import { Refusal, refuse } from '#platform/refusal'
import type { MediaDeps, UploadDeps } from '../deps.ts'
import { beginUpload } from './begin-upload.ts'
import { finishUpload } from './finish-upload.ts'
import { refusalAnswer } from './tus-answer.ts'
import { uploadLocks } from './upload-lock.ts'
import { findUpload } from './upload-queries.ts'
import { UploadStore } from './upload-store.ts'

export interface Tus {
  /** Answers one tus request; the caller has checked that the actor may make it. */
  handle(request: Request, actor: Actor | null): Promise<Response>
}

/** A tus server on our database and file store. */
export function openTus(deps: UploadDeps, path: string): Tus {
  const locks = uploadLocks(deps.db, deps.clock)
  // The library's hooks get only the request, so the actor reaches them through this storage.
  const actors = new AsyncLocalStorage<Actor | null>()
  const finish = (id: string) => finishUpload(deps, locks, id)
  const server = new Server({
    path,
    datastore: new UploadStore(deps),
    locker: locks,
    lockDrainTimeout: 500,
    relativeLocation: true,
    disableTerminationForFinishedUploads: true,
    allowedOrigins: () => false,
    namingFunction: newId,
    async onUploadCreate(_request, { id, size, metadata = {} }) {
      await beginUpload(deps, actors.getStore() ?? refuse('request.unauthenticated'), id, size ?? 0, metadata)
      return { metadata }
    },
    async onUploadFinish(_request, { id }) {
      await finish(id)
      return {}
    },
    onResponseError,
  })
  return {
    handle: (request, actor) =>
      actors.run(actor, async () => {
        const id = new URL(request.url).pathname.slice(path.length + 1)
        if (id !== '' && !uploadId.test(id)) refuse('request.not-found')
        if (request.method === 'HEAD') await finishWhatIsWhole(deps, id, finish)
        const answer = await server.handleWeb(request)
        if (answer.status < 300) await addEnd(deps, answer, id)
        return answer
      }),
  }
}

/** The shape of ids from `newId`; an address with anything else is not found. */
const uploadId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const onResponseError: ServerOptions['onResponseError'] = (_request, error) => {
  if (error instanceof Refusal) return refusalAnswer(error)
  // The library throws plain objects with a status for its own refusals; a real Error must reach our log.
  if (error instanceof Error) throw error
  return undefined
}

/** Finishes an upload whose process died after the last byte: all bytes are there, but no file was made. */
async function finishWhatIsWhole(
  { db, clock, files }: MediaDeps,
  id: string,
  finish: (id: string) => Promise<void>,
): Promise<void> {
  const upload = await findUpload(db, id, clock.now())
  if (!upload || upload.is_finished) return
  if ((await files.uploads.end(`${id}/original`)) === upload.bytes) await finish(id)
}

/** Adds the time at which an unfinished upload expires (tus extension «expiration»). */
async function addEnd({ db, clock }: MediaDeps, answer: Response, idOfPath: string): Promise<void> {
  const id = idOfPath || answer.headers.get('location')?.split('/').at(-1)
  const upload = id ? await findUpload(db, id, clock.now()) : undefined
  if (upload && !upload.is_finished) answer.headers.set('upload-expires', upload.expires_at.toUTCString())
}
