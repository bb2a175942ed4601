import { text } from 'node:stream/consumers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileStore } from '#platform/file-store'
import { refuse } from '#platform/refusal'
import type { MediaFile } from '../file-queries.ts'
import type { AskedForm } from './forms.ts'
import { dispositionOf, etagOf, hasMark, headersOf } from './headers.ts'
import { rangeOf } from './range.ts'

/** Answers with a form of a file: whole, a part, «not modified», or a redirect to the store's own signed address. */
export async function sendForm(
  files: FileStore,
  request: FastifyRequest,
  reply: FastifyReply,
  file: MediaFile,
  form: AskedForm,
): Promise<FastifyReply> {
  const headers = headersOf(file, form)
  if (form.type.includes('mpegurl')) return sendPlaylist(files, request, reply.headers(headers), file, form)
  if (hasMark(request.headers['if-none-match'], etagOf(form))) return reply.headers(headers).code(304).send()
  const elsewhere = await files.addressOf(form.key, { type: form.type, disposition: dispositionOf(form) })
  // The signed address is valid for a minute, so the browser may cache the redirect only for a shorter time.
  if (elsewhere) return reply.header('cache-control', 'private, max-age=30').redirect(elsewhere, 302)
  const size = (await files.size(form.key)) ?? refuse('media.unknown-file')
  return sendBytes(files, request, reply.headers(headers), form, size)
}

async function sendBytes(
  files: FileStore,
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  form: AskedForm,
  size: number,
): Promise<FastifyReply> {
  const ifRange = headers['if-range']
  const isSame = ifRange === undefined || ifRange === etagOf(form)
  const range = method === 'GET' && isSame ? rangeOf(headers.range, size) : null
  if (range === 'unsatisfiable') {
    reply.removeHeader('etag').removeHeader('content-disposition').header('content-range', `bytes */${size}`)
    return refuse('media.range')
  }
  const bytes = range ? range.last - range.first + 1 : size
  reply.header('content-length', bytes)
  if (range) reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${size}`)
  if (method === 'HEAD' || bytes === 0) return reply.send(null)
  return reply.send((await files.open(form.key, range ?? undefined)) ?? refuse('media.unknown-file'))
}

/** The app sends playlists itself even when the store serves the segments: each line needs the signed query added. */
async function sendPlaylist(
  files: FileStore,
  request: FastifyRequest,
  reply: FastifyReply,
  file: MediaFile,
  form: AskedForm,
): Promise<FastifyReply> {
  const source = (await files.open(form.key)) ?? refuse('media.unknown-file')
  const query = file.isPublic ? '' : request.url.slice(request.url.indexOf('?'))
  return reply
    .removeHeader('accept-ranges')
    .removeHeader('etag')
    .send(playlistFor(await text(source), query))
}

/** Adds the query of the playlist's own link to every address in the playlist, so that segments are guarded as well. */
function playlistFor(playlist: string, query: string): string {
  if (query === '') return playlist
  return playlist
    .split('\n')
    .map((line) => {
      if (line.startsWith('#'))
        return line.replace(/URI="([^"?]+)"/g, (_, uri: string) => `URI="${uri}${query}"`)
      return line.trim() === '' ? line : line + query
    })
    .join('\n')
}
