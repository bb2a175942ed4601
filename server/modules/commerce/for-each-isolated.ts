/** Does `work` for one item after the other. An error stops no other item; the first error is thrown at the end. */
export async function forEachIsolated<T>(
  all: Iterable<T> | AsyncIterable<T>,
  work: (one: T) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  const troubles: unknown[] = []
  for await (const one of all) {
    if (signal?.aborted) break
    await work(one).catch((trouble: unknown) => troubles.push(trouble))
  }
  if (troubles.length > 0) throw troubles[0]
}
