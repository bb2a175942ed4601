import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { CoursesDeps } from '../../deps.ts'
import { placeOf } from '../place.ts'
import { packages } from '../tables.ts'
import { makeToken, readToken } from './capability.ts'
import { contentTypeOf } from './content-types.ts'
import { type PackageHosts, packageHosts } from './package-host.ts'
import { missingPage, playerFiles, playerPage } from './player-page.ts'
import { sendFile } from './send-file.ts'

/**
 * Serves the hosts of packages: separate hosts without the app's cookies, where uploads of teachers may run. They serve
 * nothing else, and other hosts do not serve their addresses.
 */
export const servePackages = (deps: CoursesDeps) => (app: FastifyInstance) => {
  const { contentUrl, publicUrl } = deps
  // On the app's own host, packages would have the rights of the app.
  if (contentUrl.host === publicUrl.host) return
  const hosts = packageHosts(contentUrl)
  const own = { constraints: { host: hosts.rule } }
  const policy = policyFor(publicUrl)
  app.addHook('onRequest', async (request, reply) => {
    // The app's host may match the pattern of package hosts.
    if (!hosts.isOurs(request.host) || request.host === publicUrl.host) return
    reply.headers({ ...always, 'content-security-policy': policy })
    if (request.method !== 'GET' && request.method !== 'HEAD') return missing(reply)
    if (!request.url.startsWith('/packages/')) return missing(reply)
  })
  app.get<{ Params: { token: string } }>('/packages/enter/:token', own, (request, reply) => {
    const fileId = readToken(deps, 'enter', request.params.token)
    if (!fileId || !hosts.isOf(request.host, fileId)) return missing(reply)
    // On a shared host, the browser must first delete the storage of the package that ran before.
    if (!hosts.isApart) reply.header('clear-site-data', '"storage"')
    return reply.redirect(`/packages/${makeToken(deps, 'read', fileId)}/__player.html`, 302)
  })
  app.get<{ Params: Asked }>('/packages/:token/*', own, (request, reply) =>
    answer(deps, hosts, request, reply),
  )
}

interface Asked {
  readonly token: string
  readonly '*': string
}

async function answer(
  deps: CoursesDeps,
  hosts: PackageHosts,
  request: FastifyRequest<{ Params: Asked }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { token, '*': path } = request.params
  const fileId = readToken(deps, 'read', token)
  if (!fileId || !hosts.isOf(request.host, fileId)) return missing(reply)
  if (path === '__player.html')
    return reply.type('text/html; charset=utf-8').send(playerPage(deps.publicUrl.origin))
  const ours = playerFiles.get(path)
  if (ours) return reply.type('text/javascript; charset=utf-8').send(ours())
  if (!path.startsWith('content/')) return missing(reply)
  const found = await findFile(deps, fileId, path.slice('content/'.length).normalize('NFC'))
  if (!found) return missing(reply)
  const { folder, number, bytes } = found
  const kept = { key: `${placeOf(fileId, folder)}/${number}`, bytes, type: contentTypeOf(path) }
  // A boolean and not the reply: a Fastify reply is thenable, and awaiting it gives undefined once it is sent.
  const isSent = await sendFile(deps.media.files, request, reply, kept)
  return isSent ? reply : missing(reply)
}

/** A file by its name, or else by the same name in other capitals: the machine that packed it did not tell them apart. */
async function findFile({ db }: CoursesDeps, fileId: string, path: string) {
  const files = packages(db)
    .selectFrom('courses.package_files as file')
    .innerJoin('courses.packages as package', 'package.file_id', 'file.file_id')
    .select(['package.folder', 'file.number', 'file.bytes'])
    .where('file.file_id', '=', fileId)
    .where('package.state', '=', 'ready')
  const row =
    (await files.where('file.path', '=', path).executeTakeFirst()) ??
    (await files
      .where(sql`lower(file.path)`, '=', sql`lower(${path})`)
      .orderBy('file.path')
      .executeTakeFirst())
  return row?.folder ? { ...row, folder: row.folder } : undefined
}

const missing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).type('text/html; charset=utf-8').send(missingPage())

const always = {
  'cache-control': 'private, no-store',
  // The address gives access, so it must not be sent to other sites.
  'referrer-policy': 'same-origin',
  // Keeps two package hosts with a common parent domain from reaching each other's pages by `document.domain`.
  'origin-agent-cluster': '?1',
}

/**
 * A package may do in its own frame what pages do; it may connect only to its own host, be framed only by the app, and
 * show pictures, films and pages of other sites.
 */
const policyFor = ({ origin }: URL): string =>
  [
    "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval'",
    "connect-src 'self' data: blob:",
    "img-src 'self' data: blob: https:",
    "media-src 'self' data: blob: https:",
    "font-src 'self' data: https:",
    "style-src 'self' 'unsafe-inline' https:",
    "frame-src 'self' data: blob: https:",
    "object-src 'self'",
    "form-action 'self'",
    "base-uri 'self'",
    `frame-ancestors 'self' ${origin}`,
  ].join('; ')
