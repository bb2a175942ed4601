import type { RichText } from '@arvand/contracts/rich-text'
import { plainText } from '@arvand/contracts/rich-text-walk'

/** The numbers of the blanks that a text has, in its order: `[[1]]`, `[[2]]`… */
export const blanksIn = (text: RichText): number[] =>
  [...plainText(text).matchAll(/\[\[(\d{1,2})\]\]/g)].map(([, number]) => Number(number))

/** Whether the text has each blank from 1 to `count` once. */
export function hasBlanks(text: RichText, count: number): boolean {
  const found = blanksIn(text).toSorted((a, b) => a - b)
  return found.length === count && found.every((number, at) => number === at + 1)
}
