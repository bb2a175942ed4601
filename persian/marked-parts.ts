import { needlessInKey, searchKey } from './text.ts'

export interface MarkedPart {
  readonly text: string
  /** This part matches the search. */
  readonly marked: boolean
}

/** A letter as search keys have it. The x on both sides stops searchKey from trimming a space. */
const foldedIn = (letter: string): string => searchKey(`x${letter}x`).slice(1, -1)

/** Splits a text and marks the parts that `searchKey` finds: «كتاب» marks «کتاب», «می رود» marks «می‌رود». */
export function markedParts(text: string, wish: string): MarkedPart[] {
  const key = searchKey(wish)
  if (key === '') return [{ text, marked: false }]
  const { folded, starts } = foldedText(text)
  const parts: MarkedPart[] = []
  let shown = 0
  for (let at = folded.indexOf(key); at >= 0; at = folded.indexOf(key, at + key.length)) {
    const from = withItsMark(text, starts[at] ?? text.length)
    const to = starts[at + key.length] ?? text.length
    if (from > shown) parts.push({ text: text.slice(shown, from), marked: false })
    parts.push({ text: text.slice(from, to), marked: true })
    shown = to
  }
  if (shown < text.length) parts.push({ text: text.slice(shown), marked: false })
  return parts
}

/**
 * Where the words of a search stand in a text, as `[start, end]` in UTF-16 units, in order and apart: the beginnings of
 * its words, and where a word begins none, the places inside words.
 */
export function markedPlaces(text: string, words: readonly string[]): [number, number][] {
  const { folded, starts } = foldedText(text)
  const placesOf = (word: string, isAtBeginning: boolean) => {
    const places: [number, number][] = []
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      if (!isAtBeginning || !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? ' '))
        places.push([withItsMark(text, starts[at] ?? text.length), starts[at + word.length] ?? text.length])
    return places
  }
  const places = words.filter(Boolean).flatMap((word) => {
    const beginnings = placesOf(word, true)
    return beginnings.length > 0 ? beginnings : placesOf(word, false)
  })
  const apart: [number, number][] = []
  for (const [start, end] of places.toSorted((a, b) => a[0] - b[0])) {
    const last = apart.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else apart.push([start, end])
  }
  return apart
}

/** The mark that keeps the dot of «.NET» at its side belongs to the name: apart from it, browsers misplace the dot. */
const withItsMark = (text: string, start: number): number =>
  text[start] === '.' && text[start - 1] === '\u200e' ? start - 1 : start

/** The search key of a text, and for each letter of the key its index in the text. */
function foldedText(text: string): { readonly folded: string; readonly starts: readonly number[] } {
  let folded = ''
  const starts: number[] = []
  let at = 0
  for (const letter of text) {
    const own = foldedIn(letter)
    const isSecondSpace = own === ' ' && folded.endsWith(' ')
    if (!isSecondSpace) {
      folded += own
      for (let part = 0; part < own.length; part += 1) starts.push(at)
    }
    at += letter.length
  }
  let left = ''
  const leftStarts: number[] = []
  let from = 0
  const leave = (to: number) => {
    left += folded.slice(from, to)
    leftStarts.push(...starts.slice(from, to))
  }
  for (const { index, 0: needless } of folded.matchAll(needlessInKey)) {
    leave(index)
    from = index + needless.length
  }
  leave(folded.length)
  return { folded: left, starts: leftStarts }
}

/** The text from about `before` characters before the first match on, for places with room for a few lines only. */
export function textAround(text: string, wish: string, before = 60): string {
  const [first, second] = markedParts(text, wish)
  const head = first && !first.marked && second ? first.text : ''
  if (head.length <= before * 2) return text
  const space = head.indexOf(' ', head.length - before)
  return `… ${text.slice(space < 0 ? head.length : space + 1)}`
}
