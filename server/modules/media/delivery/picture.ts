import type { Picture } from '@arvand/contracts/courses'
import type { Db } from '#platform/database'
import type { MediaDeps } from '../deps.ts'
import { findFiles, type MediaFile } from '../file-queries.ts'
import { linkTo, type Viewer } from './link-to.ts'
import { posterForm } from './playable.ts'

/** Gives the picture of a file by its id; null for no file. */
export type Pictures = (fileId: string | null) => Picture

/** The pictures for everybody of these files, all of a page in two questions; an empty place stays empty. */
export async function findPictures(db: Db, fileIds: readonly (string | null)[]): Promise<Pictures> {
  const files = await findFiles(db, [...new Set(fileIds.filter((id) => id !== null))])
  return (fileId) => pictureOf(files.get(fileId ?? ''))
}

/** A picture for everybody: a cover, an avatar. */
export function pictureOf(file: MediaFile | undefined): Picture {
  if (!file?.isPublic) return null
  return drawnAt(file, (form) => `/media/${file.id}/${form}`)
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

/** Widths of its forms; a form is asked for by its width, and the answer's format is what the browser takes. */
const widthsOf = ({ renditions }: MediaFile): number[] =>
  renditions
    .flatMap(({ name }) => /^(\d+)\.webp$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b)

/** A film is shown by its poster, which has one form and a name of its own. */
const posterAt = ({ renditions }: MediaFile, linkAt: (form: string) => string): Picture =>
  renditions.some(({ name }) => name === posterForm) ? { src: linkAt(posterForm), sizes: [] } : null
