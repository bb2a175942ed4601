import { createReadStream } from 'node:fs'
import type { TextDecoder } from 'node:util'
import type { Unpacked } from '#platform/archives'
import { BadXml, type XmlNode, xmlDecoder, xmlElements } from '#platform/xml'
import { attributeOf, nodeOf, nodesOf, wordsAt } from '#pure/exams'
import { BadFormat } from '../bad-format.ts'

const bankFile = 'questions.xml'
const deepest = 8

/** A question of a backup with what stands around it. */
export interface ListedQuestion {
  readonly node: XmlNode
  readonly id: string
  readonly categoryId: string
  /** The context of its category, whose files it has. */
  readonly context: string
  /** Since Moodle 4 a question is an entry of the bank with versions. */
  readonly entryId: string
  readonly version: number
}

interface Category {
  readonly title: string
  readonly parent: string
}

/** Which questions of a category a quiz drew from. */
export interface MoodleDraw {
  readonly categoryId: string
  readonly below: boolean
}

/** An outline of the question bank; its questions are read one category after another. */
export class QuestionBank {
  readonly #unpacked: Unpacked
  readonly #course: string
  readonly #categories = new Map<string, Category>()
  readonly #entries = new Map<string, { version: number; id: string }[]>()
  readonly #random = new Map<string, MoodleDraw>()
  readonly tags = new Map<string, string>()
  /** Questions that come whatever their state is, since a quiz asks them. */
  readonly asked = new Set<string>()

  private constructor(unpacked: Unpacked, course: string) {
    this.#unpacked = unpacked
    this.#course = course
  }

  /** Reads the outline; throws BadFormat where the file is damaged. */
  static async read(unpacked: Unpacked, course: string): Promise<QuestionBank> {
    const bank = new QuestionBank(unpacked, course)
    for await (const category of categoriesIn(unpacked)) bank.#note(category)
    return bank
  }

  #note(category: XmlNode): void {
    const id = attributeOf(category, 'id')
    const parent = wordsAt(category, 'parent')
    this.#categories.set(id, { title: wordsAt(category, 'name'), parent })
    for (const { node, id: questionId, entryId, version } of questionsIn(category)) {
      const versions = this.#entries.get(entryId) ?? []
      this.#entries.set(entryId, versions)
      versions.push({ version, id: questionId })
      // Before Moodle 4 a draw was a question, whose text says whether it takes from below too.
      if (wordsAt(node, 'qtype') === 'random')
        this.#random.set(questionId, { categoryId: id, below: wordsAt(node, 'questiontext') === '1' })
      for (const tag of nodesOf(nodeOf(node, 'tags') ?? {}, 'tag'))
        this.tags.set(attributeOf(tag, 'id'), wordsAt(tag, 'rawname') || wordsAt(tag, 'name'))
    }
  }

  /** The titles above and of a category, below one for the course. */
  pathOf(categoryId: string): string[] {
    const path: string[] = []
    const seen = new Set<string>()
    for (let at = categoryId; this.#categories.has(at) && !seen.has(at); ) {
      seen.add(at)
      const { title, parent } = this.#categories.get(at) ?? { title: '', parent: '' }
      // Each bank has one category around all others, which nobody sees.
      const isTop = title === 'top' && !this.#categories.has(parent)
      if (!isTop && title !== '') path.unshift(title.replace(/\s+/g, ' ').slice(0, 80).trim())
      at = parent
    }
    return [this.#course, ...path].slice(0, deepest)
  }

  has = (categoryId: string): boolean => this.#categories.has(categoryId)
  hasBelow = (categoryId: string): boolean =>
    [...this.#categories.values()].some(({ parent }) => parent === categoryId)

  /** The id of a version of an entry; null: of the newest. */
  versionOf(entryId: string, version: number | null): string | undefined {
    const versions = this.#entries.get(entryId) ?? []
    const newest = versions.toSorted((a, b) => b.version - a.version)[0]
    return (versions.find((one) => one.version === version) ?? newest)?.id
  }

  drawOf = (questionId: string): MoodleDraw | undefined => this.#random.get(questionId)

  /** The questions that come: of each entry the newest version, and what quizzes ask. */
  async *questions(): AsyncGenerator<
    ListedQuestion & { readonly find: (id: string) => XmlNode | undefined }
  > {
    for await (const category of categoriesIn(this.#unpacked)) {
      const all = questionsIn(category)
      const byId = new Map(all.map(({ id, node }) => [id, node]))
      for (const one of all) if (this.#comes(one)) yield { ...one, find: (id) => byId.get(id) }
    }
  }

  #comes({ node, id, entryId }: ListedQuestion): boolean {
    const type = wordsAt(node, 'qtype')
    const parent = wordsAt(node, 'parent')
    // Blanks of a cloze come with it, and a draw is a rule of its quiz.
    if (type === 'random' || (parent !== '' && parent !== '0')) return false
    if (this.asked.has(id)) return true
    return wordsAt(node, 'hidden') !== '1' && this.versionOf(entryId, null) === id
  }
}

function questionsIn(category: XmlNode): ListedQuestion[] {
  const common = { categoryId: attributeOf(category, 'id'), context: wordsAt(category, 'contextid') }
  const old = within(category, 'questions', 'question').map((node) => {
    const id = attributeOf(node, 'id')
    return { ...common, node, id, entryId: `question ${id}`, version: 1 }
  })
  const entries = within(category, 'question_bank_entries', 'question_bank_entry').flatMap((entry) =>
    within(entry, 'question_version', 'question_versions').flatMap((version) =>
      within(version, 'questions', 'question').map((node) => ({
        ...common,
        ...{ node, id: attributeOf(node, 'id'), entryId: attributeOf(entry, 'id') },
        version: Number(wordsAt(version, 'version')) || 0,
      })),
    ),
  )
  return [...old, ...entries]
}

const within = (node: XmlNode, holder: string, name: string): XmlNode[] =>
  nodesOf(nodeOf(node, holder) ?? {}, name)

async function* categoriesIn(unpacked: Unpacked): AsyncGenerator<XmlNode> {
  const file = unpacked.get(bankFile)
  if (!file) return
  try {
    for await (const { name, value } of xmlElements(wordsOf(file.path)))
      if (name === 'question_category' && typeof value !== 'string') yield value
  } catch (error) {
    throw error instanceof BadXml ? new BadFormat('damaged', error) : error
  }
}

async function* wordsOf(path: string): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    decoder ??= xmlDecoder(chunk)
    yield decoder.decode(chunk, { stream: true })
  }
}
