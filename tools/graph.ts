import { constantsOf, elementsOf, propertiesOf, textOf } from './literal.ts'
import { sourceOf } from './source.ts'
import type { Tree } from './tree.ts'

export const graphFile = 'server/modules.ts'

/** What `server/modules.ts` states: whom each module may call. */
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

/** The module a file belongs to; `platform` for what all stand on, undefined outside of both. */
export const moduleOf = (file: string): string | undefined =>
  /^server\/modules\/([^/]+)\//.exec(file)?.[1] ??
  (file.startsWith('server/platform/') ? 'platform' : undefined)
