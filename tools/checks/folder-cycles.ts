import { circles } from '../circles.ts'
import { resolve } from '../resolve.ts'
import { isBuilder, isTest, sourceOf } from '../source.ts'
import { type Finding, filesLike, type Tree } from '../tree.ts'

/** An import from one part of a folder to another: its files one by one, each folder in it as a whole. */
interface Edge {
  readonly to: string
  readonly file: string
  readonly line: number
}

/**
 * In every folder of a module, what lies in it (each file, and each folder taken whole) forms no circle of imports,
 * types included. So one folder stands on another and never both on each other, and a file beside folders is either
 * what they stand on or what stands on them, as the door and `module.ts` do. Tests and builders may reach anywhere.
 */
export const folderCycles = (tree: Tree): Finding[] =>
  [...partsOf(tree)].flatMap(([folder, edges]) =>
    pairsIn(edges).map(([from, { to, file, line }]) => ({
      ...{ file, line },
      sentence: `circle of folders: ${folder}/${from} → ${to} → … → ${from}`,
    })),
  )

/** What leads from one part to another of the same circle. */
const pairsIn = (edges: ReadonlyMap<string, readonly Edge[]>): (readonly [string, Edge])[] =>
  circles(edges).flatMap((circle) =>
    [...circle].flatMap((from) =>
      (edges.get(from) ?? []).filter(({ to }) => circle.has(to)).map((edge) => [from, edge] as const),
    ),
  )

/** The imports between the parts of each folder; of several from one part to another, the first. */
function partsOf(tree: Tree): ReadonlyMap<string, ReadonlyMap<string, readonly Edge[]>> {
  const folders = new Map<string, Map<string, Edge[]>>()
  const files = filesLike(tree, /^server\/modules\/[^/]+\/.*\.ts$/)
  for (const file of files.filter((one) => !isTest(one) && !isBuilder(one)))
    for (const { specifier, line } of sourceOf(tree, file).imports) {
      const target = specifier.startsWith('.') ? resolve(tree, file, specifier) : undefined
      if (target === undefined) continue
      const { folder, from, to } = parting(file, target)
      if (!/^server\/modules\/./.test(folder) || from === to) continue
      const edges = folders.get(folder) ?? new Map<string, Edge[]>()
      const known = edges.get(from) ?? []
      if (!known.some((edge) => edge.to === to)) edges.set(from, [...known, { to, file, line }])
      folders.set(folder, edges)
    }
  return folders
}

/** The folder that holds both, and the part of it that each lies in. */
function parting(file: string, target: string) {
  const own = file.split('/')
  const other = target.split('/')
  const at = own.findIndex((part, index) => part !== other[index])
  return { folder: own.slice(0, at).join('/'), from: own[at] ?? '', to: other[at] ?? '' }
}
