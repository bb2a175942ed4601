/** How much one rich text holds; whoever makes texts divides what is longer. */
export const mostOfText = {
  blocks: 1000,
  /** Pieces of a paragraph. */
  words: 2000,
  /** Letters of a piece. */
  letters: 20_000,
  items: 1000,
  rows: 1000,
  cells: 60,
  /** Objects and lists altogether. */
  weight: 20_000,
} as const
