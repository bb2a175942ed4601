import { readFile, stat } from 'node:fs/promises'
import { z } from 'zod'
import { addressesIn, plainPath } from '#platform/html'
import type { XmlNode } from '#platform/xml'
import { type ImportedExam, type ImportedSlot, type QtiFile, readQti12 } from '#pure/exams'
import { bringQuestion, type CameQuestions, type CourseBank } from '../course-bank.ts'
import type { LeftOut } from '../course-draft.ts'
import { emptyExam, sectionTitle, titleOfExam } from '../exam-lesson.ts'
import { type Resource, readPlainXml } from './manifest.ts'
import { type CartridgeDeps, ResourcePart, wasOf } from './read-resource.ts'

// Quizzes and banks of a cartridge are files of QTI 1.2.

const mostFileBytes = 30_000_000

export const isQuiz = (resource: Resource): boolean => ['quiz', 'bank'].includes(wasOf(resource))

/** A quiz or bank as its file says. Throws BadFormat. */
async function readFileOf(part: ResourcePart): Promise<QtiFile | null> {
  const { deps, path } = part
  const tree = await readPlainXml(deps.unpacked, path ?? '', z.custom<XmlNode>())
  const addresses = deps.paths.addressesAt(path ?? '', () => null)
  return tree === undefined
    ? null
    : readQti12(tree, async (html) => {
        const files = new Map<string, string>()
        for (const { address } of addressesIn(html)) {
          const file = addresses.file(address)
          const source = file && deps.source.find(file)
          if (source && (await stat(source)).size <= mostFileBytes)
            files.set(plainPath(address), await readFile(source, 'base64'))
        }
        return files
      })
}

/** Brings the questions of a cartridge into the bank, and knows the exams that its quizzes become. */
export class CartridgeQuizzes {
  readonly came: CameQuestions = new Set()
  readonly #deps: CartridgeDeps
  readonly #course: string
  readonly #sink: { sink: CourseBank; came: CameQuestions; leftOut: LeftOut[] }
  /** The category of each bank, by the name that draws call it by. */
  readonly #banks = new Map<string, string[]>()

  constructor(deps: CartridgeDeps, course: string, sink: CourseBank, leftOut: LeftOut[]) {
    this.#deps = deps
    this.#course = course
    this.#sink = { sink, came: this.came, leftOut }
  }

  /** Banks come first, since quizzes draw from them. */
  async bringBanks(resources: readonly Resource[]): Promise<void> {
    for (const resource of resources)
      if (wasOf(resource) === 'bank') await this.bring(resource).catch(() => undefined)
  }

  /** The questions of a resource; null: it has none. Throws BadFormat. */
  async bring(resource: Resource): Promise<QtiFile | null> {
    const file = await readFileOf(new ResourcePart(resource, this.#deps))
    if (!file) return null
    const path = [this.#course, ...file.questions.slice(0, 1).flatMap(({ category }) => category)].filter(
      Boolean,
    )
    if (file.isBank) for (const name of [file.ident, resource['@identifier']]) this.#banks.set(name, path)
    for (const question of file.questions) {
      const key = keyOf(resource, question.key)
      if (!this.came.has(key)) await bringQuestion({ ...question, category: path }, key, this.#sink)
    }
    return file
  }

  /** A quiz as an exam; null: it asks nothing. Throws BadFormat. */
  async examOf(part: ResourcePart, title: string): Promise<ImportedExam | null> {
    const file = await this.bring(part.resource)
    if (!file || file.sections.length === 0) return null
    const minutes = file.minutes === null ? null : Math.min(600, file.minutes)
    if (minutes === null) part.leave(title, 'exam-without-end')
    if (file.minutes !== minutes) part.leave(title, 'time-shortened')
    if (file.attempts > 20) part.leave(title, 'attempts-fewer')
    const slotOf = ({ of, points }: QtiFile['sections'][number]['slots'][number]): ImportedSlot[] => {
      if ('key' in of) return [{ pick: { by: 'question', key: keyOf(part.resource, of.key) }, points }]
      const category = this.#banks.get(of.bank)
      if (!category) part.leave(title, 'draw-lost')
      return category ? [{ pick: { by: 'draw', category, tags: [], count: of.count }, points }] : []
    }
    return {
      settings: {
        ...emptyExam,
        ...{
          title: titleOfExam(title),
          minutes,
          attempts: Math.min(20, file.attempts),
          shuffle: file.shuffle,
        },
      },
      sections: file.sections.slice(0, 20).map((section, at) => ({
        title: sectionTitle(section.title, at),
        slots: section.slots.flatMap(slotOf).slice(0, 200),
      })),
    }
  }
}

const keyOf = (resource: Resource, key: string): string => `${resource['@identifier']} ${key}`.slice(0, 300)
