import type { Question } from '@arvand/contracts/questions'
import type { RichText } from '@arvand/contracts/rich-text'
import { plainText } from '@arvand/contracts/rich-text-walk'
import { searchKey } from '@arvand/persian/text'
import { formulaWords } from '#pure/courses'
import { whyNotAsk, wordsOf } from '../questions.ts'

const longestExcerpt = 160

/** The columns that follow from what a question holds. */
export function columnsOf(question: Question) {
  const words = wordsOf(question)
  return {
    kind: question.kind,
    draft: JSON.stringify(question),
    points: question.points,
    why_not_ask: whyNotAsk(question),
    excerpt: excerptOf(question.text),
    search_key: searchKey(words),
  }
}

/** The beginning of the text, formulas as people read them and «…» where a blank stands. */
export const excerptOf = (text: RichText): string =>
  plainText(text, formulaWords)
    .replace(/\[\[\d+\]\]/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestExcerpt)
