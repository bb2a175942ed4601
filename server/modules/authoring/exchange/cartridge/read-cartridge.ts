import { withLinks } from '@arvand/contracts/rich-text-walk'
import type { Unpacked } from '#platform/archives'
import { examContent } from '#pure/exams'
import { BadFormat } from '../bad-format.ts'
import { type CourseBank, withQuestionsThere } from '../course-bank.ts'
import type { ForeignCourse, LeftOut, LessonDraft, SectionDraft } from '../course-draft.ts'
import { dividedLesson } from '../divide-lesson.ts'
import { firstWords } from '../joined-text.ts'
import { keyOfLink, linkToLesson } from '../lesson-links.ts'
import { sourceFiles } from '../source-files.ts'
import type { StoreFile } from '../store-files.ts'
import { CartridgePaths } from './cartridge-files.ts'
import {
  type Cartridge,
  type Item,
  isForTeachers,
  manifestName,
  noResource,
  readCartridgeManifest,
} from './manifest.ts'
import { CartridgeQuizzes, isQuiz } from './read-quizzes.ts'
import { type CartridgeDeps, ResourcePart, readResource, wasOf } from './read-resource.ts'

export interface CartridgeNeeds {
  readonly store: StoreFile
  readonly bank: CourseBank
  /** Called with the number of items read so far; throws when the import was cancelled. */
  readonly progress: (done: number, all: number) => Promise<void>
}

/** An item with a resource, and the titles of the items around it. */
interface Leaf {
  readonly item: Item
  readonly folders: readonly string[]
}

const mostDepth = 20

/** Reads a Common Cartridge: its folders become sections, its items lessons; the report lists the rest. */
export async function readCartridge(
  unpacked: Unpacked,
  { store, bank, progress }: CartridgeNeeds,
): Promise<ForeignCourse> {
  const cartridge = await readCartridgeManifest(unpacked)
  const leaves = cartridge.items.flatMap((item) => leavesOf(item, []))
  const deps = partsOf(unpacked, cartridge, leaves, store)
  const leftOut: LeftOut[] = []
  const quizzes = new CartridgeQuizzes(deps, cartridge.title.slice(0, 80), bank, leftOut)
  await quizzes.bringBanks(cartridge.resources)
  const sections: { title: string; lessons: LessonDraft[] }[] = []
  let done = 0
  for (const leaf of leaves) {
    const title = leaf.folders[0] ?? ''
    const lessons = await lessonsOf(leaf, deps, quizzes, leftOut)
    if (lessons.length > 0 && sections.at(-1)?.title !== title) sections.push({ title, lessons: [] })
    sections.at(-1)?.lessons.push(...lessons)
    await progress(++done, leaves.length)
  }
  leftOut.push(...(await unused(cartridge, leaves, deps, quizzes)))
  const part = new ResourcePart(noResource, deps)
  const description = await part.html(cartridge.description)
  return {
    course: {
      title: cartridge.title,
      summary: firstWords(description),
      description,
      outcomes: [],
      requirements: [],
      category: null,
      level: 'everyone',
      accessDays: null,
      coverFileId: null,
      sections: withoutLostLinks(sections, leftOut).map((one) =>
        withQuestionsThere(one, quizzes.came, leftOut),
      ),
    },
    leftOut,
  }
}

function leavesOf(item: Item, folders: readonly string[]): Leaf[] {
  if (folders.length > mostDepth) throw new BadFormat('damaged')
  const own = item['@identifierref'] === '' ? [] : [{ item, folders }]
  const inside = item.item.length > 0 ? [...folders, item.title.trim()] : folders
  return [...own, ...item.item.flatMap((child) => leavesOf(child, inside))]
}

function partsOf(
  unpacked: Unpacked,
  { resources }: Cartridge,
  leaves: readonly Leaf[],
  store: StoreFile,
): CartridgeDeps {
  const byId = new Map(resources.map((one) => [one['@identifier'], one]))
  const paths = new CartridgePaths(unpacked)
  const keys = new Map<string, string>()
  for (const { item } of leaves) {
    const path = paths.find(byId.get(item['@identifierref'])?.['@href'] ?? '')
    if (path !== undefined && !keys.has(path)) keys.set(path, item['@identifier'])
  }
  return {
    unpacked,
    source: sourceFiles(unpacked, ({ hash }) => unpacked.get(hash)?.path ?? null, store),
    paths,
    resources: byId,
    lead: (path) => {
      const key = keys.get(path)
      return key === undefined ? null : linkToLesson(key)
    },
  }
}

async function lessonsOf(
  { item, folders }: Leaf,
  deps: CartridgeDeps,
  quizzes: CartridgeQuizzes,
  leftOut: LeftOut[],
): Promise<LessonDraft[]> {
  const [section, ...inner] = folders
  const title = item.title.trim() || item['@identifier']
  const place = section ? { section: section.slice(0, 200) } : {}
  const resource = deps.resources.get(item['@identifierref'])
  if (!resource) {
    leftOut.push({ title: title.slice(0, 200), was: 'file', reason: 'file-missing', within: null, ...place })
    return []
  }
  const was = wasOf(resource)
  const part = new ResourcePart(resource, deps)
  const read = await (isQuiz(resource) ? readQuiz(part, title, quizzes) : readResource(part, title)).catch(
    damaged,
  )
  const { content, exam } =
    typeof read === 'object' && 'content' in read ? read : { content: read, exam: undefined }
  if (typeof content === 'string')
    leftOut.push({ title: title.slice(0, 200), was, reason: content, within: null, ...place })
  leftOut.push(...part.leftOut.map((one) => ({ ...one, was, within: title.slice(0, 200), ...place })))
  if (typeof content === 'string') return []
  return dividedLesson({
    key: item['@identifier'],
    // Sections hold no sections here, so the title of a lesson names the inner folders.
    title: [...inner.filter((name) => name !== ''), title].join(' › ').slice(0, 160),
    was,
    minutes: 0,
    isPreview: false,
    isPublished: !isForTeachers(resource),
    releaseAfterDays: null,
    requires: [],
    content,
    ...(exam ? { exam } : {}),
  })
}

/** A resource that cannot be read must not stop the others. */
function damaged(error: unknown): 'damaged' {
  if (error instanceof BadFormat) return 'damaged'
  throw error
}

/** A quiz as a lesson that leads to an exam; a bank has no lesson. */
async function readQuiz(part: ResourcePart, title: string, quizzes: CartridgeQuizzes) {
  if (wasOf(part.resource) === 'bank') return reasonOfBank(await quizzes.bring(part.resource))
  const exam = await quizzes.examOf(part, title)
  if (!exam) return 'empty' as const
  return { content: examContent(), exam }
}

const reasonOfBank = (file: Awaited<ReturnType<CartridgeQuizzes['bring']>>) =>
  file && file.questions.length > 0 ? ('became-bank' as const) : ('empty' as const)

/** Resources that no item shows and no lesson uses. */
async function unused(
  { resources }: Cartridge,
  leaves: readonly Leaf[],
  { paths }: CartridgeDeps,
  quizzes: CartridgeQuizzes,
): Promise<LeftOut[]> {
  const shown = new Set(leaves.map(({ item }) => item['@identifierref']))
  const found: LeftOut[] = []
  for (const resource of resources) {
    if (shown.has(resource['@identifier'])) continue
    const href = resource['@href'] || (resource.file[0]?.['@href'] ?? '')
    const was = wasOf(resource)
    const isUsed = [href, ...resource.file.map((one) => one['@href'])].some((one) => paths.isSeen(one))
    if (href === manifestName || (was === 'file' && isUsed)) continue
    const title = (href || resource['@identifier']).slice(0, 200)
    const reason = isQuiz(resource)
      ? await quizzes.bring(resource).then(reasonOfBank, damaged)
      : ('not-used-there' as const)
    found.push({ title, was, reason, within: null })
  }
  return found
}

/** Removes links to items that did not become lessons: the words stay, and the report lists the link. */
function withoutLostLinks(
  sections: readonly { readonly title: string; readonly lessons: readonly LessonDraft[] }[],
  leftOut: LeftOut[],
): SectionDraft[] {
  const keys = new Set(sections.flatMap(({ lessons }) => lessons.map(({ key }) => key)))
  return sections.map(({ title, lessons }) => ({
    title,
    releaseAfterDays: null,
    lessons: lessons.map((lesson) => {
      const { body } = lesson.content
      if (!body) return lesson
      const follow = (href: string, words: string) => {
        const key = keyOfLink(href)
        if (key === null || keys.has(key)) return href
        leftOut.push({ title: words.slice(0, 200), was: 'link', reason: 'link-lost', within: lesson.title })
        return null
      }
      return { ...lesson, content: { ...lesson.content, body: withLinks(body, follow) } }
    }),
  }))
}
