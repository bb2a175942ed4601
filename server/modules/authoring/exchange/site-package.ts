import type { LessonContent } from '@arvand/contracts/lesson-content'
import type { RichText } from '@arvand/contracts/rich-text'
import { emptyText } from '@arvand/contracts/rich-text-walk'
import { ZipFile } from 'yazl'
import { escapeXml } from '#platform/xml'
import { scormContent } from '#pure/courses'
import type { ImportedPart } from './imported-part.ts'
import { pathOf, type SourceFile } from './source-files.ts'

const manifestName = 'imsmanifest.xml'
/** One less than a package may hold (packages/read-package.ts), because the manifest is added. */
const mostFiles = 9_999

export const isPage = ({ name }: Pick<SourceFile, 'name'>): boolean => /\.x?html?$/i.test(name)

/** The start page of a site: a page in its top folder that is named index or default. */
export function homePage(files: readonly SourceFile[]): SourceFile | undefined {
  const depth = Math.min(...files.map(({ folder }) => folder.split('/').length))
  return files.find(
    ({ name, folder }) => /^(index|default)\.x?html?$/i.test(name) && folder.split('/').length === depth,
  )
}

/**
 * Makes a lesson of a site of pages, scripts and pictures, which plays on the host of packages: the site is zipped with
 * a manifest that opens one page. Null when media refuses the zip; the reason is noted.
 */
export async function siteLesson(
  part: ImportedPart,
  title: string,
  files: readonly SourceFile[],
  main: SourceFile,
  body: RichText = emptyText,
): Promise<LessonContent | null> {
  const fileId = await keepSite(part, title, files, main)
  return fileId === null ? null : scormContent({ fileId, body, attachments: part.attachments })
}

async function keepSite(
  part: ImportedPart,
  title: string,
  files: readonly SourceFile[],
  main: SourceFile,
): Promise<string | null> {
  const zip = new ZipFile()
  const taken = new Set<string>()
  for (const file of files) {
    const [path, content] = [pathOf(file), part.source.find(file)]
    if (content === null) part.leave(file.name, 'file-missing')
    else if (taken.size >= mostFiles) part.leave(file.name, 'too-many-files')
    else if (!taken.has(path)) {
      taken.add(path)
      zip.addFile(content, path)
    }
  }
  if (!taken.has(pathOf(main))) return null
  if (!taken.has(manifestName)) zip.addBuffer(Buffer.from(manifestOf(title, pathOf(main))), manifestName)
  zip.end()
  const name = `${title.replaceAll(/[/\\]/g, ' ').trim().slice(0, 100) || 'site'}.zip`
  // The zip's output is a full Node stream, though its type declares less.
  const fileId = await part.source.storeMade(
    name,
    'package',
    zip.outputStream as NodeJS.ReadableStream as never,
  )
  if (fileId === null) part.leave(main.name, 'file-refused')
  return fileId
}

const manifestOf = (title: string, href: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="site" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="all"><organization identifier="all"><title>${escapeXml(title)}</title><item identifier="page" identifierref="site"><title>${escapeXml(title)}</title></item></organization></organizations>
  <resources><resource identifier="site" type="webcontent" adlcp:scormtype="asset" href="${escapeXml(encodePath(href))}"/></resources>
</manifest>`

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/')
