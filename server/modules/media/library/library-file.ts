import type { LibraryFile } from '@arvand/contracts/panel/media'
import { linkTo, type Viewer } from '../delivery/link-to.ts'
import { pictureFor } from '../delivery/picture.ts'
import type { MediaFile } from '../file-queries.ts'
import type { MediaParts } from '../parts.ts'
import { kindOf } from './library-queries.ts'

/** A file as a library shows it, with links of the viewer's own. */
export function libraryFileOf(
  parts: Pick<MediaParts, 'secret' | 'clock'>,
  file: MediaFile,
  createdAt: Date,
  viewer: Viewer,
): Omit<LibraryFile, 'createdAt'> & { createdAt: Date } {
  const { id, use, name, type, bytes, width, height, seconds, preparing } = file
  return {
    ...{ id, use, kind: kindOf(type), name, type, bytes, width, height, seconds, createdAt },
    picture: pictureFor(parts, file, viewer),
    link: linkTo(parts, file, viewer),
    saveLink: linkTo(parts, file, viewer, 'save'),
    preparing,
  }
}
