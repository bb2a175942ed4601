import type { Log } from '#platform/log'

/**
 * The parts of a page, and the names of those that failed: a page that tells how things go stands when one of them does
 * not answer. Each failure is logged.
 */
export async function settled<Parts extends Readonly<Record<string, unknown>>>(
  log: Log,
  parts: { readonly [Name in keyof Parts]: Promise<Parts[Name]> | Parts[Name] },
): Promise<{ readonly found: Partial<Parts>; readonly failed: (keyof Parts & string)[] }> {
  const names = Object.keys(parts) as (keyof Parts & string)[]
  const ends = await Promise.allSettled(names.map(async (name) => parts[name]))
  const found: Partial<Parts> = {}
  const failed: (keyof Parts & string)[] = []
  for (const [at, end] of ends.entries()) {
    const name = names[at]
    if (name === undefined) continue
    if (end.status === 'fulfilled') found[name] = end.value
    else {
      failed.push(name)
      log.error({ err: end.reason, part: name }, 'part of a home failed')
    }
  }
  return { found, failed }
}

/** What a plug says; null where it failed, which is logged. */
export async function orNull<T>(log: Log, part: string, ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    log.error({ err: error, part }, 'part of a home failed')
    return null
  }
}
