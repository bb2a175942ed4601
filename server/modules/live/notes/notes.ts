import { mergedLines } from '@arvand/contracts/merged-lines'

/** The rules of notes: pure. */

const mostLetters = 10_000

/** Why somebody who is in may not write. */
export const whyNotWrite = (everybodyWrites: boolean, leads: boolean) =>
  leads || everybodyWrites ? null : ('live.may-not-write' as const)

/** What is stored of a text that somebody made of `base`, while `stored` may have changed since. */
export function joinedWith(stored: string, base: string, text: string) {
  const joined = mergedLines(base, stored, text)
  return { text: joined, whyNot: joined.length > mostLetters ? ('live.notes-full' as const) : null }
}
