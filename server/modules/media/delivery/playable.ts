import type { TimedMedia } from '@arvand/contracts/lesson-content'
import type { Playable } from '@arvand/contracts/playable'
import type { MediaDeps } from '../deps.ts'
import type { MediaFile } from '../file-queries.ts'
import { isStrange } from '../kinds.ts'
import { linkTo, type Viewer } from './link-to.ts'
import { pictureFor, posterForm } from './picture.ts'

/** Names of the forms that a player asks for. */
export const playlistForm = 'hls/main.m3u8'
export const audioForm = 'audio.m4a'
/** The MP4 made of a film whose uploaded format browsers do not play. */
export const filmForm = 'film.mp4'

/**
 * What a player needs for a video or audio lesson; null while its file is missing or not converted yet. `watermark` is
 * a text that floats over the picture.
 */
export function playableOf(
  deps: Pick<MediaDeps, 'secret' | 'clock'>,
  content: TimedMedia,
  files: ReadonlyMap<string, MediaFile>,
  viewer: Viewer,
  watermark: string | null,
): Playable | null {
  const file = content.fileId === null ? undefined : files.get(content.fileId)
  if (!file) return null
  const forms = new Set(file.renditions.map(({ name }) => name))
  const formOrNull = (name: string) => (forms.has(name) ? linkTo(deps, file, viewer, name) : null)
  const played = playedForm(file.type, forms)
  if (!played) return null
  return {
    kind: content.kind,
    file: linkTo(deps, file, viewer, played.form),
    type: played.type,
    hls: formOrNull(playlistForm),
    audioOnly: formOrNull(audioForm),
    ...(chosenPoster(deps, content, files, viewer) ?? { poster: formOrNull(posterForm) }),
    seconds: file.seconds,
    captions: content.captions.flatMap(({ fileId, language, label }) => {
      const track = files.get(fileId)
      return track ? [{ src: linkTo(deps, track, viewer), language, label }] : []
    }),
    chapters: content.chapters,
    watermark,
  }
}

const posterWidth = 1280

/** The poster that the teacher chose, at a width that is enough for a player; null: none. */
function chosenPoster(
  deps: Pick<MediaDeps, 'secret' | 'clock'>,
  { posterFileId, posterAlt }: TimedMedia,
  files: ReadonlyMap<string, MediaFile>,
  viewer: Viewer,
): Pick<Playable, 'poster' | 'posterAlt'> | null {
  const picture = posterFileId ? pictureFor(deps, files.get(posterFileId), viewer) : null
  if (!picture) return null
  const wide = picture.sizes.find(({ width }) => width >= posterWidth) ?? picture.sizes.at(-1)
  return { poster: wide?.src ?? picture.src, ...(posterAlt ? { posterAlt } : {}) }
}

/** The single file to play: the upload itself, or its converted form where browsers do not play the upload. */
function playedForm(type: string, forms: ReadonlySet<string>): { form?: string; type: string } | null {
  if (!isStrange(type)) return { type }
  if (forms.has(filmForm)) return { form: filmForm, type: 'video/mp4' }
  return forms.has(audioForm) ? { form: audioForm, type: 'audio/mp4' } : null
}
