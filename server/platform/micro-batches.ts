interface Waiting<Item, Result> {
  readonly item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * Does work for many callers together: what arrives while a batch is being done waits, and is the next batch, so nobody
 * waits for a timer and a busy moment needs few statements. With `keyOf`, of one key only one item is in a batch.
 */
export function inMicroBatches<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  most: number,
  keyOf?: (item: Item) => string,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = []
  let working = false

  const nextBatch = (): Waiting<Item, Result>[] => {
    const keys = new Set<string>()
    const batch: Waiting<Item, Result>[] = []
    const rest: Waiting<Item, Result>[] = []
    for (const one of waiting) {
      const key = keyOf?.(one.item)
      const fits = batch.length < most && (key === undefined || !keys.has(key))
      if (key !== undefined) keys.add(key)
      ;(fits ? batch : rest).push(one)
    }
    waiting = rest
    return batch
  }

  const run = async () => {
    working = true
    // What arrives in this turn of the event loop belongs to the first batch.
    await new Promise(setImmediate)
    while (waiting.length > 0) {
      const batch = nextBatch()
      try {
        const results = await work(batch.map(({ item }) => item))
        for (const [at, { resolve }] of batch.entries()) resolve(results[at] as Result)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    working = false
  }

  return (item) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!working) void run()
    })
}
