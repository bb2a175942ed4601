import { readFile } from 'node:fs/promises'
import type { LessonContent } from '@arvand/contracts/lesson-content'
import type { RichText } from '@arvand/contracts/rich-text'
import { emptyText } from '@arvand/contracts/rich-text-walk'
import type { LeftOutReason } from '@arvand/contracts/teacher/exchange'
import { z } from 'zod'
import type { Unpacked } from '#platform/archives'
import { assignmentContent, textContent } from '#pure/courses'
import { holder } from '../../xml-holder.ts'
import { fileLesson } from '../file-lesson.ts'
import { ImportedPart } from '../imported-part.ts'
import { isEmpty } from '../joined-text.ts'
import { many, text } from '../moodle/xml.ts'
import { outerLesson } from '../outer-lesson.ts'
import { isPage, siteLesson } from '../site-package.ts'
import type { SourceFiles } from '../source-files.ts'
import { type CartridgePaths, fileAtPath } from './cartridge-files.ts'
import { type Resource, readPlainXml } from './manifest.ts'

/** What resources of a cartridge share. */
export interface CartridgeDeps {
  readonly unpacked: Unpacked
  readonly source: SourceFiles
  readonly paths: CartridgePaths
  readonly resources: ReadonlyMap<string, Resource>
  /** The link to the lesson that the file at a path became. */
  readonly lead: (path: string) => string | null
}

/** One resource while it is made into a lesson. */
export class ResourcePart extends ImportedPart {
  readonly resource: Resource
  readonly deps: CartridgeDeps

  constructor(resource: Resource, deps: CartridgeDeps) {
    super(deps.source)
    this.resource = resource
    this.deps = deps
  }

  /** The path of the resource's first file. */
  get path(): string | undefined {
    return this.deps.paths.find(this.resource['@href'] || (this.resource.file[0]?.['@href'] ?? ''))
  }

  html(html: string): Promise<RichText> {
    return this.text(html, this.deps.paths.addressesAt(this.path ?? '', this.deps.lead))
  }
}

type Read = Promise<LessonContent | LeftOutReason>

/** Makes a lesson of a resource, by its type. Types end with their version, which makes no difference here. */
export function readResource(part: ResourcePart, title: string): Read {
  const { '@type': type } = part.resource
  const found = readers.find(([kind]) => kind.test(type))
  return found ? found[1](part, title) : Promise.resolve('unknown-kind')
}

const told = (reason: LeftOutReason) => () => Promise.resolve(reason)
const readers: readonly [RegExp, (part: ResourcePart, title: string) => Read][] = [
  [/^(webcontent|associatedcontent\b.*)$/i, readContent],
  [/^imswl_xml/i, readWebLink],
  [/^imsdt_xml/i, readTopic],
  [/^assignment_xml/i, readAssignment],
  [/^imsbasiclti/i, told('works-only-there')],
]

/** The name of a resource's type in the report. */
export const wasOf = ({ '@type': type }: Resource): string =>
  /^imswl/i.test(type)
    ? 'weblink'
    : /^imsdt/i.test(type)
      ? 'topic'
      : /question-bank/i.test(type)
        ? 'bank'
        : /^(imsqti|imsapip)/i.test(type)
          ? 'quiz'
          : /^imsbasiclti/i.test(type)
            ? 'lti'
            : /^assignment/i.test(type)
              ? 'assign'
              : 'file'

async function readContent(part: ResourcePart, title: string): Read {
  const { path } = part
  if (path === undefined) return 'file-missing'
  const file = fileAtPath(path)
  if (!isPage(file)) return fileLesson(part, title, file, emptyText)
  const html = await htmlOf(part, path)
  // A page with scripts is of no use as text alone.
  if (/<script\b/i.test(html)) {
    const site = await siteLesson(part, title, siteFiles(part, path), file)
    if (site) return site
  }
  const body = await part.html(html)
  return isEmpty(body) && part.attachments.length === 0
    ? 'empty'
    : textContent({ body, attachments: part.attachments })
}

async function htmlOf({ source }: ResourcePart, path: string): Promise<string> {
  const found = source.find(fileAtPath(path))
  return found === null ? '' : readFile(found, 'utf8')
}

/** The files that a page needs: its own and its dependencies'; when none are named, all files of its folder. */
function siteFiles({ resource, deps }: ResourcePart, path: string) {
  const needed = [resource, ...resource.dependency.map((one) => deps.resources.get(one['@identifierref']))]
  const named = needed.flatMap((one) => one?.file ?? []).flatMap((one) => deps.paths.find(one['@href']) ?? [])
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const beside = [...deps.unpacked.keys()].filter((one) => one.startsWith(folder))
  const all = new Set([path, ...(named.length > 1 ? named : beside)])
  for (const one of all) deps.paths.find(one)
  return [...all].map(fileAtPath)
}

const webLink = z.object({ webLink: z.object({ title: text, url: z.object({ '@href': text }) }) })
async function readWebLink(part: ResourcePart, title: string): Read {
  const link = (await readPlainXml(part.deps.unpacked, part.path ?? '', webLink))?.webLink
  if (!link) return 'file-missing'
  return outerLesson(link.url['@href'], link.title || title, emptyText, []) ?? 'outside-address'
}

const attachments = holder({ attachment: many(z.object({ '@href': text })) })
const worded = z.preprocess(
  (value) => (typeof value === 'object' ? value : { '#text': value ?? '' }),
  z.object({ '@texttype': text, '#text': text }),
)

const topic = z.object({ topic: z.object({ title: text, text: worded, attachments }) })
/** The opening text of a discussion was written by the course's author; the answers are not in a cartridge. */
async function readTopic(part: ResourcePart): Read {
  const found = (await readPlainXml(part.deps.unpacked, part.path ?? '', topic))?.topic
  if (!found) return 'file-missing'
  const body = await wordsOf(part, found.text)
  await attachAll(part, found.attachments.attachment)
  if (isEmpty(body) && part.attachments.length === 0) return 'discussion-is-of-people'
  return textContent({ body, attachments: part.attachments })
}

const assignment = z.object({
  assignment: z.object({
    text: worded,
    instructor_text: worded,
    gradable: z.preprocess(
      (value) => (typeof value === 'object' ? value : {}),
      z.object({ '@points_possible': text }),
    ),
    submission_formats: holder({ format: many(z.object({ '@type': text })) }),
    attachments,
  }),
})
async function readAssignment(part: ResourcePart): Read {
  const found = (await readPlainXml(part.deps.unpacked, part.path ?? '', assignment))?.assignment
  if (!found) return 'file-missing'
  const body = await wordsOf(part, found.text)
  await attachAll(part, found.attachments.attachment)
  const formats = found.submission_formats.format.map((one) => one['@type'].toLowerCase())
  const [files, texts] = [formats.includes('file'), formats.some((one) => one === 'text' || one === 'html')]
  const points = Math.round(Number(found.gradable['@points_possible']))
  return assignmentContent({
    body,
    attachments: part.attachments,
    accepts: files === texts ? 'both' : texts ? 'text' : 'files',
    ...(points >= 1 ? { points: Math.min(points, 1000) } : {}),
  })
}

const wordsOf = (part: ResourcePart, said: z.output<typeof worded>): Promise<RichText> =>
  part.html(/html/i.test(said['@texttype']) ? said['#text'] : `<p>${escaped(said['#text'])}</p>`)

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

async function attachAll(part: ResourcePart, found: readonly { readonly '@href': string }[]): Promise<void> {
  const { paths } = part.deps
  const { file } = paths.addressesAt(part.path ?? '', () => null)
  for (const { '@href': href } of found) {
    const source = file(href)
    if (source) await part.attach(source)
    else part.leave(href, 'file-missing')
  }
}
