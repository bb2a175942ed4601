import type { MediaFile } from '../file-queries.ts'
import { kindOfType } from '../kinds.ts'
import { playlistForm } from './playable.ts'

/** The form of a file that a request asks for: its key in the file store and how it is sent. */
export interface AskedForm {
  readonly key: string
  readonly type: string
  readonly name: string
  readonly isSaved: boolean
  /** The answer depends on the formats in the browser's Accept header. */
  readonly varies: boolean
}

const formShape = /^[a-z0-9][a-z0-9_-]*(\.[a-z0-9]+)?(\/[a-z0-9][a-z0-9_-]*(\.[a-z0-9]+)?){0,2}$/

const typesOfSteps: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
}

/**
 * Finds a form by its name in an address: `file` is the file itself, `save` the same as a download, a number the
 * picture of at least that width, anything else a rendition or a file of the HLS ladder. Null when there is none.
 */
export function formOf(file: MediaFile, asked: string, takesAvif: boolean): AskedForm | null {
  if (!formShape.test(asked)) return null
  if (/^\d{1,5}$/.test(asked)) return pictureAt(file, Number(asked), takesAvif)
  if (asked === 'file' || asked === 'save') return whole(file, asked === 'save', takesAvif)
  const found = file.renditions.find(({ name }) => name === asked)
  if (found) return { ...plain(file, asked), type: found.type }
  const isLadder = asked.startsWith('hls/') && file.renditions.some(({ name }) => name === playlistForm)
  const type = typesOfSteps[asked.split('.').at(-1) ?? '']
  return isLadder && type ? { ...plain(file, asked), type } : null
}

const plain = ({ contentId, name, type }: MediaFile, form: string): AskedForm => ({
  key: `${contentId}/${form}`,
  type,
  name,
  isSaved: false,
  varies: false,
})

/** A picture is sent re-encoded, never as it was uploaded: the original's EXIF tells where and when it was taken. */
function whole(file: MediaFile, isSaved: boolean, takesAvif: boolean): AskedForm | null {
  const isDrawn = kindOfType(file.type) === 'picture' && file.use !== 'submission'
  if (!isDrawn) return { ...plain(file, 'original'), isSaved }
  const drawn = pictureAt(file, Number.MAX_SAFE_INTEGER, takesAvif && !isSaved)
  const name = `${file.name.replace(/\.[a-z0-9]{1,5}$/i, '')}.webp`
  return drawn && { ...drawn, ...(isSaved ? { name, isSaved } : {}) }
}

function pictureAt(file: MediaFile, width: number, takesAvif: boolean): AskedForm | null {
  const type = takesAvif ? 'image/avif' : 'image/webp'
  const ladder = file.renditions
    .filter((one) => one.type === type && /^\d+\./.test(one.name))
    .toSorted((a, b) => (a.width ?? 0) - (b.width ?? 0))
  const found = ladder.find((one) => (one.width ?? 0) >= width) ?? ladder.at(-1)
  return found ? { ...plain(file, found.name), type, varies: true } : null
}
