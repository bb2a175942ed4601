import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { onPersianKeys, searchWords, soundOf } from './search-words.ts'
import { catalogue } from './tables.ts'

/**
 * The search words that were probably meant: for each word the nearest one of all courses, first by its sound, then by
 * its letters. Null when no other words are near.
 */
export async function correctWords(db: Db, q: string): Promise<string[] | null> {
  const typed = searchWords(q)
  const meant = searchWords(onPersianKeys(q) ?? '')
  const asked = [typed, ...(meant.length === typed.length ? [meant] : [])].flatMap((words) =>
    words.flatMap((word, place) => (isKnowable(word) ? [{ place, word, sound: soundOf(word) }] : [])),
  )
  if (asked.length === 0) return null
  const nearest = await nearestWords(db, asked)
  const words = typed.map((word, place) => nearest.get(place) ?? word)
  return words.join(' ') === typed.join(' ') ? null : [...new Set(words)]
}

/** Words like «از» and «در» resemble too many others, so courses.words does not hold them; they stay as typed. */
const isKnowable = (word: string): boolean => word.length >= 3

async function nearestWords(
  db: Db,
  asked: readonly { place: number; word: string; sound: string }[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ place: number; word: string }>`
    select distinct on (asked.place) asked.place, near.word
    from unnest(
      ${asked.map(({ place }) => place)}::integer[],
      ${asked.map(({ word }) => word)}::text[],
      ${asked.map(({ sound }) => sound)}::text[]
    ) as asked (place, word, sound)
    cross join lateral (
      select known.word, similarity(known.sound, asked.sound) as by_sound, similarity(known.word, asked.word) as by_letters
      from courses.words as known
      where known.sound % asked.sound
      order by 2 desc, 3 desc, known.word
      limit 1
    ) as near
    order by asked.place, near.by_sound desc, near.by_letters desc, near.word
  `.execute(catalogue(db))
  return new Map(rows.map(({ place, word }) => [place, word]))
}
