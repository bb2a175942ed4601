import type { LeftOutReason } from '@arvand/contracts/teacher/exchange'

/** What is made of an address in the HTML. */
export interface HtmlFiles {
  /** The kept picture behind `src`; null: it did not come in, which is told already; undefined: none of ours. */
  readonly picture: (src: string) => string | null | undefined
  /** A file of the archive that a link or a player leads to is attached to the lesson instead; false: none of ours. */
  readonly attach: (href: string, title: string) => boolean
  /** Where a link to another part of the same course leads now; null: it is none. */
  readonly link: (href: string) => string | null
  /** Hears of a part that cannot be kept. */
  readonly leave: (what: string, reason: LeftOutReason) => void
}
