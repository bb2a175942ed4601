/**
 * As many as are wished for, from all pools as evenly as they allow, pool after pool; a question of two groups comes
 * once.
 */
export function evenly<One extends { readonly id: string }>(
  pools: readonly (readonly One[])[],
  count: number,
): One[] {
  const taken = new Set<string>()
  const chosen = pools.map((): One[] => [])
  const left = pools.map((pool) => [...pool])
  while (taken.size < count && left.some((pool) => pool.length > 0))
    for (const [at, pool] of left.entries()) {
      const next = pool.shift()
      if (!next || taken.has(next.id) || taken.size >= count) continue
      taken.add(next.id)
      chosen[at]?.push(next)
    }
  return chosen.flat()
}
