import type { PassThrough } from 'node:stream'
import { ZipFile } from 'yazl'
import { escapeXml } from '#platform/xml'
import { pathOfFile, qtiItem } from './qti-item.ts'
import type { QuestionWriter } from './written-question.ts'

/** A question on its way into the package. */
interface Piece {
  readonly id: string
  readonly xml: string
  readonly tags: readonly string[]
  readonly category: readonly string[]
  readonly files: readonly { readonly path: string; readonly base64: string }[]
}

/** A content package of QTI 2.1: a file for each question, and a manifest. */
export const qtiWriter: QuestionWriter = {
  extension: 'qti.zip',
  ...{ begin: '', end: '', hasMark: false, holdsFiles: true },
  category: () => '',
  question(question, writing) {
    const id = `q${writing.number}`
    const xml = qtiItem(question, writing, id)
    if (xml === null) return null
    const files = [...writing.files.values()].map((file) => ({
      path: pathOfFile(id, file),
      base64: file.base64,
    }))
    const { tags, category } = writing
    return JSON.stringify({ id, xml, tags, category, files } satisfies Piece)
  },
  pack(pieces) {
    const zip = new ZipFile()
    const out = zip.outputStream as PassThrough
    const fail = (error: Error) => out.destroy(error)
    zip.on('error', fail)
    packed(zip, pieces).catch(fail)
    return out
  },
}

async function packed(zip: ZipFile, pieces: AsyncIterable<string>): Promise<void> {
  const resources: string[] = []
  for await (const piece of pieces) {
    if (piece === '') continue
    const one = JSON.parse(piece) as Piece
    zip.addBuffer(Buffer.from(one.xml), pathOf(one))
    for (const { path, base64 } of one.files) zip.addBuffer(Buffer.from(base64, 'base64'), path)
    resources.push(resourceOf(one))
  }
  zip.addBuffer(Buffer.from(manifestOf(resources)), 'imsmanifest.xml')
  zip.end()
}

const pathOf = ({ id }: Pick<Piece, 'id'>): string => `items/${id}.xml`

const said = (words: string): string => `<string>${escapeXml(words)}</string>`

/** Tags are keywords and the category is a path of taxa, by the metadata of learning objects (LOM). */
function resourceOf(piece: Piece): string {
  const keywords = piece.tags.map((tag) => `<keyword>${said(tag)}</keyword>`).join('')
  const taxa = piece.category.map((title) => `<taxon><entry>${said(title)}</entry></taxon>`).join('')
  const files = [pathOf(piece), ...piece.files.map(({ path }) => path)]
  return `<resource identifier="${piece.id}" type="imsqti_item_xmlv2p1" href="${pathOf(piece)}"><metadata><lom xmlns="http://ltsc.ieee.org/xsd/LOM"><general>${keywords}</general>${taxa === '' ? '' : `<classification><taxonPath>${taxa}</taxonPath></classification>`}</lom></metadata>${files.map((path) => `<file href="${escapeXml(path)}"/>`).join('')}</resource>`
}

const manifestOf = (resources: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="questions">
<metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>
<organizations/>
<resources>
${resources.join('\n')}
</resources>
</manifest>
`
