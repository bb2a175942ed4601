import type { PostVisibility } from '@arvand/contracts/social'
import type { Generated } from 'kysely'
import { lens } from '#platform/database'

export interface PostRow {
  readonly id: string
  author_id: string
  visibility: PostVisibility
  /** Of a post for the people of a course. */
  course_id: string | null
  /** The lesson of that course which it asks about. */
  lesson_id: string | null
  /** The discussion of the lesson that it became. */
  lesson_thread_id: string | null
  at: Date
  state: Generated<'shown' | 'reported' | 'removed'>
}

interface PersonView {
  readonly id: string
  name: string
  handle: string | null
  avatar: string | null
  has_left: boolean
}

interface VoteRow {
  readonly post_id: string
  readonly person_id: string
  readonly choice: number
  readonly at: Date
}

interface TopicFollowRow {
  readonly person_id: string
  readonly tag: string
  readonly title: string
  readonly at: Date
}

interface OpeningView {
  readonly id: string
  kind: string
  body: string
  body_key: string
  edited_at: Date | null
  likes: number
  comments: number
}

export interface SocialTables {
  'social.posts': PostRow
  'social.post_pictures': { readonly post_id: string; position: number; file_id: string }
  'social.post_tags': { readonly tag: string; readonly post_id: string; readonly title: string }
  'social.topic_follows': TopicFollowRow
  'social.polls': { readonly post_id: string; readonly choices: string[]; readonly ends_at: Date }
  'social.votes': VoteRow
  'social.previews': {
    readonly post_id: string
    url: string
    title: string
    description: string
    site: string
    at: Date
  }
  'social.follows': { readonly follower_id: string; readonly followed_id: string; at: Date }
  'social.blocks': { readonly blocker_id: string; readonly blocked_id: string; at: Date }
  'social.mutes': { readonly muter_id: string; readonly muted_id: string; readonly at: Date }
  'social.bookmarks': { readonly person_id: string; readonly post_id: string; readonly at: Date }
  'identity.people': PersonView
  'identity.shown_names': { readonly person_id: string; name: string | null }
  'identity.shown_avatars': { readonly person_id: string; file_id: string }
  'courses.known_courses': { readonly id: string; readonly title: string }
  'courses.course_lessons': {
    readonly id: string
    readonly course_id: string
    readonly title: string
    readonly is_published: boolean
  }
  'courses.course_staff': { readonly course_id: string; readonly person_id: string }
  'discussion.openings': OpeningView
  'discussion.known_likes': { readonly id: string; readonly person_id: string }
}

/** This module's view of the database. */
export const social = lens<SocialTables>()
