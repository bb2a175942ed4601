import type { ArticleState } from '@arvand/contracts/articles'
import type { RichText } from '@arvand/contracts/rich-text'
import type { ColumnType, Generated, Selectable } from 'kysely'
import { lens } from '#platform/database'

export interface ArticleRow {
  readonly id: string
  readonly author_id: string
  slug: string
  title: string
  summary: Generated<string>
  body: ColumnType<RichText, string, string>
  topics: Generated<string[]>
  cover_file_id: string | null
  version: Generated<number>
  state: Generated<ArticleState>
  submitted_at: Generated<Date | null>
  publish_at: Generated<Date | null>
  published_at: Generated<Date | null>
  is_live: Generated<boolean>
  changed_at: Date
}
export type Article = Selectable<ArticleRow>

export interface PublishedRow {
  readonly article_id: string
  title: string
  summary: string
  body: ColumnType<RichText, string, string>
  cover_file_id: string | null
  minutes: number
  published_at: Date
  changed_at: Date
  words_key: string
}

export interface TurnRow {
  readonly id: string
  readonly article_id: string
  state: ArticleState
  by_id: string | null
  reason: string | null
  at: Date
}

export interface SeriesRow {
  readonly id: string
  readonly author_id: string
  readonly slug: string
  title: string
  text: string
  changed_at: Date
}

export interface ArticlesTables {
  'articles.articles': ArticleRow
  'articles.published': PublishedRow
  'articles.topics': { readonly key: string; title: string; articles: Generated<number> }
  'articles.published_topics': {
    readonly topic_key: string
    readonly article_id: string
    position: number
    published_at: Date
  }
  'articles.article_files': {
    readonly article_id: string
    readonly file_id: string
    readonly is_live: boolean
  }
  'articles.turns': TurnRow
  'articles.series': SeriesRow
  'articles.series_parts': {
    readonly article_id: string
    readonly series_id: string
    readonly position: number
  }
  'articles.subscribers': {
    readonly id: string
    readonly email: string
    asked_at: Date
    confirmed_at: Date | null
  }
  'articles.newsletters': { readonly id: string; readonly due_at: Date; readonly article_ids: string[] }
  'articles.newsletter_mails': {
    readonly newsletter_id: string
    readonly subscriber_id: string
    state: Generated<'waiting' | 'sending' | 'sent' | 'failed'>
    tries: Generated<number>
    next_at: Date
  }
  'identity.contacts': { readonly person_id: string; readonly email: string | null }
  'identity.people': { readonly id: string; name: string; has_left: boolean }
  'identity.teacher_pages': { readonly person_id: string; handle: string }
  'identity.shown_avatars': { readonly person_id: string; file_id: string }
  'discussion.openings': { readonly id: string; likes: number; comments: number }
}

/** This module's view of the database. */
export const articles = lens<ArticlesTables>()
