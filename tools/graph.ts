import { constantsOf, elementsOf, propertiesOf, textOf } from './literal.ts'
import { sourceOf } from './source.ts'
import type { Tree } from './tree.ts'

export const graphFile = 'server/modules.ts'

/** The graph of `server/modules.ts`: which modules each module may call. */
export interface Graph {
  readonly arrows: ReadonlyMap<string, readonly string[]>
}

/** Reads `export const graph = { live: ['media', …] }`. */
export function graphOf(tree: Tree): Graph {
  const constants = tree.has(graphFile) ? constantsOf(sourceOf(tree, graphFile)) : new Map()
  const arrows = [...propertiesOf(constants.get('graph'))].map(
    ([name, called]) => [name, elementsOf(called).flatMap((element) => textOf(element) ?? [])] as const,
  )
  return { arrows: new Map(arrows) }
}

/** The module of a file; `platform` for the code below all modules; undefined for other files. */
export const moduleOf = (file: string): string | undefined =>
  /^server\/modules\/([^/]+)\//.exec(file)?.[1] ??
  (file.startsWith('server/platform/') ? 'platform' : undefined)
