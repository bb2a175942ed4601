import type { Category, CourseLevel } from '@arvand/contracts/courses'
import type { Scope } from '@arvand/contracts/people'
import type { FoundDetails, SearchKind } from '@arvand/contracts/search'
import type { SearchVocabulary } from '#platform/search'

/** What is searched for, and when. */
export interface SearchAsk {
  /** Folded words, at least one; what is found holds all of them. */
  readonly words: readonly string[]
  /** As typed, for numbers and codes. */
  readonly q: string
  readonly now: Date
}

export interface Found {
  readonly id: string
  readonly title: string
  readonly text: string
  /** A path on our site. */
  readonly href: string
  /** How well it fits (`fitOf`). */
  readonly fit: number
  /** Every word is a whole one or a beginning in it (`beginsAll`). */
  readonly isBegun: boolean
  /** Among equal ones the greater comes first, e.g. the number of learners. */
  readonly weight: number
  /** What it may be chosen by; left out for what has none of these. */
  readonly traits?: FoundTraits
}

export interface FoundTraits {
  readonly category: Pick<Category, 'slug' | 'title'>
  readonly level: CourseLevel
  readonly length: 'short' | 'middle' | 'long'
  readonly rating: 'high' | null
  readonly cost: 'free' | 'plus' | null
}

/** What the rows of these results show besides, by id; asked for one page at a time. */
export type ShowFound = (
  ids: readonly string[],
  viewer: { readonly personId: string | null; readonly now: Date },
) => Promise<ReadonlyMap<string, FoundDetails>>

interface Source {
  readonly kind: SearchKind
  readonly show?: ShowFound
}

/** The plug by which a module lets what it keeps be found: by anyone, by its person, or by managers of a scope. */
export type SearchSource =
  | (Source & {
      readonly seenBy: 'public'
      /** Whoever is signed in does not find what they may not see. */
      readonly find: (ask: SearchAsk, viewerId: string | null) => Promise<readonly Found[]>
      /** Its words, by which misspelt ones are corrected. */
      readonly vocabulary?: SearchVocabulary
    })
  | (Source & {
      readonly seenBy: 'own'
      readonly find: (ask: SearchAsk, personId: string) => Promise<readonly Found[]>
    })
  | (Source & {
      readonly seenBy: 'manager'
      /** Only managers who have it are answered. */
      readonly scope: Scope
      readonly find: (ask: SearchAsk) => Promise<readonly Found[]>
    })

/** The fields that may hold what was meant: those of things that hold one of the words, else the greatest. */
export type NearFields = (
  words: readonly string[],
) => Promise<readonly { readonly slug: string; readonly title: string; readonly palette: string }[]>
