import { constantsOf, elementsOf, propertiesOf, textOf } from './literal.ts'
import { type Import, sourceOf } from './source.ts'
import type { Tree } from './tree.ts'

export const graphFile = 'server/modules.ts'

/** What `server/modules.ts` states: whom each module may call, and the plugs whose types are open to all. */
export interface Graph {
  readonly arrows: ReadonlyMap<string, readonly string[]>
  /** Door → names of the types that whoever offers the plug may import. */
  readonly plugs: ReadonlyMap<string, readonly string[]>
}

/** Reads `export const graph = { live: ['media', …] }`, and `export const plugs` of the same shape if there is one. */
export function graphOf(tree: Tree): Graph {
  const constants = tree.has(graphFile) ? constantsOf(sourceOf(tree, graphFile)) : new Map()
  const lists = (name: string) =>
    new Map(
      [...propertiesOf(constants.get(name))].map(([key, list]) => [
        key,
        elementsOf(list).flatMap((element) => textOf(element) ?? []),
      ]),
    )
  return { arrows: lists('graph'), plugs: lists('plugs') }
}

/** The module a file belongs to; `platform` for what all stand on, undefined outside of both. */
export const moduleOf = (file: string): string | undefined =>
  /^server\/modules\/([^/]+)\//.exec(file)?.[1] ??
  (file.startsWith('server/platform/') ? 'platform' : undefined)

/** Whether an import is the type of a plug alone, which is open to whoever offers the plug and is no arrow (design 3). */
export function isPlug({ plugs }: Graph, { specifier, isType, names }: Import): boolean {
  const door = /^#modules\/(.+)$/.exec(specifier)?.[1] ?? ''
  return isType && names.length > 0 && names.every((name) => plugs.get(door)?.includes(name))
}
