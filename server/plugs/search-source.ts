import type { SearchKind } from '@arvand/contracts/search'
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
}

interface Source {
  readonly kind: SearchKind
}

/** The plug by which a module lets what it keeps be found: by anyone, or by its person. */
export type SearchSource =
  | (Source & {
      readonly seenBy: 'public'
      readonly find: (ask: SearchAsk) => Promise<readonly Found[]>
      /** Its words, by which misspelt ones are corrected. */
      readonly vocabulary?: SearchVocabulary
    })
  | (Source & {
      readonly seenBy: 'own'
      readonly find: (ask: SearchAsk, personId: string) => Promise<readonly Found[]>
    })

/** The fields that may hold what was meant: those of things that hold one of the words, else the greatest. */
export type NearFields = (
  words: readonly string[],
) => Promise<readonly { readonly slug: string; readonly title: string; readonly palette: string }[]>
