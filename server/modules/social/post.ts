import { tagsIn } from '@arvand/contracts/social-text'
import { joinedSearchKey } from '@arvand/persian/text'
import type { Actor } from '#platform/actor'

/** Who looks at posts. */
export interface Viewer {
  /** Null: somebody who is not signed in. */
  readonly personId: string | null
  readonly sessionId: string | null
  /** A manager of content sees what was reported. */
  readonly moderates: boolean
}

export const viewerOf = (actor: Actor | null): Viewer => ({
  personId: actor?.personId ?? null,
  sessionId: actor?.sessionId ?? null,
  moderates: (actor?.roles.has('manager') && actor.scopes.has('content')) ?? false,
})

const titleLength = 80

/** The first line of a post, for notices, reports and results of the search. */
export function titleOf(text: string): string {
  const first = text.trim().split('\n', 1)[0] ?? ''
  if (first.length <= titleLength) return first
  const cut = first.slice(0, titleLength)
  const word = cut.lastIndexOf(' ')
  return `${(word > titleLength / 2 ? cut.slice(0, word) : cut).trim()}…`
}

const mostTags = 20

/** Spellings of one hashtag are one key: «یادگیری_ماشین» and «یادگيري‌ماشين». */
export const tagKey = (tag: string): string => joinedSearchKey(tag.replaceAll('_', ' '))

/** The hashtags of a text: their keys, each with the spelling that came first. */
export function topicsIn(text: string): { tag: string; title: string }[] {
  const titles = new Map(
    tagsIn(text)
      .toReversed()
      .map((title) => [tagKey(title), title]),
  )
  titles.delete('')
  return [...titles]
    .toReversed()
    .map(([tag, title]) => ({ tag, title }))
    .slice(0, mostTags)
}

interface Asked {
  readonly author_id: string
  readonly lesson_id: string | null
  /** The reader is of the staff of its course. */
  readonly isOnStaff: boolean
}

/** Pure: why somebody may not take a question of the feed to the discussions of its lesson. */
export function whyNotDiscuss(post: Asked, personId: string | null) {
  if (!post.lesson_id) return 'social.without-lesson' as const
  return post.author_id === personId || post.isOnStaff ? null : ('social.not-yours' as const)
}

/** Pure: why one may not follow or block this person. */
export const whyNotOwn = (personId: string, otherId: string): 'social.own-account' | null =>
  personId === otherId ? 'social.own-account' : null
