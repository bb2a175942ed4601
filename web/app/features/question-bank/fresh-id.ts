const idLetters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** The id of a new option. Who answers is told it, so it says nothing of which one was written first. */
export const freshOptionId = (): string =>
  `o${[...crypto.getRandomValues(new Uint8Array(9))].map((byte) => idLetters[byte % idLetters.length]).join('')}`

/** An id that no other part of the question has: `a1`, `a2`… */
export function freshId(letter: string, taken: readonly { readonly id: string }[]): string {
  for (let number = taken.length + 1; ; number += 1)
    if (!taken.some(({ id }) => id === `${letter}${number}`)) return `${letter}${number}`
}
