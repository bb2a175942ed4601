import type { ContentOf } from '@arvand/contracts/lesson-content'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import type { ItemFacts, LessonKindPlug } from '#plugs/lesson-kind'
import { courses } from '../tables.ts'
import { whyNotLeadOn } from './item-facts.ts'

/** The tables of another module, which courses does not know. */
export const pollTables = `
  create schema poll;
  create table poll.polls (
    id uuid primary key, owner_id uuid not null, question text not null,
    steps integer not null default 2, closes_at timestamptz, is_open boolean not null default true
  );
  create table poll.votes (lesson_id uuid not null, enrolment_id uuid not null, points integer not null)`

async function addPoll(db: Db, ownerId: string, question: string): Promise<string> {
  const id = newId()
  await sql`insert into poll.polls (id, owner_id, question) values (${id}, ${ownerId}, ${question})`.execute(
    courses(db),
  )
  return id
}

async function questionOf(db: Db, id: string | null): Promise<string> {
  const { rows } = await sql<{
    question: string
  }>`select question from poll.polls where id = ${id}`.execute(courses(db))
  return rows[0]?.question ?? ''
}

const content = (itemId: string | null): ContentOf<'live'> => ({ kind: 'live', attachments: [], itemId })

/** A kind of another module: its lessons lead to polls, each of which says how many steps it counts. */
export const pollKind: LessonKindPlug<'live'> = {
  kind: 'live',
  empty: () => content(null),
  steps: () => 2,
  learnersOnly: true,
  whyNotComplete: whyNotLeadOn,
  async facts(db, items) {
    const ids = items.map(({ itemId }) => itemId)
    const { rows } = await sql<ItemFacts & { id: string }>`
      select id, steps, closes_at as "dueAt", is_open as "isOpen", null as minutes
        from poll.polls where id = any(${ids}::uuid[])
    `.execute(courses(db))
    return ids.map((itemId) => rows.find(({ id }) => id === itemId) ?? null)
  },
  taught: ({ itemId }, { lessonId }) => ({ href: itemId && `/polls/${itemId}?lesson=${lessonId}` }),
  async begun(tx, lessonId) {
    const { rows } = await sql`select from poll.votes where lesson_id = ${lessonId} limit 1`.execute(
      courses(tx),
    )
    return rows.length > 0
  },
  async copied(tx, { itemId }, personId) {
    return content(await addPoll(tx, personId, await questionOf(tx, itemId)))
  },
  exported: async (db, { itemId }) => ({ question: await questionOf(db, itemId) }),
  async imported(tx, _, beside, personId) {
    const isPoll = typeof beside === 'object' && beside !== null && 'question' in beside
    return content(isPoll ? await addPoll(tx, personId, String(beside.question)) : null)
  },
  graded: {
    async itemsOf(db, courseId) {
      const { rows } = await sql<{ id: string; title: string }>`
        select id, title from courses.lessons where course_id = ${courseId} and kind = 'live' and is_published
      `.execute(courses(db))
      return rows.map(({ id, title }) => ({ key: `poll:${id}`, title, most: 1000 }))
    },
    async marksOf(db, _courseId, learners) {
      const { rows } = await sql<{ enrolmentId: string; lessonId: string; points: number }>`
        select enrolment_id as "enrolmentId", lesson_id as "lessonId", points from poll.votes
         where enrolment_id = any(${learners.map(({ enrolmentId }) => enrolmentId)}::uuid[])
      `.execute(courses(db))
      return rows.map(({ enrolmentId, lessonId, points }) => ({
        ...{ enrolmentId, points, item: `poll:${lessonId}` },
        ...{ link: null, waiting: false },
      }))
    },
  },
}
