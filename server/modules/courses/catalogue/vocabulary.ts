import { sql } from 'kysely'
import type { Db } from '#platform/database'
import type { KnownWord, SearchVocabulary } from '#platform/search'
import { catalogue } from './tables.ts'

/** The words of published courses: of their titles, summaries, teachers, fields and levels. */
export const courseVocabulary = (db: Db): SearchVocabulary => ({
  async look({ beginnings, words, sounds, skeletons }) {
    // Each word is looked up by its own index; a join would read all words.
    const { rows } = await sql<{ begun: string[]; near: KnownWord[] }>`
      select
        array(
          select asked.word from unnest(${beginnings}::text[]) as asked (word)
          cross join lateral (
            -- From the word to the last that begins with it.
            select from courses.words as known
            where known.word ~>=~ asked.word and known.word ~<~ (asked.word || U&'\\FFFD')
            order by known.word using ~<~
            limit 1
          ) as found
        ) as begun,
        (select coalesce(json_agg(json_build_object('word', near.word, 'skeleton', near.skeleton)), '[]') from (
          select known.word, known.skeleton from unnest(${words}::text[]) as asked (word)
          cross join lateral (
            select one.word, one.skeleton from courses.words as one where one.word = asked.word limit 1
          ) as known
          union
          select known.word, known.skeleton from unnest(${sounds}::text[]) as asked (sound)
          cross join lateral (
            select one.word, one.skeleton from courses.words as one where one.sound = asked.sound limit 20
          ) as known
          union
          select known.word, known.skeleton from unnest(${skeletons}::text[]) as asked (skeleton)
          cross join lateral (
            select one.word, one.skeleton from courses.words as one where one.skeleton = asked.skeleton limit 50
          ) as known
        ) as near) as near
    `.execute(catalogue(db))
    return rows[0] ?? { begun: [], near: [] }
  },
})
