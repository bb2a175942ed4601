interface Edge {
  readonly to: string
}

/** Tarjan's strongly connected components with more than one node, or with a node that has an edge to itself. */
export function circles(edges: ReadonlyMap<string, readonly Edge[]>): Set<string>[] {
  const order = new Map<string, number>()
  const stack: string[] = []
  const found: Set<string>[] = []
  const enter = (file: string): number => {
    order.set(file, order.size)
    stack.push(file)
    let lowest = order.size - 1
    for (const { to } of edges.get(file) ?? []) {
      if (!order.has(to)) lowest = Math.min(lowest, enter(to))
      else if (stack.includes(to)) lowest = Math.min(lowest, order.get(to) ?? lowest)
    }
    if (lowest === order.get(file)) {
      const knot = new Set(stack.splice(stack.indexOf(file)))
      if (knot.size > 1 || edges.get(file)?.some(({ to }) => to === file)) found.push(knot)
    }
    return lowest
  }
  for (const file of edges.keys()) if (!order.has(file)) enter(file)
  return found
}

/** The shortest cycle through the first node (by name) of a component. */
export function ringIn(knot: ReadonlySet<string>, edges: ReadonlyMap<string, readonly Edge[]>): string[] {
  const start = [...knot].sort()[0] ?? ''
  const ways: string[][] = [[start]]
  const seen = new Set<string>()
  for (const way of ways) {
    for (const { to } of edges.get(way.at(-1) ?? '') ?? []) {
      if (to === start) return way
      if (!knot.has(to) || seen.has(to)) continue
      seen.add(to)
      ways.push([...way, to])
    }
  }
  return [start]
}
