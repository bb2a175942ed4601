import { randomBytes } from 'node:crypto'
import { aTarGz, aZip, overlappingZip } from './archives.ts'
import { hugePng, longGif } from './pictures.ts'

/** A file made to do harm, and the way by which it is brought in. */
export interface HostileFile {
  readonly word: string
  readonly door: 'import' | 'package' | 'lesson' | 'captions'
  readonly name: string
  readonly make: () => Promise<Buffer> | Buffer
  /** It is tried in every test run, not only by `run.ts`. */
  readonly isShort?: boolean
  /** It may be accepted, as long as the app does not suffer. */
  readonly isHarmless?: boolean
}

const MB = 1024 ** 2
const repeated = (bytes: number, text: (at: number) => string) =>
  function* () {
    for (let at = 0, written = 0; written < bytes; at++) {
      const piece = Array.from({ length: 500 }, (_, nth) => text(at * 500 + nth)).join('')
      written += piece.length
      yield piece
    }
  }
/** Adds incompressible bytes, so that the archive has the ratio of an honest one. */
const withNoise = (files: Readonly<Record<string, string>>, bytes: number) =>
  aZip({ ...files, noise: randomBytes(bytes) })

const nested = (depth: number, open: string, inside: string, close: string) =>
  open.repeat(depth) + inside + close.repeat(depth)
const uuid = '00000000-0000-4000-8000-000000000000'
const lesson = (content: string) =>
  `{"id":"${uuid}","title":"x","minutes":0,"isPreview":false,"isPublished":true,"releaseAfterDays":null,"requires":[],"content":${content}}`
const courseHead = `{"format":"arvand-course","version":1,"writtenAt":"2026-01-01T00:00:00.000Z","course":{"title":"x","summary":"","description":{"type":"doc","content":[]},"outcomes":[],"requirements":[],"category":"other","level":"everyone","accessDays":null,"coverFileId":null},"files":[],"sections":[{"title":"x","releaseAfterDays":null,"lessons":[`
const text = '{"kind":"text","attachments":[],"body":{"type":"doc","content":[]}}'
const courseOf = (body: string) =>
  aZip({ 'course.json': `${courseHead}${lesson(`{"kind":"text","attachments":[],"body":${body}}`)}]}]}` })

const information = (inside: string) =>
  `<moodle_backup><information><original_course_fullname>x</original_course_fullname><contents><activities>${inside}</activities><sections><section><sectionid>1</sectionid><title>x</title><directory>sections/section_1</directory></section></sections></contents></information></moodle_backup>`
const section =
  '<section id="1"><number>1</number><name>x</name><summary></summary><sequence>1</sequence><visible>1</visible></section>'
const activity = (id: number) =>
  `<activity><moduleid>${id}</moduleid><sectionid>1</sectionid><modulename>page</modulename><title>x</title><directory>activities/page_${id}</directory></activity>`
const activities = (count: number) => Array.from({ length: count }, (_, at) => activity(at)).join('')
const backupOfPage = (html: string) =>
  aZip({
    'moodle_backup.xml': information(activity(1)),
    'sections/section_1/section.xml': section,
    'activities/page_1/page.xml': `<activity id="1" moduleid="1" contextid="1"><page id="1"><name>x</name><intro></intro><content><![CDATA[${html}]]></content></page></activity>`,
  })
const backupXml = (xml: string) => aZip({ 'moodle_backup.xml': xml, 'files.xml': '<files/>' })

const manifest = (items: string) =>
  `<manifest><metadata><schemaversion>1.2</schemaversion></metadata><organizations><organization><title>x</title>${items}</organization></organizations><resources/></manifest>`
const packageOf = (items: string) => aZip({ 'imsmanifest.xml': manifest(items) })

const entities = `<!DOCTYPE x [<!ENTITY a0 "ha">${Array.from({ length: 30 }, (_, at) => `<!ENTITY a${at + 1} "&a${at};&a${at};&a${at};&a${at};">`).join('')}]><moodle_backup>&a30;</moodle_backup>`

export const hostileFiles: readonly HostileFile[] = [
  {
    word: 'course.json of 240 MB in a tar.gz of 1 MB',
    ...{ door: 'import', name: 'course.tar.gz', isShort: true },
    make: () =>
      aTarGz('course.json', 240 * MB, function* () {
        yield courseHead
        yield* repeated(239 * MB, (at) => `${lesson(text)},${at % 7 === 0 ? ' ' : ''}`)()
      }),
  },
  {
    word: 'manifest of deep items in 2.7 kB',
    ...{ door: 'package', name: 'deep.zip', isShort: true },
    make: () => packageOf(nested(38_000, '<item identifier="i">', '', '</item>')),
  },
  {
    word: 'manifest of 104,000 items in 272 kB',
    ...{ door: 'package', name: 'many.zip', isShort: true },
    make: () =>
      packageOf(
        Array.from({ length: 104_000 }, (_, at) => `<item identifier="i${at}"><title>x</title></item>`).join(
          '',
        ),
      ),
  },
  {
    word: 'backup of 56,000 activities in 320 kB',
    ...{ door: 'import', name: 'activities.mbz', isShort: true },
    make: () => backupXml(information(activities(56_000))),
  },
  {
    word: 'backup of 190,000 activities',
    ...{ door: 'import', name: 'many-activities.mbz' },
    make: () => backupXml(information(activities(190_000))),
  },
  {
    word: 'backup of 3 MB that unfolds to 3 GB',
    ...{ door: 'import', name: 'bomb.tar.gz', isShort: true },
    make: () =>
      aTarGz(
        'noughts',
        3000 * MB,
        repeated(3000 * MB, () => '\0'.repeat(2000)),
      ),
  },
  {
    word: 'course.json of 30 MB of one text beside noise',
    ...{ door: 'import', name: 'text.zip' },
    make: () => withNoise({ 'course.json': `${courseHead}{"x":"${'x'.repeat(30 * MB)}"}` }, 4 * MB),
  },
  {
    word: 'course.json of 120 MB of small lists beside noise',
    ...{ door: 'import', name: 'lists.zip' },
    make: () => withNoise({ 'course.json': `{"course":[${'[],'.repeat(40 * MB)}[]]}` }, 6 * MB),
  },
  {
    word: 'backup of 60 MB of tags beside noise',
    ...{ door: 'import', name: 'tags.zip' },
    make: () => withNoise({ 'moodle_backup.xml': information('<a/>'.repeat(15 * MB)) }, 3 * MB),
  },
  {
    word: 'XML nested 100,000 deep',
    ...{ door: 'import', name: 'deep-xml.zip' },
    make: () => backupXml(nested(100_000, '<a>', '', '</a>')),
  },
  {
    word: 'XML of 100,000 attributes',
    ...{ door: 'import', name: 'attributes.zip' },
    make: () =>
      backupXml(`<moodle_backup ${Array.from({ length: 100_000 }, (_, at) => `a${at}="x"`).join(' ')}/>`),
  },
  { word: 'XML of entities', door: 'import', name: 'entities.zip', make: () => backupXml(entities) },
  {
    word: 'zip of 100,000 entries',
    ...{ door: 'import', name: 'entries.zip' },
    make: () => overlappingZip(100_000, 0),
  },
  {
    word: 'package of 60,000 entries',
    ...{ door: 'package', name: 'entries-of-package.zip' },
    make: () => overlappingZip(60_000, 0),
  },
  {
    word: 'zip whose entries share their bytes',
    ...{ door: 'import', name: 'overlapping.zip' },
    make: () => overlappingZip(1000, 40 * MB),
  },
  {
    word: 'rich text nested 10,000 deep in course.json',
    ...{ door: 'import', name: 'deep-text.zip' },
    make: () =>
      courseOf(nested(10_000, '{"type":"blockquote","content":[', '{"type":"horizontalRule"}', ']}')),
  },
  {
    word: 'HTML nested 10,000 deep in a backup',
    ...{ door: 'import', name: 'deep-html.zip' },
    make: () => backupOfPage(nested(10_000, '<div>', 'x', '</div>')),
  },
  {
    word: 'HTML nested a million deep in a backup',
    ...{ door: 'import', name: 'deeper-html.zip' },
    make: () => backupOfPage('<div>'.repeat(1_000_000)),
  },
  {
    word: 'HTML of 300,000 open letters in bold',
    ...{ door: 'import', name: 'bold.zip' },
    make: () => backupOfPage('<b><i><a href="x"><p>'.repeat(75_000)),
  },
  {
    word: 'captions of one line of 1 MB',
    ...{ door: 'captions', name: 'line.vtt' },
    make: () => Buffer.from(`WEBVTT\n\n${'00:00:00.000 --> <'.repeat(55_000)}`),
  },
  { word: 'PNG of 50,000×50,000', door: 'lesson', name: 'huge.png', make: () => hugePng(50_000) },
  {
    word: 'GIF of 5,000 frames',
    ...{ door: 'lesson', name: 'long.gif', isHarmless: true },
    make: () => longGif(5000, 4000),
  },
]

/** An honest backup that takes so long to read that the app can be killed meanwhile. */
export const longImport = (): Promise<Buffer> =>
  withNoise({ 'moodle_backup.xml': information(activity(1)), 'files.xml': '<a/>'.repeat(12 * MB) }, 3 * MB)
