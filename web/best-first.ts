/** A queue that gives what has the highest rank first, and of equal ranks what was first put in. */
export interface BestFirst<Item> {
  put(item: Item, rank: number): void
  take(): Item | undefined
}

interface Place<Item> {
  readonly item: Item
  readonly rank: number
  readonly at: number
}

/** `orderOf` tells which of two items of the same rank comes first: the lower. */
export function bestFirst<Item>(orderOf: (item: Item) => number): BestFirst<Item> {
  // A binary heap: no place is better than its parent at half its number.
  const heap: Place<Item>[] = []
  const isBetter = (one: Place<Item>, other: Place<Item>) =>
    one.rank > other.rank || (one.rank === other.rank && one.at < other.at)
  const rise = (place: Place<Item>) => {
    let at = heap.length
    for (; at > 0; at = (at - 1) >> 1) {
      const parent = heap[(at - 1) >> 1]
      if (!parent || !isBetter(place, parent)) break
      heap[at] = parent
    }
    heap[at] = place
  }
  const sink = (place: Place<Item>) => {
    let at = 0
    for (;;) {
      const [left, right] = [heap[2 * at + 1], heap[2 * at + 2]]
      const isRight = left !== undefined && right !== undefined && isBetter(right, left)
      const child = isRight ? right : left
      if (!child || !isBetter(child, place)) break
      heap[at] = child
      at = 2 * at + (isRight ? 2 : 1)
    }
    heap[at] = place
  }
  return {
    put: (item, rank) => rise({ item, rank, at: orderOf(item) }),
    take() {
      const first = heap[0]
      const last = heap.pop()
      if (last && last !== first) sink(last)
      return first?.item
    },
  }
}
