import { type Question, question } from '@arvand/contracts/questions'
import type { LossReason, UnreadReason } from '@arvand/contracts/teacher/question-exchange'
import { cleanLine } from '@arvand/persian/clean-text'
import { BadQuestion, type FoundQuestion, type RawQuestion } from './found-question.ts'
import type { Texts } from './texts.ts'

const mostTags = 12
const longestTag = 40
const mostLosses = 200

interface Checked {
  readonly content: Question
  readonly tags: string[]
  readonly category: string[]
  readonly losses: { readonly reason: LossReason; readonly subject: string }[]
}

/** The question as the contract takes it from its editor. Throws BadQuestion. */
export function checkedQuestion(raw: RawQuestion, found: FoundQuestion, texts: Texts): Checked {
  const read = question.safeParse(raw)
  if (!read.success) throw new BadQuestion(whyRefused(read.error.issues))
  const clean = [...new Set(found.tags.map(cleanLine).filter((tag) => tag !== ''))]
  const tags = clean.filter((tag) => tag.length <= longestTag).slice(0, mostTags)
  if (tags.length < clean.length)
    texts.lose(
      'tags',
      clean.find((tag) => !tags.includes(tag)),
    )
  const category = found.category.map(cleanLine).filter((title) => /\p{L}/u.test(title))
  if (category.length < found.category.length) texts.lose('category', found.category.join(' / '))
  return { content: read.data, tags, category, losses: texts.lost.slice(0, mostLosses) }
}

function whyRefused(issues: readonly { readonly code: string; readonly origin?: unknown }[]): UnreadReason {
  if (issues.some(({ code, origin }) => code === 'too_big' && origin === 'array')) return 'tooManyParts'
  return issues.some(({ code }) => code === 'too_big') ? 'tooLong' : 'damaged'
}
