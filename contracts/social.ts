import { z } from 'zod'
import { picture } from './courses.ts'
import { id, instant } from './fields.ts'

export const postVisibility = z.enum(['everyone', 'followers', 'course'])
export type PostVisibility = z.output<typeof postVisibility>

/** Pictures of one post. */
export const mostPostPictures = 4

/** A poll of a post: at most so many choices, open for so many days. */
export const mostPollChoices = 6
export const pollDays = [1, 3, 7] as const

const poll = z.object({
  choices: z.array(
    z.object({
      text: z.string(),
      /** Null while the reader may not see the result: before the end, and before they voted themselves. */
      votes: z.int().nullable(),
    }),
  ),
  endsAt: instant,
  isOver: z.boolean(),
  /** Place of the choice that the reader voted for. */
  mine: z.int().nullable(),
})
export type Poll = z.output<typeof poll>

/** What the page of the first link says of itself: plain text that a stranger wrote. */
const preview = z.object({
  url: z.string(),
  title: z.string(),
  /** Empty where the page says none. */
  description: z.string(),
  site: z.string(),
})
export type LinkPreview = z.output<typeof preview>

/** A hashtag. */
export const topic = z.object({
  /** All its spellings in one. */
  tag: z.string(),
  /** As people write it, without `#`. */
  title: z.string(),
})

/** A post as its reader sees it; its comments are the answers of the thread with the same id (`discussion/show`). */
export const post = z.object({
  id,
  author: z.object({ id, name: z.string(), handle: z.string().nullable(), photo: z.string().nullable() }),
  /** Plain text; the web page formats code, formulas between `$`, addresses, `#tags` and `@handles`. */
  text: z.string(),
  visibility: postVisibility,
  /** The course whose people alone see it; null for other visibilities. */
  course: z.object({ id, title: z.string() }).nullable(),
  /** The lesson of that course which it asks about. */
  lesson: z
    .object({
      id,
      title: z.string(),
      /** The discussion of the lesson that it became. */
      threadId: id.nullable(),
      /** The reader may make it one: its author, and the course's staff. */
      mayDiscuss: z.boolean(),
    })
    .nullable(),
  pictures: z.array(z.object({ fileId: id, picture })),
  poll: poll.nullable(),
  preview: preview.nullable(),
  at: instant,
  editedAt: instant.nullable(),
  /** So many have reported it that others see it only after a verdict. */
  isReported: z.boolean(),
  likes: z.int(),
  comments: z.int(),
  /** The reader likes it. */
  liked: z.boolean(),
  /** The reader saved it for later. */
  saved: z.boolean(),
  /** The reader follows its author. */
  follows: z.boolean(),
})
export type Post = z.output<typeof post>

/** Why a post stands in the ranked feed: the way by which it came to its reader. */
export const feedReason = z.object({
  way: z.enum(['own', 'course', 'person', 'topic']),
  /** Of the hashtag; null for other ways, which the post itself names. */
  title: z.string().nullable(),
})
export type FeedReason = z.output<typeof feedReason>
