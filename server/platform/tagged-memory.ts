export interface CacheRule {
  readonly tags: readonly string[]
  readonly seconds: number
}

export interface MemorySettings {
  /** Most values. */
  readonly most?: number
  /** Most bytes of them together. */
  readonly mostBytes?: number
  /** A clock in milliseconds that never goes back. */
  readonly now?: () => number
}

/** Values in memory, each dropped by its tags or when it is too old. */
export interface TaggedMemory<Value> {
  /** The value of a key, when it exists and is not too old. */
  peek(key: string): Value | null
  /**
   * The value of a key, or the result of `make`; simultaneous requests wait for one result. A null from `make` is
   * returned and not cached.
   */
  take(key: string, rule: CacheRule, make: () => Promise<Value | null>): Promise<Value | null>
  /** Drops every value that has one of the tags. */
  forget(tags: ReadonlySet<string> | 'all'): void
  readonly size: number
}

interface Entry<Value> {
  readonly value: Value
  readonly tags: readonly string[]
  readonly staleAt: number
}

interface Making<Value> {
  readonly value: Promise<Value | null>
  readonly tags: readonly string[]
  /** False once one of its tags was dropped meanwhile, because it may have read old data. */
  fresh: boolean
}

export function taggedMemory<Value>(
  bytesOf: (value: Value) => number,
  settings: MemorySettings = {},
): TaggedMemory<Value> {
  const { most = 1_000, mostBytes = 48 * 1024 * 1024, now = () => performance.now() } = settings
  // A Map has the order of insertion, and each use inserts a value again, so the first value is the one unused for
  // longest.
  const entries = new Map<string, Entry<Value>>()
  const makings = new Map<string, Making<Value>>()
  let bytes = 0

  function remove(key: string): void {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= bytesOf(entry.value)
  }

  function keep(key: string, entry: Entry<Value>): void {
    remove(key)
    entries.set(key, entry)
    bytes += bytesOf(entry.value)
    for (const [oldest] of entries) {
      if (entries.size <= most && bytes <= mostBytes) break
      remove(oldest)
    }
  }

  async function made(key: string, rule: CacheRule, make: () => Promise<Value | null>) {
    const twin = makings.get(key)
    if (twin) return twin.value
    const mine: Making<Value> = { tags: rule.tags, fresh: true, value: make() }
    makings.set(key, mine)
    try {
      const value = await mine.value
      if (value && mine.fresh) keep(key, { value, tags: rule.tags, staleAt: now() + rule.seconds * 1_000 })
      return value
    } finally {
      if (makings.get(key) === mine) makings.delete(key)
    }
  }

  function peek(key: string): Value | null {
    const entry = entries.get(key)
    if (!entry || entry.staleAt <= now()) return null
    entries.delete(key)
    entries.set(key, entry)
    return entry.value
  }

  return {
    peek,
    take: async (key, rule, make) => peek(key) ?? made(key, rule, make),
    forget(tags) {
      const touched = (own: readonly string[]) => tags === 'all' || own.some((tag) => tags.has(tag))
      for (const [key, entry] of entries) if (touched(entry.tags)) remove(key)
      for (const [key, making] of makings) {
        if (!touched(making.tags)) continue
        making.fresh = false
        makings.delete(key)
      }
    },
    get size() {
      return entries.size
    },
  }
}
