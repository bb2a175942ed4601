import type { Db, Tx } from '#platform/database'
import { type OldPost, storeThread } from '#testing/discussion'
import { demoId } from '../../ids.ts'
import { demoCourses } from '../tables.ts'
import { type DemoPost, type DemoThread, demoThreads } from './threads.ts'

const hourMs = 3_600_000

/** The lesson of a thread, its teacher and those who learn its course. */
interface Place {
  readonly lessonId: string
  readonly teacher: string
  readonly learners: readonly string[]
}

/** Fills the discussions below lessons. */
export async function fillThreads(tx: Tx, now: Date): Promise<void> {
  for (const thread of demoThreads) {
    const place = await placeOf(tx, thread)
    if (place) await addThread(tx, thread, place, now)
  }
}

/** Undefined where few learn the course. Those with a picture come first. */
async function placeOf(db: Db, { course, lesson, by }: DemoThread): Promise<Place | undefined> {
  const { id, owner_id, course_id } = await demoCourses(db)
    .selectFrom('courses.lessons')
    .innerJoin('courses.courses', 'courses.courses.id', 'courses.lessons.course_id')
    .select(['courses.lessons.id', 'owner_id', 'course_id'])
    .where('slug', '=', course)
    .where('courses.lessons.title', '=', lesson)
    .executeTakeFirstOrThrow()
  const learners = await demoCourses(db)
    .selectFrom('courses.enrolments')
    .leftJoin('identity.shown_avatars', 'identity.shown_avatars.person_id', 'courses.enrolments.person_id')
    .select('courses.enrolments.person_id')
    .where('course_id', '=', course_id)
    .orderBy((eb) => eb('file_id', 'is', null))
    .orderBy('courses.enrolments.person_id')
    .limit(24)
    .execute()
  if (learners.length <= by) return undefined
  return { lessonId: id, teacher: owner_id, learners: learners.map(({ person_id }) => person_id) }
}

async function addThread(tx: Tx, thread: DemoThread, place: Place, now: Date): Promise<void> {
  const { by, title, text, second = null, likes, pinned = false, answers } = thread
  const at = new Date(now.getTime() - thread.daysAgo * 24 * hourMs)
  const id = demoId(`thread ${title}`, at)
  await storeThread(tx, {
    id,
    about_id: place.lessonId,
    title,
    second,
    is_pinned: pinned,
    posts: postsOf(id, [{ by, text, after: 0, ...(likes ? { likes } : {}) }, ...answers], place, at, now),
  })
}

/** The question first; it has the id of its thread. Likes come from learners other than the author. */
function postsOf(
  threadId: string,
  posts: readonly DemoPost[],
  { teacher, learners }: Place,
  asked: Date,
  now: Date,
): OldPost[] {
  let root = threadId
  return posts.map(({ by, text, after, nested, likes = 0, solved }, order) => {
    const at = new Date(Math.min(asked.getTime() + after * hourMs, now.getTime()))
    const id = order === 0 ? threadId : demoId(`post ${threadId} ${order}`, at)
    const author = by === 'teacher' ? teacher : (learners[by % learners.length] ?? teacher)
    if (!nested) root = id
    return {
      row: { id, root_id: root, author_id: author, by_staff: by === 'teacher', body: text, at },
      likedBy: learners.filter((person) => person !== author).slice(0, likes),
      solved: solved === true,
    }
  })
}
