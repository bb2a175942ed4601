import { skeletonsOf, vowelsApart } from '@arvand/persian/finglish'
import { onLatinKeys, onPersianKeys } from '@arvand/persian/keyboard'
import { distanceOf, leastCorrected, oneEditFrom, soundOf } from '@arvand/persian/near-words'
import { searchWords } from '@arvand/persian/search-words'
import { searchKey } from '@arvand/persian/text'

/** A word of the index; folded. */
export interface KnownWord {
  readonly word: string
  /** Its consonants in Latin letters (`skeletonOf`). */
  readonly skeleton: string
}

/** The words that a source holds, by which misspelt ones are corrected; looked up at once. */
export interface SearchVocabulary {
  readonly look: (asked: {
    readonly beginnings: readonly string[]
    readonly words: readonly string[]
    readonly sounds: readonly string[]
    readonly skeletons: readonly string[]
  }) => Promise<{
    /** The beginnings that are words of it, or begin one. */
    readonly begun: readonly string[]
    /** Its words that are among these words, sound so, or have one of these skeletons. */
    readonly near: readonly KnownWord[]
  }>
}

/** More misspelt words than these are no search. */
const mostCorrected = 4

interface Misspelt {
  readonly word: string
  /** The same keys on the other keyboard. */
  readonly otherKeys: string | null
}

/**
 * The words that were probably meant: each word that is not known, as a word or as the beginning of one, becomes the
 * same keys of the other keyboard, the Persian word that it spells in Latin letters, or a known word that sounds the
 * same or is one edit away. Null when nothing changes.
 */
export async function correctWords(
  vocabularies: readonly SearchVocabulary[],
  q: string,
): Promise<string[] | null> {
  const typed = q.split(/\s+/).flatMap(misspeltIn)
  const correctable = typed.filter(isCorrectable).slice(0, mostCorrected)
  if (correctable.length === 0) return null
  const { begun, near } = await lookUp(vocabularies, correctable)
  const meant = new Map(
    correctable
      .filter(({ word }) => !begun.has(word))
      .map(({ word, otherKeys }) => [
        word,
        otherKeys && begun.has(otherKeys) ? otherKeys : nearestOf(word, otherKeys, near),
      ]),
  )
  const words = typed.map(({ word }) => meant.get(word) ?? word)
  return words.every((word, at) => word === typed[at]?.word) ? null : [...new Set(words)]
}

/** The words of what stands between two spaces; a key of the Latin keyboard may be a sign, so «;jhf» is one word. */
function misspeltIn(part: string): Misspelt[] {
  const persian = onPersianKeys(part)
  const words = searchWords(part)
  if (persian) return [{ word: words.join('') || part.toLowerCase(), otherKeys: searchKey(persian) }]
  return words.map((word) => ({ word, otherKeys: onLatinKeys(word) }))
}

// The signs of «'vi» are letters on the other keyboard.
const isCorrectable = ({ word, otherKeys }: Misspelt): boolean =>
  Math.max(word.length, otherKeys?.length ?? 0) >= leastCorrected && !/^\d+$/.test(word)

async function lookUp(vocabularies: readonly SearchVocabulary[], typed: readonly Misspelt[]) {
  const words = typed.map(({ word }) => word)
  const onEitherKeys = typed.flatMap(({ word, otherKeys }) => [word, ...(otherKeys ? [otherKeys] : [])])
  const asked = {
    beginnings: onEitherKeys,
    words: words.flatMap(oneEditFrom),
    sounds: words.map(soundOf),
    skeletons: onEitherKeys.flatMap(skeletonsOf),
  }
  const answers = await Promise.all(vocabularies.map(({ look }) => look(asked)))
  return {
    begun: new Set(answers.flatMap(({ begun }) => begun)),
    near: answers.flatMap(({ near }) => near),
  }
}

/** Pure: the nearest of the known words; of equally near ones the first of the alphabet. */
function nearestOf(typed: string, otherKeys: string | null, known: readonly KnownWord[]): string | null {
  const ranked = known.flatMap((one) => {
    const distance =
      distanceOf(typed, one.word) ?? spelledApart(typed, one) ?? spelledApart(otherKeys ?? '', one)
    return distance === null ? [] : [{ ...one, distance }]
  })
  const [nearest] = ranked.toSorted((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1))
  return nearest?.word ?? null
}

/** How far a Latin spelling is from a Persian word of the same consonants; null: it does not spell it. */
function spelledApart(latin: string, { word, skeleton }: KnownWord): number | null {
  if (!skeletonsOf(latin).includes(skeleton)) return null
  const apart = vowelsApart(latin, word)
  // One consonant alone is in too many words.
  const most = skeleton.length < 2 ? 0 : Math.max(2, latin.length / 2)
  return apart <= most ? apart : null
}
