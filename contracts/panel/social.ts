import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { cursor, id, line, lines, requestId } from '../fields.ts'
import { pageAsk, pageOf, wholeOf } from '../page.ts'
import {
  feedReason,
  mostPollChoices,
  mostPostPictures,
  pollDays,
  post,
  postVisibility,
  topic,
} from '../social.ts'

const listedPerson = z.object({
  id,
  name: z.string(),
  handle: z.string().nullable(),
  photo: z.string().nullable(),
})

export const listFeed = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'post/feed',
  access: 'user',
  prose:
    'Posts of the people and hashtags that one follows, of one’s courses and of oneself, all that everyone may see, or those that one saved; newest first. What one follows is also ranked by its time, its likes and comments and the way it came, which each post then names.',
  body: z.strictObject({
    feed: z.enum(['following', 'everyone', 'saved']).default('following'),
    /** Of what one follows; the other feeds know time alone. */
    order: z.enum(['time', 'ranked']).default('time'),
    cursor: cursor.optional(),
  }),
  reply: pageOf(
    post.extend({
      /** Null by time. */
      reason: feedReason.nullable(),
    }),
  ).extend({ follows: z.int() }),
  errors: [],
})

export const writePost = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'post/write',
  access: 'user',
  prose: 'Publishes a post; people whom it mentions by their handles are told.',
  body: z.strictObject({
    /** A setting of the site may allow less. */
    text: lines(1, 8000),
    visibility: postVisibility.extract(['everyone', 'followers']).default('everyone'),
    /** For the learners and the staff of this course alone, whatever the visibility. */
    courseId: id.optional(),
    /** The lesson of that course which it asks about. */
    lessonId: id.optional(),
    fileIds: z.array(id).max(mostPostPictures).default([]),
    poll: z
      .strictObject({
        choices: z
          .array(line(1, 80))
          .min(2, 'دست‌کم دو گزینه بنویسید.')
          .max(mostPollChoices)
          .refine((all) => new Set(all).size === all.length, 'دو گزینه یکسان‌اند. یکی را عوض کنید.'),
        days: z.literal(pollDays),
      })
      .optional(),
    requestId,
  }),
  reply: z.object({ postId: id }),
  errors: ['media.unknown-file', 'media.wrong-use', 'courses.unknown-course', 'courses.unknown-lesson'],
})

export const discussPost = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'post/discuss',
  access: 'user',
  prose:
    'Makes a question of the feed a discussion of the lesson that it asks about, in its author’s name; asking again gives the same discussion.',
  body: z.strictObject({ postId: id }),
  reply: z.object({ threadId: id }),
  errors: ['social.unknown-post', 'social.without-lesson', 'social.not-yours'],
})

export const listAudiences = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'post/audiences',
  access: 'user',
  prose:
    'The courses for whose people one may write posts: those one learns or teaches in; and a lesson of theirs, to ask about.',
  body: z.strictObject({ lessonId: id.optional() }),
  whole: true,
  reply: wholeOf(z.object({ id, title: z.string() })).extend({
    /** Null where none was asked for, or it is of no such course. */
    lesson: z.object({ id, title: z.string(), courseId: id }).nullable(),
  }),
  errors: [],
})

export const bookmarkPost = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'post/bookmark',
  access: 'user',
  prose: 'Saves a post for later, or takes it off; nobody else is told.',
  body: z.strictObject({ postId: id, on: z.boolean() }),
  reply: z.object({}),
  errors: ['social.unknown-post'],
})

export const votePost = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'post/vote',
  access: 'user',
  prose: 'Votes in the poll of a post, once; then its result is shown to the voter.',
  body: z.strictObject({
    postId: id,
    choice: z
      .int()
      .min(0)
      .max(mostPollChoices - 1),
  }),
  reply: z.object({}),
  errors: [
    'social.unknown-post',
    'social.without-poll',
    'social.own-poll',
    'social.poll-over',
    'social.unknown-choice',
    'social.voted',
  ],
})

export const followPerson = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'person/follow',
  access: 'user',
  prose: 'Follows a person, or no longer.',
  body: z.strictObject({ personId: id, on: z.boolean() }),
  reply: z.object({ followers: z.int() }),
  errors: ['social.unknown-person', 'social.own-account', 'social.blocked-by-you'],
})

export const followTopic = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'topic/follow',
  access: 'user',
  prose: 'Follows a hashtag, or no longer; its posts come into the feed.',
  body: z.strictObject({
    /** Without its `#`, in any spelling. */
    tag: z.string().max(120),
    on: z.boolean(),
  }),
  reply: z.object({}),
  errors: ['social.unknown-topic'],
})

export const listFollowedTopics = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'topic/followed',
  access: 'user',
  prose: 'The hashtags that one follows, the last followed first.',
  body: pageAsk,
  reply: pageOf(topic),
  errors: [],
})

export const blockPerson = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'person/block',
  access: 'user',
  prose:
    'Blocks a person, or no longer: neither sees posts or comments of the other, and follows between them end.',
  body: z.strictObject({ personId: id, on: z.boolean() }),
  reply: z.object({}),
  errors: ['social.unknown-person', 'social.own-account'],
})

export const mutePerson = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'person/mute',
  access: 'user',
  prose:
    'Mutes a person, or no longer: their posts leave the feed of the caller, and nothing else changes; they are not told.',
  body: z.strictObject({ personId: id, on: z.boolean() }),
  reply: z.object({}),
  errors: ['social.unknown-person', 'social.own-account'],
})

export const listMuted = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'person/muted',
  access: 'user',
  prose: 'The people whom one mutes, newest first.',
  body: pageAsk,
  reply: pageOf(listedPerson),
  errors: [],
})

export const listBlocked = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'person/blocked',
  access: 'user',
  prose: 'The people whom one blocks, newest first.',
  body: pageAsk,
  reply: pageOf(listedPerson),
  errors: [],
})
