import type { RichText } from '@arvand/contracts/rich-text'
import type { Selectable } from 'kysely'
import { lens, type Tables } from '#platform/database'

export type ArticlesTables = Tables<
  | 'articles'
  | 'discussion.openings'
  | 'identity.contacts'
  | 'identity.people'
  | 'identity.shown_avatars'
  | 'identity.teacher_pages',
  {
    'articles.articles': { body: RichText }
    'articles.published': { body: RichText }
  }
>

/** This module's view of the database. */
export const articles = lens<ArticlesTables>()

export type Article = Selectable<ArticlesTables['articles.articles']>
export type SeriesRow = Selectable<ArticlesTables['articles.series']>
