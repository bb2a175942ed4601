import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import { importCourse, showExchange } from '@arvand/contracts/teacher/exchange'
import { vi } from 'vitest'
import { ZipFile } from 'yazl'
import { storeFile } from '#modules/media'
import { newId } from '#platform/ids'
import type { TestApp } from '#server/testing/app'
import type { TestPerson } from '#testing/identity'
import { authoring } from './tables.ts'

/** A zip of these files. */
export function aZip(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}

/** Stores a file as one that a person uploaded for an import; returns its id. */
export const storedExchange = async (
  { platform }: TestApp,
  { id: ownerId }: TestPerson,
  content: Buffer,
  name = 'backup.mbz',
) => (await storeFile(platform, { ownerId, use: 'exchange', name, content })).id

/** Waits until an export or import has ended, and returns it. */
export const overExchange = (arvand: TestApp, { token }: TestPerson, exchangeId: string) =>
  vi.waitUntil(
    async () => {
      const { answer } = await arvand.call(showExchange, { exchangeId }, { token })
      return ['done', 'failed', 'cancelled'].includes(answer.exchange.state) ? answer : null
    },
    { timeout: 60_000, interval: 50 },
  )

/** Imports a file by the real endpoint and waits until the import has ended. */
export async function importedBy(arvand: TestApp, teacher: TestPerson, content: Buffer, name?: string) {
  const fileId = await storedExchange(arvand, teacher, content, name)
  const ask = { fileId, requestId: newId() }
  const { answer } = await arvand.call(importCourse, ask, { token: teacher.token })
  return overExchange(arvand, teacher, answer.exchange.id)
}

/** The lessons of a course as they are stored, in their order. */
export const lessonsOf = ({ database }: TestApp, courseId: string) =>
  authoring(database.db)
    .selectFrom('courses.course_lessons as l')
    .innerJoin('courses.course_sections as s', 's.id', 'l.section_id')
    .selectAll('l')
    .select('s.title as section')
    .where('l.course_id', '=', courseId)
    .orderBy('s.position')
    .orderBy('l.position')
    .execute()

export interface TestActivity {
  readonly kind: string
  readonly title: string
  /** The XML within `<activity><kind>`. */
  readonly inside: string
  readonly hidden?: boolean
  /** More of its `module.xml`. */
  readonly module?: string
  /** Files of the activity, by area. */
  readonly files?: readonly {
    area: string
    item?: string
    name: string
    type: string
    content: Buffer | null
    folder?: string
    /** 1 for the main file of several. */
    order?: number
  }[]
  /** Further XML files of its folder. */
  readonly beside?: Readonly<Record<string, string>>
  /** Only of a subsection: the activities in it. */
  readonly within?: readonly TestActivity[]
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
export const tag = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`

/** Makes a Moodle course backup in the layout of Moodle 2 to 5; `more` adds files or replaces those made here. */
export function aBackup(
  title: string,
  tops: readonly TestActivity[],
  more: Readonly<Record<string, string>> = {},
): Promise<Buffer> {
  // Moodle lists the activities of subsections after all others.
  const inner = tops.flatMap((one, at) => (one.within ?? []).map((each) => ({ ...each, section: 700 + at })))
  const activities = [...tops.map((one) => ({ ...one, section: 7 })), ...inner]
  const listed = activities.flatMap(({ kind, files = [] }, at) =>
    files.map((file) => ({
      ...file,
      kind,
      context: 500 + at,
      hash: hashOf(file.content ?? Buffer.from(file.name)),
    })),
  )
  const folder = ({ kind }: TestActivity, at: number) => `activities/${kind}_${100 + at}`
  const sequenceOf = (id: number) =>
    activities.flatMap(({ section }, at) => (section === id ? [100 + at] : [])).join(',')
  const sections = [
    { id: 7, number: 1, name: 'فصل اول', held: '' },
    ...tops.flatMap((one, at) =>
      one.within
        ? [
            {
              id: 700 + at,
              number: 50 + at,
              name: one.title,
              held: `<component>mod_subsection</component><itemid>${100 + at}</itemid>`,
            },
          ]
        : [],
    ),
  ]
  return aZip({
    'moodle_backup.xml': `<?xml version="1.0" encoding="UTF-8"?><moodle_backup><information>${tag('original_course_fullname', title)}<original_wwwroot>https://old.example</original_wwwroot><original_course_id>3</original_course_id><original_course_contextid>9</original_course_contextid><contents><activities>${activities
      .map(
        (one, at) =>
          `<activity><moduleid>${100 + at}</moduleid><sectionid>${one.section}</sectionid><modulename>${one.kind}</modulename>${tag('title', one.title)}<directory>${folder(one, at)}</directory></activity>`,
      )
      .join(
        '',
      )}</activities><sections>${sections.map(({ id }) => `<section><sectionid>${id}</sectionid><title>1</title><directory>sections/section_${id}</directory></section>`).join('')}</sections><course><directory>course</directory></course></contents></information></moodle_backup>`,
    'course/course.xml': `<course id="3" contextid="9">${tag('fullname', title)}${tag('summary', '<p>دوره‌ای که از مودل آمد</p>')}</course>`,
    // A section's own sequence gives the order of its activities, not the list.
    ...Object.fromEntries(
      sections.map(({ id, number, name, held }) => [
        `sections/section_${id}/section.xml`,
        `<section id="${id}"><number>${number}</number>${tag('name', name)}<summary></summary><sequence>${sequenceOf(id)}</sequence><visible>1</visible>${held}</section>`,
      ]),
    ),
    'files.xml': `<files>${listed
      .map(
        ({ hash, context, kind, area, item = '0', name, type, folder = '/', order = 0 }) =>
          `<file id="1"><contenthash>${hash}</contenthash><contextid>${context}</contextid><component>mod_${kind}</component><filearea>${area}</filearea><itemid>${item}</itemid>${tag('filepath', folder)}${tag('filename', name)}<filesize>1</filesize><mimetype>${type}</mimetype><sortorder>${order}</sortorder></file>`,
      )
      .join('')}</files>`,
    ...Object.fromEntries(
      activities.flatMap((one, at) => [
        [
          `${folder(one, at)}/${one.kind}.xml`,
          `<activity id="${100 + at}" moduleid="${100 + at}" modulename="${one.kind}" contextid="${500 + at}"><${one.kind} id="1">${one.inside}</${one.kind}></activity>`,
        ],
        [
          `${folder(one, at)}/module.xml`,
          `<module id="1"><visible>${one.hidden ? 0 : 1}</visible>${one.module ?? ''}</module>`,
        ],
        ...Object.entries(one.beside ?? {}).map(([name, xml]) => [`${folder(one, at)}/${name}`, xml]),
      ]),
    ),
    ...Object.fromEntries(
      listed.flatMap(({ hash, content }) =>
        content ? [[`files/${hash.slice(0, 2)}/${hash}`, content]] : [],
      ),
    ),
    ...more,
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
