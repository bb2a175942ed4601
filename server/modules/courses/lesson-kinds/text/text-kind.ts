import { plainText, sectionsOf } from '@arvand/contracts/rich-text-walk'
import type { LessonKindPlug, LessonWords } from '#plugs/lesson-kind'
import { formulaWords } from './formula-words.ts'
import { countWords, textContent } from './text-content.ts'

const wordsInAMinute = 160

export const textKind: LessonKindPlug<'text'> = {
  kind: 'text',
  offline: true,
  empty: () => textContent({}),
  steps: ({ body }) => sectionsOf(body).length,
  seconds: ({ body }) => 60 * Math.ceil(countWords(body) / wordsInAMinute),
  whyNotComplete: ({ hasWords }) => (hasWords ? null : 'courses.lesson-empty'),
  words: async ({ body }) =>
    sectionsOf(body).flatMap((blocks, at) =>
      blocks.flatMap((block) => excerpts(plainText(block, formulaWords)).map((text) => inStep(text, at + 1))),
    ),
  taught: () => ({}),
}

const inStep = (text: string, step: number): LessonWords => ({ second: null, until: null, step, text })

const longest = 280

/** Divides a text into parts that are short enough for an excerpt. */
function excerpts(text: string): string[] {
  const whole = text.replace(/\s+/g, ' ').trim()
  const found: string[] = []
  for (let rest = whole; rest !== ''; ) {
    const end = rest.length <= longest ? rest.length : Math.max(1, rest.lastIndexOf(' ', longest)) || longest
    found.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return found
}
