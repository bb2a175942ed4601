import type { LeftOutReason } from '@arvand/contracts/teacher/exchange'

/** How the converter resolves the addresses of the HTML, and reports what it drops. */
export interface HtmlFiles {
  /** The file id of a picture; null: not imported, reported already; undefined: not a file of the archive. */
  readonly picture: (src: string) => string | null | undefined
  /** Whether the target of a link or a player is a file of the archive, which the lesson gets as an attachment. */
  readonly attach: (href: string, title: string) => boolean
  /** The new link to another part of the same course; null: the address leads elsewhere. */
  readonly link: (href: string) => string | null
  /** Reports a part that is dropped. */
  readonly leave: (what: string, reason: LeftOutReason) => void
}
