import { createHash } from 'node:crypto'

/** Numbers from 0 to 1, always the same ones for one seed (SHA-256 of the seed and a count). */
export function* seeded(seed: string): Generator<number, never> {
  for (let count = 0; ; count += 1) {
    const digest = createHash('sha256').update(`${seed} ${count}`).digest()
    for (let at = 0; at < digest.length; at += 4) yield digest.readUInt32BE(at) / 2 ** 32
  }
}

/** The list in an order that follows from the seed (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], seed: string): Item[] {
  const numbers = seeded(seed)
  const order = [...items]
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(numbers.next().value * (at + 1))
    ;[order[at], order[other]] = [order[other] as Item, order[at] as Item]
  }
  return order
}
