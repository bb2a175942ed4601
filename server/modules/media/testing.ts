import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { ZipFile } from 'yazl'
import { transaction } from '#platform/database'
import type { FileUsePlug } from '#plugs/file-use'
import type { TestApp } from '#server/testing/app'
import type { MediaFile } from './file-queries.ts'
import { publishFiles } from './library/publish-files.ts'
import { storeFile } from './storing/store-file.ts'
import type { SharedUse } from './uses.ts'

/** A small real picture with a GPS position in its EXIF, as phones write it. */
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
  readonly use?: SharedUse | FileUsePlug
  readonly name?: string
  /** A small picture when left out. */
  readonly content?: Buffer
  readonly isPublic?: boolean
}

/** A file, stored without an upload. */
export async function aFile({ platform }: Pick<TestApp, 'platform'>, wish: FileWish): Promise<MediaFile> {
  const content = wish.content ?? (await aPicture())
  const { ownerId, use = 'lesson', name = 'تصویر.jpg', isPublic = false } = wish
  const file = await storeFile(platform, { ownerId, use, name, content })
  if (isPublic) await transaction(platform.db, (tx) => publishFiles(tx, [file.id], true))
  return { ...file, isPublic }
}

/** Headers of the upload protocol, with who asks and what it is about. */
export const tusHeaders = (token: string, metadata: Readonly<Record<string, string>> = {}) => {
  const pairs = Object.entries(metadata).map(
    ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
  )
  return {
    'tus-resumable': '1.0.0',
    authorization: `Bearer ${token}`,
    ...(pairs.length > 0 ? { 'upload-metadata': pairs.join(',') } : {}),
  }
}

/** Asks for an upload of so many bytes. */
export const anUpload = (
  { app }: Pick<TestApp, 'app'>,
  token: string,
  bytes: number,
  metadata: Readonly<Record<string, string>>,
) =>
  app.inject({
    method: 'POST',
    url: '/api/media/uploads',
    headers: { ...tusHeaders(token, metadata), 'upload-length': String(bytes) },
  })

/** A zip of these texts by name. */
export async function aZip(entries: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(entries))
    zip.addBuffer(Buffer.from(text), name, { compress: false })
  zip.end()
  return buffer(zip.outputStream)
}

/** A zip of one file that contains only zeros; `bytes` is its unpacked size. */
export async function aZipBomb(bytes: number): Promise<Buffer> {
  const zip = new ZipFile()
  zip.addBuffer(Buffer.alloc(bytes), 'noughts.txt')
  zip.end()
  return buffer(zip.outputStream)
}

export interface PdfWish {
  /** What stands on each page; ASCII alone. */
  readonly pages: readonly string[]
  /** Asks for a password. */
  readonly isLocked?: boolean
  /** Objects that a page's content may name as /X. */
  readonly more?: string
  readonly resources?: string
}

/** A PDF, written by hand; `pages` are its pages' texts, or drawing orders when they begin with `q`. */
export function aPdf({ pages, isLocked = false, more = '', resources = '' }: PdfWish): Buffer {
  const kids = pages.map((_, at) => `${10 + at * 2} 0 R`).join(' ')
  const drawn = pages.map((text, at) => {
    const content = text.startsWith('q') ? text : `BT /F1 40 Tf 60 200 Td (${text}) Tj ET`
    const own = `/Resources<</Font<</F1 3 0 R>>${resources}>>`
    return `${10 + at * 2} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 640 360]/Contents ${11 + at * 2} 0 R${own}>>endobj
${11 + at * 2} 0 obj<</Length ${content.length}>>stream
${content}
endstream endobj`
  })
  const lock = `/Encrypt<</Filter/Standard/V 1/R 2/O<${'41'.repeat(32)}>/U<${'42'.repeat(32)}>/P -4>>/ID[<00><00>]`
  return Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>endobj
3 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
${more}
${drawn.join('\n')}
trailer<</Root 1 0 R/Size ${10 + pages.length * 2}${isLocked ? lock : ''}>>
%%EOF
`)
}

/** A PDF of one page that draws itself 12^9 times over. */
export function aPdfBomb(): Buffer {
  const levels = Array.from({ length: 9 }, (_, level) => {
    const content = level === 8 ? '0 0 640 360 re f' : '/X Do '.repeat(12)
    const next = level === 8 ? '' : `/Resources<</XObject<</X ${101 + level} 0 R>>>>`
    return `${100 + level} 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 640 360]${next}/Length ${content.length}>>stream
${content}
endstream endobj`
  })
  return aPdf({ pages: ['q /X Do Q'], more: levels.join('\n'), resources: '/XObject<</X 100 0 R>>' })
}
