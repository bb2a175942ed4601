/**
 * Ids of parts whose own ids would tell the right answer, because both sides of a pair have the same one, or because
 * they were numbered in the right order: by the place at which this candidate sees them. Pure.
 */
export const withShownIds = <Part>(parts: readonly Part[]): (Part & { readonly shownId: string })[] =>
  parts.map((part, at) => ({ ...part, shownId: `shown${at + 1}` }))
