import type { RichText } from '@arvand/contracts/rich-text'
import { fileContent, scormContent } from '#pure/courses'
import { fileLesson } from '../file-lesson.ts'
import { isEmpty } from '../joined-text.ts'
import { outerLesson } from '../outer-lesson.ts'
import { homePage, isPage, siteLesson } from '../site-package.ts'
import type { Activity, Given } from './activity.ts'
import type { BackupFile } from './backup-files.ts'
import { root, text } from './xml.ts'

/** Reads activities that are files or addresses: resources, folders, links, packages. */

const resource = root('resource', { name: text, intro: text })
export async function readResource(activity: Activity): Promise<Given> {
  const read = await activity.read('resource.xml', resource)
  if (!read) return 'damaged'
  const all = activity.files.area(read.context, 'mod_resource', 'content')
  const main = mainOf(all)
  if (!main) return 'file-missing'
  const { name } = read.found
  const body = await activity.html(
    read.found.intro,
    activity.files.area(read.context, 'mod_resource', 'intro'),
  )
  if (isPage(main)) return siteOr(activity, name, all, main, body)
  const content = await fileLesson(activity, name, main, body)
  for (const file of all) if (file !== main) await activity.attach(file)
  return typeof content === 'string' ? content : [{ title: name, content }]
}

/** The file that Moodle marks as the main one, else the start page of a site, else the first. */
const mainOf = (files: readonly BackupFile[]): BackupFile | undefined =>
  files.find(({ order }) => order === 1) ??
  (files.length > 1 ? files.find((file) => file === homePage(files)) : undefined) ??
  files[0]

/** Imports a site as a package, or as attached files when the package is refused. */
async function siteOr(
  activity: Activity,
  title: string,
  files: readonly BackupFile[],
  main: BackupFile,
  body: RichText,
): Promise<Given> {
  const site = await siteLesson(activity, title, files, main, body)
  if (site) return [{ title, content: site }]
  if (activity.files.find(main) === null) return 'file-missing'
  return filesOr(activity, title, files, body, 'file-refused')
}

const folder = root('folder', { name: text, intro: text })
export async function readFolder(activity: Activity): Promise<Given> {
  const read = await activity.read('folder.xml', folder)
  if (!read) return 'damaged'
  const { name, intro } = read.found
  const body = await activity.html(intro, activity.files.area(read.context, 'mod_folder', 'intro'))
  const all = activity.files.area(read.context, 'mod_folder', 'content')
  const home = homePage(all)
  const main = all.find((file) => file === home)
  // A folder with a start page at its top is a site; its scripts are of no use as single files.
  if (main) return siteOr(activity, name, all, main, body)
  return filesOr(activity, name, all, body, 'empty')
}

async function filesOr(
  activity: Activity,
  title: string,
  files: readonly BackupFile[],
  body: RichText,
  otherwise: 'empty' | 'file-refused',
): Promise<Given> {
  for (const file of files) await activity.attach(file, `${file.folder.slice(1)}${file.name}`)
  const { attachments } = activity
  if (attachments.length > 0 || !isEmpty(body))
    return [{ title, content: fileContent({ body, attachments }) }]
  return activity.leftOut[0]?.reason ?? otherwise
}

// Moodle's number for an address that is shown within the page.
const shownWithin = '1'
const url = root('url', { name: text, intro: text, externalurl: text, display: text })
export async function readUrl(activity: Activity): Promise<Given> {
  const read = await activity.read('url.xml', url)
  if (!read) return 'damaged'
  const { name, externalurl, display } = read.found
  const body = await activity.html(read.found.intro, activity.files.area(read.context, 'mod_url', 'intro'))
  const content = outerLesson(externalurl.trim(), name, body, activity.attachments, display === shownWithin)
  return content ? [{ title: name, content }] : 'outside-address'
}

const scorm = root('scorm', { name: text, intro: text, reference: text })
export async function readScorm(activity: Activity): Promise<Given> {
  const read = await activity.read('scorm.xml', scorm)
  if (!read) return 'damaged'
  const packages = activity.files.area(read.context, 'mod_scorm', 'package')
  const file = packages.find(({ name }) => name === read.found.reference) ?? packages[0]
  if (!file) return 'file-missing'
  const body = await activity.html(read.found.intro, activity.files.area(read.context, 'mod_scorm', 'intro'))
  return packageOf(activity, read.found.name, file, body)
}

const imscp = root('imscp', { name: text, intro: text })
/** An IMS content package; a backup may hold it as it was uploaded, and unpacked. */
export async function readImscp(activity: Activity): Promise<Given> {
  const read = await activity.read('imscp.xml', imscp)
  if (!read) return 'damaged'
  const area = (name: string) => activity.files.area(read.context, 'mod_imscp', name)
  const body = await activity.html(read.found.intro, area('intro'))
  const backupFile = area('backup').at(-1)
  if (backupFile) return packageOf(activity, read.found.name, backupFile, body)
  const pages = area('content')
  const list = pages.find((file) => file.name === 'imsmanifest.xml' && file.folder === '/')
  return list ? siteOr(activity, read.found.name, pages, list, body) : 'file-missing'
}

async function packageOf(
  activity: Activity,
  title: string,
  file: BackupFile,
  body: RichText,
): Promise<Given> {
  const fileId = await activity.take(file, 'package')
  if (fileId === null) return activity.whyNot(file)
  return [{ title, content: scormContent({ fileId, body, attachments: activity.attachments }) }]
}
