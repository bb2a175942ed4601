import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import { ZipFile } from 'yazl'

/** A zip of these files. */
export function aZip(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}

export interface TestActivity {
  readonly kind: string
  readonly title: string
  /** The XML within `<activity><kind>`. */
  readonly inside: string
  readonly hidden?: boolean
  /** Beside it, by area. */
  readonly files?: readonly {
    area: string
    item?: string
    name: string
    type: string
    content: Buffer | null
  }[]
  /** More XML files of its folder. */
  readonly beside?: Readonly<Record<string, string>>
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
export const tag = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`

/** A Moodle course backup made by us, in the layout that Moodle 2 to 5 write. */
export function aBackup(title: string, activities: readonly TestActivity[]): Promise<Buffer> {
  const listed = activities.flatMap(({ kind, files = [] }, at) =>
    files.map((file) => ({
      ...file,
      kind,
      context: 500 + at,
      hash: hashOf(file.content ?? Buffer.from(file.name)),
    })),
  )
  const folder = ({ kind }: TestActivity, at: number) => `activities/${kind}_${100 + at}`
  return aZip({
    'moodle_backup.xml': `<?xml version="1.0" encoding="UTF-8"?><moodle_backup><information>${tag('original_course_fullname', title)}<original_course_contextid>9</original_course_contextid><contents><activities>${activities
      .map(
        (one, at) =>
          `<activity><moduleid>${100 + at}</moduleid><sectionid>7</sectionid><modulename>${one.kind}</modulename>${tag('title', one.title)}<directory>${folder(one, at)}</directory></activity>`,
      )
      .join(
        '',
      )}</activities><sections><section><sectionid>7</sectionid><title>1</title><directory>sections/section_7</directory></section></sections><course><directory>course</directory></course></contents></information></moodle_backup>`,
    'course/course.xml': `<course id="3" contextid="9">${tag('fullname', title)}${tag('summary', '<p>دوره‌ای که از مودل آمد</p>')}</course>`,
    // The order of the course is not that of the list.
    'sections/section_7/section.xml': `<section id="7"><number>1</number><name>فصل نخست</name><summary></summary><sequence>${activities.map((_, at) => 100 + at).join(',')}</sequence><visible>1</visible></section>`,
    'files.xml': `<files>${listed
      .map(
        ({ hash, context, kind, area, item = '0', name, type }) =>
          `<file id="1"><contenthash>${hash}</contenthash><contextid>${context}</contextid><component>mod_${kind}</component><filearea>${area}</filearea><itemid>${item}</itemid><filepath>/</filepath>${tag('filename', name)}<filesize>1</filesize><mimetype>${type}</mimetype></file>`,
      )
      .join('')}</files>`,
    ...Object.fromEntries(
      activities.flatMap((one, at) => [
        [
          `${folder(one, at)}/${one.kind}.xml`,
          `<activity id="1" moduleid="${100 + at}" modulename="${one.kind}" contextid="${500 + at}"><${one.kind} id="1">${one.inside}</${one.kind}></activity>`,
        ],
        [`${folder(one, at)}/module.xml`, `<module id="1"><visible>${one.hidden ? 0 : 1}</visible></module>`],
        ...Object.entries(one.beside ?? {}).map(([name, xml]) => [`${folder(one, at)}/${name}`, xml]),
      ]),
    ),
    ...Object.fromEntries(
      listed.flatMap(({ hash, content }) =>
        content ? [[`files/${hash.slice(0, 2)}/${hash}`, content]] : [],
      ),
    ),
  })
}

const hashOf = (content: Buffer) => createHash('sha1').update(content).digest('hex')

/** A picture of one colour, as small as a PNG can be. */
export function aPng(red: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from([0, red, 0, 0]))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crc(data: Buffer): number {
  let sum = ~0
  for (const byte of data) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}
