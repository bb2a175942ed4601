import type { Clock } from '#platform/clock'
import { type Db, type Tx, transaction } from '#platform/database'
import { type OldPost, storeThread } from '#testing/discussion'
import { storeOldPost, titleOf } from '#testing/social'
import { demoId } from '../ids.ts'
import type { DemoPost } from './demo-post.ts'
import { earlierPosts } from './earlier-posts.ts'
import { laterPosts } from './later-posts.ts'
import { demoSocial } from './tables.ts'

const hourMs = 3_600_000
/** Between two posts, on average. */
const hoursApart = 11

/** The posts of the feed with their threads, and who follows whom. */
export async function fillPosts({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock.now()
  const people = await findPeople(db)
  await transaction(db, async (tx) => {
    for (const [nth, post] of [...laterPosts, ...earlierPosts].entries())
      await addPost(tx, post, nth, people, now)
    await addFollows(tx, people, now)
    await addTopicFollows(tx, people, now)
  })
}

interface People {
  readonly byHandle: ReadonlyMap<string, string>
  /** People without a handle, those with a picture first. */
  readonly crowd: readonly string[]
}

async function findPeople(db: Db): Promise<People> {
  const [known, crowd] = await Promise.all([
    demoSocial(db)
      .selectFrom('identity.people')
      .select(['id', 'handle'])
      .where('handle', 'is not', null)
      .orderBy('id')
      .execute(),
    demoSocial(db)
      .selectFrom('identity.people as person')
      .leftJoin('identity.shown_avatars as portrait', 'portrait.person_id', 'person.id')
      .select('person.id')
      .where('person.handle', 'is', null)
      .orderBy((of) => of('portrait.file_id', 'is', null))
      .orderBy('person.id')
      .limit(90)
      .execute(),
  ])
  return {
    byHandle: new Map(known.map(({ id, handle }) => [handle ?? '', id])),
    crowd: crowd.map(({ id }) => id),
  }
}

function idOf(by: string | number, { byHandle, crowd }: People): string {
  const id = typeof by === 'string' ? byHandle.get(by) : crowd[by % crowd.length]
  if (id === undefined) throw new Error(`the demo has no ${by}`)
  return id
}

async function addPost(tx: Tx, post: DemoPost, nth: number, people: People, now: Date): Promise<void> {
  // Not at the same hour every day.
  const at = new Date(now.getTime() - (nth * hoursApart + 1 + ((nth * 7) % 5)) * hourMs)
  const id = demoId(`post of the feed ${nth}`, at)
  const authorId = idOf(post.by, people)
  const first = { id, root_id: id, author_id: authorId, by_staff: false, body: post.text, at }
  const comments = post.comments.map(({ by, text }, order): OldPost => {
    const after = Math.min(at.getTime() + (order + 1) * 0.7 * hourMs, now.getTime())
    const commentId = demoId(`comment ${nth} ${order}`, new Date(after))
    const author = { author_id: idOf(by, people), by_staff: false }
    return {
      row: { id: commentId, root_id: commentId, ...author, body: text, at: new Date(after) },
      likedBy: people.crowd.slice(30 + order, 30 + order + ((nth + order) % 5)),
      solved: false,
    }
  })
  const likedBy = people.crowd
    .filter((person) => person !== authorId)
    .slice(nth % 30, (nth % 30) + post.likes)
  await storeThread(tx, {
    ...{ id, about_kind: 'post', about_id: id, title: titleOf(post.text), second: null, is_pinned: false },
    posts: [{ row: first, likedBy, solved: false }, ...comments],
  })
  const poll = pollOf(
    post,
    at,
    people.crowd.filter((person) => person !== authorId),
  )
  await storeOldPost(tx, {
    ...{ id, authorId, at, visibility: post.visibility === 'followers' ? 'followers' : 'everyone', poll },
    text: post.text,
    courseId: post.visibility === 'course' ? await firstCourseOf(tx, authorId) : undefined,
    preview: post.preview,
  })
}

async function firstCourseOf(tx: Tx, personId: string): Promise<string> {
  const { course_id } = await demoSocial(tx)
    .selectFrom('courses.course_staff')
    .select('course_id')
    .where('person_id', '=', personId)
    .where('role', '=', 'owner')
    .orderBy('course_id')
    .executeTakeFirstOrThrow()
  return course_id
}

/** Voters are the crowd in its order, so many for each choice. */
function pollOf({ poll }: DemoPost, at: Date, crowd: readonly string[]) {
  if (!poll) return undefined
  const left = [...crowd]
  return {
    choices: poll.choices.map(([text]) => text),
    endsAt: new Date(at.getTime() + poll.days * 24 * hourMs),
    voters: poll.choices.map(([, count]) => left.splice(0, count)),
  }
}

/** The known people follow the teachers, and each of the crowd some of both. */
async function addFollows(tx: Tx, { byHandle, crowd }: People, now: Date): Promise<void> {
  const known = [...byHandle.values()]
  const pairs = [
    ...known.flatMap((one, at) =>
      known.filter((other, to) => other !== one && (at * 5 + to) % 3 !== 0).map((other) => [one, other]),
    ),
    ...crowd.flatMap((one, at) =>
      known.filter((_, to) => (at * 7 + to * 3) % 4 === 0).map((other) => [one, other]),
    ),
  ]
  await demoSocial(tx)
    .insertInto('social.follows')
    .values(
      pairs.map(([follower = '', followed = ''], nth) => ({
        follower_id: follower,
        followed_id: followed,
        at: new Date(now.getTime() - nth * hourMs),
      })),
    )
    .execute()
}

/** Each known person follows a few of the hashtags that stand in most posts. */
async function addTopicFollows(tx: Tx, { byHandle }: People, now: Date): Promise<void> {
  const topics = await demoSocial(tx)
    .selectFrom('social.post_tags')
    .select('tag')
    .select((of) => of.fn.min('title').as('title'))
    .groupBy('tag')
    .orderBy((of) => of.fn.countAll(), 'desc')
    .orderBy('tag')
    .limit(6)
    .execute()
  await demoSocial(tx)
    .insertInto('social.topic_follows')
    .values(
      [...byHandle.values()].flatMap((person_id, nth) =>
        topics
          .filter((_, place) => (nth + place) % 2 === 0)
          .map(({ tag, title }, place) => ({
            ...{ person_id, tag, title },
            at: new Date(now.getTime() - (nth + place) * hourMs),
          })),
      ),
    )
    .execute()
}
