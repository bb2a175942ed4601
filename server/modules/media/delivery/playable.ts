import type { LessonContent } from '@arvand/contracts/lesson-content'
import type { Playable } from '@arvand/contracts/playable'
import type { MediaFile } from '../file-queries.ts'
import type { MediaParts } from '../parts.ts'
import { linkTo, type Viewer } from './link-to.ts'

export type HeardContent = Extract<LessonContent, { kind: 'video' | 'audio' }>

/** Names of the forms that a player asks for. */
export const playlistForm = 'hls/main.m3u8'
export const audioForm = 'audio.m4a'
export const posterForm = 'poster.webp'

/** What a player needs of a video or audio lesson; null while its file is missing. `watermark` floats over it. */
export function playableOf(
  parts: Pick<MediaParts, 'secret' | 'clock'>,
  content: HeardContent,
  files: ReadonlyMap<string, MediaFile>,
  viewer: Viewer,
  watermark: string | null,
): Playable | null {
  const file = content.fileId === null ? undefined : files.get(content.fileId)
  if (!file) return null
  const forms = new Set(file.renditions.map(({ name }) => name))
  const formOrNull = (name: string) => (forms.has(name) ? linkTo(parts, file, viewer, name) : null)
  return {
    kind: content.kind,
    file: linkTo(parts, file, viewer),
    type: file.type,
    hls: formOrNull(playlistForm),
    audioOnly: formOrNull(audioForm),
    poster: formOrNull(posterForm),
    seconds: file.seconds,
    captions: content.captions.flatMap(({ fileId, language, label }) => {
      const track = files.get(fileId)
      return track ? [{ src: linkTo(parts, track, viewer), language, label }] : []
    }),
    chapters: content.chapters,
    watermark: content.kind === 'video' && content.watermark ? watermark : null,
  }
}
