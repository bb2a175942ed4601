/** An id that no other part of the question has: `a1`, `a2`… */
export function freshId(letter: string, taken: readonly { readonly id: string }[]): string {
  for (let number = taken.length + 1; ; number += 1)
    if (!taken.some(({ id }) => id === `${letter}${number}`)) return `${letter}${number}`
}
