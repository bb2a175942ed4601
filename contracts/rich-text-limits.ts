/** Limits of one rich text; code that makes texts must split longer ones. */
export const mostOfText = {
  blocks: 1000,
  /** Inline nodes of a paragraph. */
  words: 2000,
  /** Characters of an inline node. */
  letters: 20_000,
  items: 1000,
  rows: 1000,
  cells: 60,
  /** Objects and arrays in the whole JSON. */
  weight: 20_000,
} as const
