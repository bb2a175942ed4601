/** A page of prose: what it is about in a sentence, then its parts. */
export interface LongText {
  readonly title: string
  readonly summary: string
  readonly parts: readonly {
    readonly id: string
    readonly heading: string
    readonly paragraphs: readonly string[]
    /** Short points under the paragraphs. */
    readonly points?: readonly string[]
  }[]
}
