import { circles, ringIn } from '../circles.ts'
import { resolve } from '../resolve.ts'
import { sourceOf } from '../source.ts'
import { type Finding, filesLike, type Tree } from '../tree.ts'

interface Edge {
  readonly to: string
  readonly line: number
}

/** Import cycles between files in all workspaces, type imports included: one finding for each cycle. */
export function cycles(tree: Tree): Finding[] {
  const edges = new Map(filesLike(tree, /\.tsx?$/).map((file) => [file, edgesOf(tree, file)]))
  return circles(edges).map((knot) => {
    const ring = ringIn(knot, edges)
    const [file = '', next] = ring
    const line = edges.get(file)?.find(({ to }) => to === next)?.line ?? 1
    return { file, line, sentence: `import cycle: ${[...ring, file].join(' → ')}` }
  })
}

function edgesOf(tree: Tree, file: string): Edge[] {
  return sourceOf(tree, file).imports.flatMap((one) => {
    const to = resolve(tree, file, one.specifier)
    return to === undefined ? [] : [{ to, line: one.line }]
  })
}
