import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { exams } from '../tables.ts'
import { freshADay, masteredFrom, startOfDay } from './spaced-repetition.ts'

/** The questions of a group with what this person remembers of each. */
export const questionsWith = (db: Db, personId: string) =>
  exams(db)
    .selectFrom('exams.group_questions as q')
    .leftJoin('exams.practice_cards as c', (on) =>
      on.onRef('c.question_id', '=', 'q.question_id').on('c.person_id', '=', personId),
    )
    .leftJoin('exams.practice_bookmarks as b', (on) =>
      on.onRef('b.question_id', '=', 'q.question_id').on('b.person_id', '=', personId),
    )

export const isFresh = sql<boolean>`coalesce(c.state, 0) = 0`
const isMastered = sql<boolean>`c.state > 0 and c.stability >= ${masteredFrom}`
export const isDue = (now: Date) => sql<boolean>`(c.state > 0 and c.due <= ${now})`

const counted = (condition: ReturnType<typeof isDue>) =>
  sql<number>`count(*) filter (where ${condition})::integer`

interface Practiser {
  readonly groupId: string
  readonly personId: string
}

/** How well each topic of a group is known; questions without a category are in none. */
export async function topicsOf(db: Db, { groupId, personId }: Practiser) {
  const rows = await questionsWith(db, personId)
    .innerJoin('exams.questions as asked', 'asked.id', 'q.question_id')
    .innerJoin('exams.categories as topic', 'topic.id', 'asked.category_id')
    .select('topic.title')
    .select([
      sql<number>`count(*)::integer`.as('questions'),
      counted(isFresh).as('fresh'),
      counted(isMastered).as('mastered'),
    ])
    .where('q.group_id', '=', groupId)
    .groupBy(['topic.id', 'topic.title'])
    .orderBy(sql`min(q.position)`)
    .execute()
  return rows.map(({ title, questions, fresh, mastered }) => ({
    ...{ title, fresh, mastered },
    learning: questions - fresh - mastered,
  }))
}

/** The plan of today for one group, how well its questions are known, and what the other modes would draw from. */
export async function progressOf(db: Db, { groupId, personId }: Practiser, now: Date) {
  const [known, done] = await Promise.all([
    questionsWith(db, personId)
      .select([
        sql<number>`count(*)::integer`.as('questions'),
        counted(isFresh).as('fresh'),
        counted(isDue(now)).as('due'),
        counted(isMastered).as('mastered'),
        counted(sql<boolean>`not c.was_right`).as('mistakes'),
        counted(sql<boolean>`b.at is not null`).as('bookmarked'),
        sql<Date | null>`min(c.due) filter (where c.state > 0 and c.due > ${now})`.as('nextDue'),
      ])
      .where('q.group_id', '=', groupId)
      .executeTakeFirstOrThrow(),
    exams(db)
      .selectFrom('exams.practice_answers')
      .select([sql<number>`count(*)::integer`.as('all'), counted(sql<boolean>`was_fresh`).as('fresh')])
      .where('group_id', '=', groupId)
      .where('person_id', '=', personId)
      .where('at', '>=', startOfDay(now))
      .where('rating', 'is not', null)
      .executeTakeFirstOrThrow(),
  ])
  const { questions, fresh, due, mastered, mistakes, bookmarked, nextDue } = known
  return {
    plan: {
      due,
      fresh: Math.min(fresh, Math.max(0, freshADay - done.fresh)),
      done: done.all,
      doneFresh: done.fresh,
    },
    mastery: { fresh, learning: questions - fresh - mastered, mastered },
    mistakes,
    bookmarked,
    nextDue,
  }
}
