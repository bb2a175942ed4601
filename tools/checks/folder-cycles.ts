import { circles } from '../circles.ts'
import { resolve } from '../resolve.ts'
import { isBuilder, isTest, sourceOf } from '../source.ts'
import { type Finding, filesLike, type Tree } from '../tree.ts'

/** An import from one part of a folder to another; a part is a file, or a whole subfolder. */
interface Edge {
  readonly to: string
  readonly file: string
  readonly line: number
}

/**
 * In every folder of a module, and of the demo, the parts (each file, and each subfolder as a whole) import each other
 * without cycles, type imports included. So of two folders only one may import the other, and a file beside folders either imports them
 * or is imported by them, as `index.ts` and `module.ts` are. Tests and builders may import anything.
 */
export const folderCycles = (tree: Tree): Finding[] =>
  [...partsOf(tree)].flatMap(([folder, edges]) =>
    pairsIn(edges).map(([from, { to, file, line }]) => ({
      ...{ file, line },
      sentence: `circle of folders: ${folder}/${from} → ${to} → … → ${from}`,
    })),
  )

/** The imports from one part to another of the same cycle. */
const pairsIn = (edges: ReadonlyMap<string, readonly Edge[]>): (readonly [string, Edge])[] =>
  circles(edges).flatMap((circle) =>
    [...circle].flatMap((from) =>
      (edges.get(from) ?? []).filter(({ to }) => circle.has(to)).map((edge) => [from, edge] as const),
    ),
  )

/** The imports between the parts of each folder; of several from one part to the same other one, only the first. */
function partsOf(tree: Tree): ReadonlyMap<string, ReadonlyMap<string, readonly Edge[]>> {
  const folders = new Map<string, Map<string, Edge[]>>()
  const files = filesLike(tree, /^(server\/modules|demo)\/[^/]+\/.*\.ts$/)
  for (const file of files.filter((one) => !isTest(one) && !isBuilder(one)))
    for (const { specifier, line } of sourceOf(tree, file).imports) {
      const target = specifier.startsWith('.') ? resolve(tree, file, specifier) : undefined
      if (target === undefined) continue
      const { folder, from, to } = parting(file, target)
      if (!/^(server\/modules\/.|demo\b)/.test(folder) || from === to) continue
      const edges = folders.get(folder) ?? new Map<string, Edge[]>()
      const known = edges.get(from) ?? []
      if (!known.some((edge) => edge.to === to)) edges.set(from, [...known, { to, file, line }])
      folders.set(folder, edges)
    }
  return folders
}

/** The deepest folder that contains both files, and the part of it that each file belongs to. */
function parting(file: string, target: string) {
  const own = file.split('/')
  const other = target.split('/')
  const at = own.findIndex((part, index) => part !== other[index])
  return { folder: own.slice(0, at).join('/'), from: own[at] ?? '', to: other[at] ?? '' }
}
