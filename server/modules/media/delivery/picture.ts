import type { Picture } from '@arvand/contracts/courses'
import type { Db } from '#platform/database'
import type { MediaDeps } from '../deps.ts'
import { findFiles, type MediaFile } from '../file-queries.ts'
import { linkTo, type Viewer } from './link-to.ts'

/** The form of a film that is shown before it plays. */
export const posterForm = 'poster.webp'

/** Gives the picture of a file by its id; null for no file. */
export type Pictures = (fileId: string | null) => Picture

/** Public pictures of these files, in two queries however many they are; null ids give a null picture. */
export async function findPictures(db: Db, fileIds: readonly (string | null)[]): Promise<Pictures> {
  const files = await findFiles(db, [...new Set(fileIds.filter((id) => id !== null))])
  return (fileId) => pictureOf(files.get(fileId ?? ''))
}

/** A public picture, such as a cover or an avatar. Null for a private file. */
export function pictureOf(file: MediaFile | undefined): Picture {
  if (!file?.isPublic) return null
  return drawnAt(file, (form) => `/media/${file.contentId}/${form}`)
}

/** The address below which the icons drawn of a public picture stand; null where none were drawn. */
export function iconsAt(file: MediaFile | undefined): string | null {
  const hasIcons = file?.isPublic && file.renditions.some(({ name }) => name === 'icon-512.png')
  return hasIcons ? `/media/${file.contentId}` : null
}

/** A picture in a lesson, for one viewer. */
export function pictureFor(
  deps: Pick<MediaDeps, 'secret' | 'clock'>,
  file: MediaFile | undefined,
  viewer: Viewer,
): Picture {
  return file ? drawnAt(file, (form) => linkTo(deps, file, viewer, form)) : null
}

function drawnAt(file: MediaFile, linkAt: (form: string) => string): Picture {
  const widths = widthsOf(file)
  const usual = widths.find((width) => width >= 640) ?? widths.at(-1)
  if (usual === undefined) return posterAt(file, linkAt)
  return {
    src: linkAt(String(usual)),
    sizes: widths.map((width) => ({ src: linkAt(String(width)), width })),
  }
}

/** Widths of a picture's forms. A form is requested by width; the browser's Accept header decides WebP or AVIF. */
const widthsOf = ({ renditions }: MediaFile): number[] =>
  renditions
    .flatMap(({ name }) => /^(\d+)\.webp$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b)

/** The picture of a film is its poster, which has one form only and no widths. */
const posterAt = ({ renditions }: MediaFile, linkAt: (form: string) => string): Picture =>
  renditions.some(({ name }) => name === posterForm) ? { src: linkAt(posterForm), sizes: [] } : null
