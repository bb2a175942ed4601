import type { XmlNode } from '#platform/xml'
import type { FoundQuestion } from '../drafts/found-question.ts'
import { numberIn } from '../drafts/percents.ts'
import { attributeOf, nodeOf, nodesOf, wordsAt } from '../moodle-xml/node.ts'
import { deepNodes, type FilesOfHtml, htmlOf } from './material.ts'
import { fieldOf, readItem } from './read-item.ts'

/** A question of a QTI file; `key` names it within its file. */
export interface KeyedQuestion extends FoundQuestion {
  readonly key: string
}

export interface QtiSlot {
  /** The key of a question, or a bank from which some are drawn. */
  readonly of: { readonly key: string } | { readonly bank: string; readonly count: number }
  /** In hundredths; null: as each question says. */
  readonly points: number | null
}

/** What a file of QTI 1.2 holds: an assessment or a bank. */
export interface QtiFile {
  readonly isBank: boolean
  readonly ident: string
  readonly title: string
  /** Null: no limit. */
  readonly minutes: number | null
  /** 0: as many as one likes. */
  readonly attempts: number
  readonly shuffle: boolean
  readonly sections: readonly { readonly title: string; readonly slots: readonly QtiSlot[] }[]
  readonly questions: readonly KeyedQuestion[]
}

const noFiles: FilesOfHtml = async () => new Map()
const deepest = 10

/** The questions of a `questestinterop`, and how its assessment asks them; null: it is something else. */
export function readQti12(tree: XmlNode, filesOf: FilesOfHtml = noFiles): QtiFile | null {
  const root = nodeOf(tree, 'questestinterop')
  if (!root) return null
  const assessment = nodeOf(root, 'assessment')
  const bank = nodeOf(root, 'objectbank')
  const source = assessment ?? bank ?? root
  const title = attributeOf(source, 'title') || fieldOf(source, 'bank_title')
  const category = title === '' ? [] : [title.slice(0, 80)]
  const questions: KeyedQuestion[] = []
  const take = (item: XmlNode): string => {
    const number = questions.length + 1
    const key = attributeOf(item, 'ident') || `item ${number}`
    const name = attributeOf(item, 'title') || htmlOf(nodeOf(item, 'presentation')).replace(/<[^>]*>/g, ' ')
    questions.push({
      ...{ key, number, line: 0, category, tags: [] },
      name: name.replace(/\s+/g, ' ').trim().slice(0, 80),
      draft: (texts) => readItem(item, texts, filesOf),
    })
    return key
  }
  const sections = sectionsOf(source, take)
  const attempts = fieldOf(source, 'cc_maxattempts')
  return {
    ...{ isBank: !assessment, ident: attributeOf(source, 'ident'), title, sections, questions },
    minutes: minutesOf(fieldOf(source, 'qmd_timelimit')),
    attempts: /unlimited/i.test(attempts) ? 0 : Math.max(0, Math.trunc(numberIn(attempts) ?? 1)),
    shuffle: deepSections(source, 0).some((section) =>
      nodesOf(section, 'selection_ordering').some((one) =>
        nodesOf(one, 'order').some((order) => /random/i.test(attributeOf(order, 'order_type'))),
      ),
    ),
  }
}

const minutesOf = (written: string): number | null => {
  const minutes = numberIn(written)
  return minutes === null || minutes <= 0 ? null : Math.ceil(minutes)
}

function deepSections(node: XmlNode, depth: number): XmlNode[] {
  if (depth > deepest) return []
  return nodesOf(node, 'section').flatMap((section) => [section, ...deepSections(section, depth + 1)])
}

/** Sections become ours one by one; those within others follow them. Items without a section are the first. */
function sectionsOf(source: XmlNode, take: (item: XmlNode) => string): QtiFile['sections'] {
  const asked = (item: XmlNode): QtiSlot => ({ of: { key: take(item) }, points: null })
  const loose = deepNodes(source, 'item').map(asked)
  const sections = deepSections(source, 0).map((section) => ({
    title: attributeOf(section, 'title'),
    slots: [...nodesOf(section, 'item').map(asked), ...drawsOf(section)],
  }))
  const all = [{ title: '', slots: loose }, ...sections]
  return all.filter(({ slots }) => slots.length > 0)
}

/** Canvas draws from a bank by `sourcebank_ref`. */
const drawsOf = (section: XmlNode): QtiSlot[] =>
  nodesOf(section, 'selection_ordering').flatMap((ordering) =>
    nodesOf(ordering, 'selection').flatMap((selection) => {
      const bank = wordsAt(selection, 'sourcebank_ref')
      if (bank === '') return []
      const count = Math.min(
        100,
        Math.max(1, Math.trunc(numberIn(wordsAt(selection, 'selection_number')) ?? 1)),
      )
      const points = numberIn(wordsAt(nodeOf(selection, 'selection_extension') ?? {}, 'points_per_item'))
      return [{ of: { bank, count }, points: points === null ? null : Math.max(0, Math.round(points * 100)) }]
    }),
  )
