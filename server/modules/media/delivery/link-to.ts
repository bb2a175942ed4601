import type { MediaDeps } from '../deps.ts'
import type { MediaFile } from '../file-queries.ts'
import { queryOf, signLink } from './signature.ts'

/** Who a link is made for: their session; null for somebody who is not signed in. */
export type Viewer = { readonly sessionId: string } | null

/**
 * The path at which a file is delivered. The path of a public file works for everybody and never expires; that of a
 * private file works for this session and some hours. `form` names a rendition or a width; without it, the file itself.
 * After a replacement the path is another one, so that what browsers cached and what was signed before ends.
 */
export function linkTo(
  { secret, clock }: Pick<MediaDeps, 'secret' | 'clock'>,
  file: Pick<MediaFile, 'contentId' | 'isPublic'>,
  viewer: Viewer,
  form = 'file',
): string {
  const path = `/media/${file.contentId}/${form}`
  if (file.isPublic || viewer === null) return path
  return path + queryOf(signLink(secret, file.contentId, viewer.sessionId, clock.now()))
}
