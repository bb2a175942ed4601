import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CertificateBrand, CertificateLanguage } from '@arvand/contracts/certificate-words'
import { renderDocument } from '#platform/documents'
import { certificateDocument, type Printed } from './certificate-document.ts'

export interface Wanted {
  readonly format: 'pdf' | 'png'
  /** A page to print, or an upright picture for stories. */
  readonly shape?: 'page' | 'story'
  readonly language: CertificateLanguage
  /** Whose variant is drawn; the issuer's name and mark stay. */
  readonly variant: CertificateBrand
}

const templates: Readonly<Record<CertificateBrand, string>> = {
  arvand: 'certificate-girih.typ',
  hamun: 'certificate-band.typ',
}

const drawingNames = ['girih-frame', 'seal', 'arvand', 'hamun', 'hamun-on-dark'] as const
type Drawings = Readonly<Record<(typeof drawingNames)[number], string>>

let drawings: Promise<Drawings> | undefined

const readDrawings = async (): Promise<Drawings> =>
  Object.fromEntries(
    await Promise.all(
      drawingNames.map(async (name) => [
        name,
        await readFile(join(import.meta.dirname, 'drawings', `${name}.svg`), 'utf8'),
      ]),
    ),
  )

/** A certificate as a file, in one of its languages and variants. */
export async function renderCertificate(row: Printed, wanted: Wanted, publicUrl: URL): Promise<Buffer> {
  const { format, language, variant, shape = 'page' } = wanted
  drawings ??= readDrawings()
  const drawn = await drawings
  // Only documents need it, so it is loaded with the first of them.
  const { default: QRCode } = await import('qrcode')
  const qr = await QRCode.toString(new URL(`/certificates/${row.code}`, publicUrl).href, {
    type: 'svg',
    margin: 0,
    color: { dark: '#14213d' },
  })
  const marks =
    row.brand === 'arvand'
      ? { mark: drawn.arvand, markOnDark: drawn.arvand }
      : { mark: drawn.hamun, markOnDark: drawn['hamun-on-dark'] }
  return renderDocument({
    template: join(import.meta.dirname, shape === 'story' ? 'certificate-story.typ' : templates[variant]),
    data: {
      ...certificateDocument(row, language, publicUrl),
      variant,
      ...{ ...marks, arvand: drawn.arvand, frame: drawn['girih-frame'], seal: drawn.seal, qr },
    },
    format,
    width: shape === 'story' ? 1080 : 1754,
  })
}
