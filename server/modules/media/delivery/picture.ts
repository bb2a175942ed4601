import type { Picture } from '@arvand/contracts/courses'
import type { MediaFile } from '../file-queries.ts'
import type { MediaParts } from '../parts.ts'
import { linkTo, type Viewer } from './link-to.ts'

/** Widths of its forms; a form is asked for by its width, and the answer's format is what the browser takes. */
const widthsOf = ({ renditions }: MediaFile): number[] =>
  [...new Set(renditions.filter(({ type }) => type === 'image/webp').map(({ width }) => width ?? 0))].sort(
    (a, b) => a - b,
  )

/** A picture for everybody: a cover, an avatar. */
export function pictureOf(file: MediaFile | undefined): Picture {
  if (!file?.isPublic) return null
  return drawnAt(file, (width) => `/media/${file.id}/${width}`)
}

/** A picture in a lesson, for one viewer. */
export function pictureFor(
  parts: Pick<MediaParts, 'secret' | 'clock'>,
  file: MediaFile | undefined,
  viewer: Viewer,
): Picture {
  return file ? drawnAt(file, (width) => linkTo(parts, file, viewer, String(width))) : null
}

function drawnAt(file: MediaFile, linkAt: (width: number) => string): Picture {
  const widths = widthsOf(file)
  const usual = widths.find((width) => width >= 640) ?? widths.at(-1)
  if (usual === undefined) return null
  return { src: linkAt(usual), sizes: widths.map((width) => ({ src: linkAt(width), width })) }
}
