import sharp, { type OutputInfo } from 'sharp'
import { refuse } from '#platform/refusal'
import type { Form } from './form.ts'

// Only the decoders of accepted types are enabled, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
    'VipsForeignLoadTiff',
  ],
})

// One thread and no cache: the process reads one file and its memory is limited.
sharp.concurrency(1)
sharp.cache(false)

const mostPixels = 50_000_000
const widths = [320, 640, 1280]
const settings = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true } as const

/** Pixels of a picture after its EXIF orientation is applied. */
export interface Measured {
  readonly width: number
  readonly height: number
}

/** Reads the size from the header, before anything is decoded. */
export async function measurePicture(path: string): Promise<Measured> {
  const { autoOrient } = await sharp(path, { ...settings, limitInputPixels: false })
    .metadata()
    .catch(() => refuse('media.picture-broken'))
  if (autoOrient.width * autoOrient.height > mostPixels) refuse('media.picture-too-large')
  return { width: autoOrient.width, height: autoOrient.height }
}

/**
 * Smaller forms in two formats, encoded anew: they contain none of the file's own bytes, so no place or camera.
 * A square one is cropped to the part that attracts most attention.
 */
export async function formsOfPicture(
  path: string,
  measured: Measured,
  isSquare: boolean,
  alive: () => void,
): Promise<Form[]> {
  const widest = isSquare ? Math.min(measured.width, measured.height) : measured.width
  const wanted = [...new Set([...widths.filter((width) => width < widest), Math.min(widest, 1280)])]
  const forms: Form[] = []
  try {
    for (const width of wanted) {
      forms.push(...(await formsAt(path, width, isSquare)))
      alive()
    }
    return forms
  } catch {
    return refuse('media.picture-broken')
  }
}

async function formsAt(path: string, width: number, isSquare: boolean): Promise<Form[]> {
  const drawn = sharp(path, settings)
    .timeout({ seconds: 30 })
    .autoOrient()
    .resize(isSquare ? { width, height: width, fit: 'cover', position: 'attention' } : { width })
  const [webp, avif] = await Promise.all([
    drawn.clone().webp({ quality: 80 }).toBuffer({ resolveWithObject: true }),
    // Low effort: at these sizes a higher one costs seconds and saves a few percent.
    drawn.clone().avif({ quality: 55, effort: 2 }).toBuffer({ resolveWithObject: true }),
  ])
  return [formOf(`${width}.webp`, 'image/webp', webp), formOf(`${width}.avif`, 'image/avif', avif)]
}

/** The poster that is shown before a film plays, encoded anew from a frame of it. */
export async function posterOf(path: string): Promise<Form> {
  const drawn = sharp(path, settings).resize({ width: 1280, withoutEnlargement: true }).webp({ quality: 78 })
  const made = await drawn.toBuffer({ resolveWithObject: true }).catch(() => refuse('media.picture-broken'))
  return formOf('poster.webp', 'image/webp', made)
}

const paper = '#FBFAF6'
/** Where a system cuts the icon to a shape of its own, the picture stays within its middle. */
const icons = [
  { name: 'icon-192.png', size: 192, within: 1 },
  { name: 'icon-512.png', size: 512, within: 1 },
  { name: 'maskable-512.png', size: 512, within: 0.66 },
  { name: 'apple-touch-180.png', size: 180, within: 0.74 },
] as const

/** Icons of an app: the whole picture on a square, in the format that every system takes. */
export function iconsOf(path: string): Promise<Form[]> {
  const drawn = icons.map(async ({ name, size, within }) => {
    const inner = Math.round(size * within)
    const before = Math.floor((size - inner) / 2)
    const after = size - inner - before
    const isWhole = within === 1
    const made = await sharp(path, settings)
      .timeout({ seconds: 30 })
      .autoOrient()
      .resize({ width: inner, height: inner, fit: 'contain', background: isWhole ? '#0000' : paper })
      .extend({ top: before, bottom: after, left: before, right: after, background: paper })
      .flatten(isWhole ? false : { background: paper })
      .png({ palette: false, compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true })
    return formOf(name, 'image/png', made)
  })
  return Promise.all(drawn).catch(() => refuse('media.picture-broken'))
}

function formOf(name: string, type: Form['type'], { data, info }: { data: Buffer; info: OutputInfo }): Form {
  return { name, type, content: data, width: info.width, height: info.height }
}
