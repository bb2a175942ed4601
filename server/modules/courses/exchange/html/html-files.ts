/** What is made of an address in the HTML. */
export interface HtmlFiles {
  /** The kept picture behind `src`; null: it is not there or was refused. */
  readonly picture: (src: string) => string | null
  /** A file of the archive that a link or a player leads to is attached to the lesson instead; false: none of ours. */
  readonly attach: (href: string, title: string) => boolean
  /** Hears of a part that cannot be kept. */
  readonly leave: (what: string) => void
}
