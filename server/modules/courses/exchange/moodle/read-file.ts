import type { RichText } from '@arvand/contracts/rich-text'
import type { Activity, Given } from './activity.ts'
import type { BackupFile } from './backup-files.ts'
import { root } from './read-page.ts'
import { isEmpty, joined } from './texts.ts'
import { text } from './xml.ts'

/** What is made of files and addresses: resources, folders, links, SCORM packages. */

const resource = root('resource', { name: text, intro: text })
export async function readResource(activity: Activity): Promise<Given> {
  const read = await activity.read('resource.xml', resource)
  if (!read) return 'damaged'
  const [first, ...rest] = activity.files.area(read.context, 'mod_resource', 'content')
  if (!first) return 'file-missing'
  const body = await activity.text(
    read.found.intro,
    activity.files.area(read.context, 'mod_resource', 'intro'),
  )
  for (const file of rest) await activity.attach(file)
  return heardOrFile(activity, read.found.name, first, body)
}

async function heardOrFile(
  activity: Activity,
  title: string,
  file: BackupFile,
  body: RichText,
): Promise<Given> {
  const kind = file.type.startsWith('video/') ? 'video' : file.type.startsWith('audio/') ? 'audio' : 'file'
  if (kind === 'file') {
    await activity.attach(file, title)
    return activity.attachments.length > 0 ? fileLesson(activity, title, body) : 'file-refused'
  }
  const fileId = await activity.take(file)
  if (fileId === null) return activity.files.holds(file) ? 'file-refused' : 'file-missing'
  const common = { fileId, body, attachments: activity.attachments, captions: [], chapters: [] }
  return [{ title, content: kind === 'video' ? { kind, ...common, watermark: false } : { kind, ...common } }]
}

const fileLesson = (activity: Activity, title: string, body: RichText): Given => [
  { title, content: { kind: 'file', body, attachments: activity.attachments } },
]

const folder = root('folder', { name: text, intro: text })
export async function readFolder(activity: Activity): Promise<Given> {
  const read = await activity.read('folder.xml', folder)
  if (!read) return 'damaged'
  const body = await activity.text(read.found.intro, activity.files.area(read.context, 'mod_folder', 'intro'))
  for (const file of activity.files.area(read.context, 'mod_folder', 'content'))
    await activity.attach(file, `${file.folder.slice(1)}${file.name}`)
  if (activity.attachments.length > 0 || !isEmpty(body)) return fileLesson(activity, read.found.name, body)
  return 'empty'
}

const url = root('url', { name: text, intro: text, externalurl: text })
export async function readUrl(activity: Activity): Promise<Given> {
  const read = await activity.read('url.xml', url)
  if (!read) return 'damaged'
  const { name, externalurl } = read.found
  const body = await activity.text(read.found.intro, activity.files.area(read.context, 'mod_url', 'intro'))
  const href = externalurl.trim()
  if (!URL.canParse(href) || !/^https?:/i.test(href) || href.length > 2000) return 'outside-address'
  // Many pages refuse to stand within another, so a link is what surely works.
  const link: RichText = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: name || href, marks: [{ type: 'link', attrs: { href } }] }],
      },
    ],
  }
  return [
    { title: name, content: { kind: 'text', body: joined(body, link), attachments: activity.attachments } },
  ]
}

const scorm = root('scorm', { name: text, intro: text, reference: text })
export async function readScorm(activity: Activity): Promise<Given> {
  const read = await activity.read('scorm.xml', scorm)
  if (!read) return 'damaged'
  const packages = activity.files.area(read.context, 'mod_scorm', 'package')
  const file = packages.find(({ name }) => name === read.found.reference) ?? packages[0]
  if (!file) return 'file-missing'
  const fileId = await activity.take(file, 'package')
  if (fileId === null) return activity.files.holds(file) ? 'file-refused' : 'file-missing'
  const body = await activity.text(read.found.intro, activity.files.area(read.context, 'mod_scorm', 'intro'))
  return [
    { title: read.found.name, content: { kind: 'scorm', fileId, body, attachments: activity.attachments } },
  ]
}
