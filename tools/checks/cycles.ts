import { type Graph, graphOf, isPlug } from '../graph.ts'
import { resolve } from '../resolve.ts'
import { sourceOf } from '../source.ts'
import { type Finding, filesLike, type Tree } from '../tree.ts'

interface Edge {
  readonly to: string
  readonly line: number
}

/** Files that import each other in a ring, over all workspaces, types included but those of plugs: one finding for each ring. */
export function cycles(tree: Tree): Finding[] {
  const stated = graphOf(tree)
  const edges = new Map(filesLike(tree, /\.tsx?$/).map((file) => [file, edgesOf(tree, stated, file)]))
  return knots(edges).map((knot) => {
    const ring = ringIn(knot, edges)
    const [file = '', next] = ring
    const line = edges.get(file)?.find(({ to }) => to === next)?.line ?? 1
    return { file, line, sentence: `import cycle: ${[...ring, file].join(' → ')}` }
  })
}

function edgesOf(tree: Tree, stated: Graph, file: string): Edge[] {
  return sourceOf(tree, file).imports.flatMap((one) => {
    const to = resolve(tree, file, one.specifier)
    return to === undefined || isPlug(stated, one) ? [] : [{ to, line: one.line }]
  })
}

/** Tarjan's strongly connected components, of more than one file or of a file that imports itself. */
function knots(edges: Map<string, Edge[]>): Set<string>[] {
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

/** The shortest way from the first file of a knot back to itself. */
function ringIn(knot: Set<string>, edges: Map<string, Edge[]>): string[] {
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
