import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CoursesDeps } from '../../deps.ts'
import { packageHosts } from './package-host.ts'

type Deps = Pick<CoursesDeps, 'clock' | 'secret' | 'contentUrl'>
type Use = 'enter' | 'read'

const minute = 60_000
/** In ms. The entrance address in a page is valid for a minute, the address to which it leads for four hours. */
const lasts: Readonly<Record<Use, number>> = { enter: minute, read: 4 * 60 * minute }

/** The entrance address of a package on its own host. Give it only to people who may see the package. */
export const entranceTo = (deps: Deps, fileId: string): string =>
  new URL(
    `/packages/enter/${makeToken(deps, 'enter', fileId)}`,
    packageHosts(deps.contentUrl).originFor(fileId),
  ).href

/** A signed token: the id of the file that it opens, the end of its validity, and a signature. */
export function makeToken({ clock, secret }: Pick<Deps, 'clock' | 'secret'>, use: Use, fileId: string) {
  const until = Math.floor((clock.now().getTime() + lasts[use]) / 1000).toString(36)
  const said = `${fileId.replaceAll('-', '')}.${until}`
  return `${said}.${markOf(secret, use, said)}`
}

/** The id of the file that a token opens; null when the token is forged, expired, or for another use. */
export function readToken({ clock, secret }: Pick<Deps, 'clock' | 'secret'>, use: Use, token: string) {
  const [, said = '', file = '', until = '', mark = ''] =
    /^(([0-9a-f]{32})\.([0-9a-z]{1,10}))\.([\w-]{43})$/.exec(token) ?? []
  const [given, right] = [Buffer.from(mark), Buffer.from(markOf(secret, use, said))]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  if (Number.parseInt(until, 36) * 1000 <= clock.now().getTime()) return null
  return file.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const markOf = (secret: string, use: Use, said: string): string =>
  createHmac('sha256', secret).update(`package ${use} ${said}`).digest('base64url')
