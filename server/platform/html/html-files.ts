/** Why a part of the HTML is dropped. */
export type HtmlLoss = 'embedded-part' | 'outside-address' | 'script' | 'link-lost' | 'h5p' | 'too-long'

/** How the converter resolves the addresses of the HTML, and reports what it drops. */
export interface HtmlFiles {
  /** The file id of a picture; null: not imported, reported already; undefined: not a file that came along. */
  readonly picture: (src: string) => string | null | undefined
  /** Whether the target of a link or a player is a file that came along and stands beside the text. */
  readonly attach: (href: string, title: string) => boolean
  /** The new link to another part of the same source; null: the address leads elsewhere. */
  readonly link: (href: string) => string | null
  /** Reports a part that is dropped. */
  readonly leave: (what: string, reason: HtmlLoss) => void
}
