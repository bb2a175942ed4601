import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { transaction } from '#platform/database'
import type { TestApp } from '#server/testing/app'
import { keepFile, type MediaFile, publishFiles } from './index.ts'
import type { FileUse } from './tables.ts'

/** A small real picture with a place in its EXIF, as a phone takes it. */
export const aPicture = (width = 900, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0b7a75' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Arvand' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 41/1 0/1' } })
    .toBuffer()

const fixture = (name: string): Promise<Buffer> =>
  readFile(new URL(`../../../tests/fixtures/media/${name}`, import.meta.url))

/** Three seconds of a test card, 640×360, with a tone. */
export const aFilm = (): Promise<Buffer> => fixture('film.mp4')
/** Four seconds of a tone. */
export const aSound = (): Promise<Buffer> => fixture('sound.mp3')

export const someCaptions = Buffer.from(
  'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nتوانا بود هر که دانا بود\n\n00:00:02.000 --> 00:00:03.000\nز دانش دل پیر برنا بود\n',
)

export const aDocument = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

export interface FileWish {
  readonly ownerId: string
  /** `lesson` when left out. */
  readonly use?: FileUse
  readonly name?: string
  /** A small picture when left out. */
  readonly content?: Buffer
  readonly isPublic?: boolean
}

/** A kept file, put in place without an upload. */
export async function aFile({ platform }: Pick<TestApp, 'platform'>, wish: FileWish): Promise<MediaFile> {
  const content = wish.content ?? (await aPicture())
  const { ownerId, use = 'lesson', name = 'تصویر.jpg', isPublic = false } = wish
  const file = await keepFile(platform, { ownerId, use, name, content })
  if (isPublic) await transaction(platform.db, (tx) => publishFiles(tx, [file.id], true))
  return { ...file, isPublic }
}
