import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

export interface BackupPage {
  readonly title: string
  readonly html: string
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const tag = (name: string, text: string | number) => `<${name}>${escaped(String(text))}</${name}>`

/** A small Moodle backup: sections of pages, each followed by a quiz, which cannot become a lesson. */
export function backupOf(title: string, sections: readonly (readonly BackupPage[])[]): Promise<Buffer> {
  const zip = new ZipFile()
  const put = (path: string, xml: string) => zip.addBuffer(Buffer.from(xml), path)
  const activities: string[] = []
  const listed: string[] = []
  let id = 100
  const add = (section: number, kind: 'page' | 'quiz', { title: name, html }: BackupPage) => {
    const directory = `activities/${kind}_${++id}`
    activities.push(
      `<activity>${tag('moduleid', id)}${tag('sectionid', section)}${tag('modulename', kind)}${tag('title', name)}${tag('directory', directory)}</activity>`,
    )
    put(
      `${directory}/${kind}.xml`,
      `<activity id="${id}" moduleid="${id}" contextid="${id}"><${kind} id="${id}">${tag('name', name)}${tag('intro', '')}${tag('content', html)}</${kind}></activity>`,
    )
    return id
  }
  for (const [at, pages] of sections.entries()) {
    const order = pages.flatMap((page) => [
      add(at, 'page', page),
      add(at, 'quiz', { title: `آزمون ${page.title}`, html: '' }),
    ])
    const directory = `sections/section_${at}`
    listed.push(`<section>${tag('sectionid', at)}${tag('title', at)}${tag('directory', directory)}</section>`)
    put(
      `${directory}/section.xml`,
      `<section id="${at}">${tag('number', at)}${tag('name', `فصل ${(at + 1).toLocaleString('fa-IR')}`)}${tag('summary', '')}${tag('sequence', order.join(','))}${tag('visible', 1)}</section>`,
    )
  }
  put(
    'moodle_backup.xml',
    `<moodle_backup><information>${tag('original_course_fullname', title)}<contents><activities>${activities.join('')}</activities><sections>${listed.join('')}</sections></contents></information></moodle_backup>`,
  )
  put('files.xml', '<files></files>')
  zip.end()
  return buffer(zip.outputStream)
}
