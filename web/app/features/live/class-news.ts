/** What a screen reader is told of who comes, goes and speaks: a sentence for all that happened in some seconds. Pure. */

interface Person {
  readonly id: string
  readonly name: string
  readonly isMe: boolean
}

/** Who is in, and who of the others spoke last. */
export interface Present {
  readonly people: readonly Person[]
  readonly speaker: string | null
}

export interface NewsWords {
  /** Of one, or of several whose names are told or, when they are too many, null. */
  readonly came: (count: number, names: string | null) => string
  readonly left: (count: number, names: string | null) => string
  readonly speaks: (name: string) => string
}

/** More than these are counted instead of named. */
const mostNames = 3

/** What happened between two moments; empty when nothing did. */
export function newsBetween(before: Present, now: Present, words: NewsWords): string {
  const came = missingIn(before.people, now.people)
  const left = missingIn(now.people, before.people)
  const speaker = now.speaker === before.speaker ? undefined : now.people.find(({ id }) => id === now.speaker)
  return [
    told(came, words.came),
    told(left, words.left),
    speaker && !speaker.isMe ? words.speaks(speaker.name) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function missingIn(some: readonly Person[], others: readonly Person[]): Person[] {
  const known = new Set(some.map(({ id }) => id))
  return others.filter(({ id, isMe }) => !isMe && !known.has(id))
}

function told(people: readonly Person[], tell: NewsWords['came']): string {
  if (people.length === 0) return ''
  const names = people.length > mostNames ? null : people.map(({ name }) => name).join(' و ')
  return tell(people.length, names)
}
