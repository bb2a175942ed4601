import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { builtAttemptScripts } from './attempt-build.ts'
import { buildFolder } from './build-stamp.ts'
import type { PageKind } from './load-limits.ts'

export interface FirstLoad {
  readonly kind: PageKind
  /** The page's path as its route has it, e.g. `courses/:slug`; empty for the home page. */
  readonly path: string
  readonly bytes: number
  readonly scripts: readonly { readonly file: string; readonly bytes: number }[]
}

interface BuiltRoute {
  readonly id: string
  readonly parentId?: string
  readonly path?: string
  readonly module: string
  readonly imports?: readonly string[]
}

interface BuiltWeb {
  readonly assets: {
    readonly entry: { readonly module: string; readonly imports: readonly string[] }
    readonly routes: Readonly<Record<string, BuiltRoute>>
  }
  readonly routes: Readonly<
    Record<string, { readonly module: { readonly default?: unknown; readonly handle?: unknown } }>
  >
}

/** Pages that are not measured: the styleguide is part of the demo, and sign-out redirects at once. */
const notWeighed = ['ui', 'signout']
const signedInFrames = [
  'frames/panel-frame',
  'frames/teacher-frame',
  'frames/manager-frame',
  'frames/focused-frame',
]

/**
 * The first load of every page of the web as it is built now, heaviest first. A public page that is hydrated at the
 * first event of a visitor is measured without React DOM; a signed-in page always with it.
 */
export async function firstLoads(): Promise<FirstLoad[]> {
  const built = (await import(pathToFileURL(join(buildFolder, 'server', 'index.js')).href)) as BuiltWeb
  const { entry, routes } = built.assets
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId))
  return Object.values(routes)
    .filter(({ id }) => !parents.has(id) && built.routes[id]?.module.default !== undefined)
    .map((leaf) => ({ leaf, chain: chainOf(leaf, routes) }))
    .map(({ leaf, chain }) => {
      if (isAlone(built.routes[leaf.id]?.module.handle))
        return { kind: 'exam' as const, path: pathOf(chain, leaf), ...weighed(alone()) }
      const kind: PageKind = chain.some(({ id }) => signedInFrames.includes(id)) ? 'signed-in' : 'public'
      const modules = [entry, ...chain].flatMap(({ module, imports = [] }) => [module, ...imports])
      const hydratesNow =
        kind === 'signed-in' || chain.some(({ id }) => isHydratedNow(built.routes[id]?.module.handle))
      const scripts = new Set(hydratesNow ? [...modules, ...hydrationOf(entry.module)] : modules)
      return { kind, path: pathOf(chain, leaf), ...weighed(scripts) }
    })
    .filter(({ path }) => !notWeighed.includes(path))
    .sort((a, b) => b.bytes - a.bytes)
}

function chainOf(leaf: BuiltRoute, routes: BuiltWeb['assets']['routes']): BuiltRoute[] {
  const parent = leaf.parentId === undefined ? undefined : routes[leaf.parentId]
  return parent ? [...chainOf(parent, routes), leaf] : [leaf]
}

const pathOf = (chain: readonly BuiltRoute[], leaf: BuiltRoute): string =>
  chain.flatMap(({ path }) => path || []).join('/') || (leaf.path ?? '')

const hydrateIn = (handle: unknown): unknown =>
  typeof handle === 'object' && handle !== null && 'hydrate' in handle ? handle.hydrate : undefined
const isHydratedNow = (handle: unknown): boolean => hydrateIn(handle) === 'now'
const isAlone = (handle: unknown): boolean => hydrateIn(handle) === 'alone'

/** The scripts of the page of an attempt, up to where its first question can be answered: the kind that weighs most. */
function alone(): ReadonlySet<string> {
  const { module, imports, later } = builtAttemptScripts()
  const loads = later
    .filter((address) => answerField.test(address))
    .map((kind) => new Set([module, ...imports, ...withImports(kind)]))
  const bytesOf = (load: ReadonlySet<string>) => weighed(load).bytes
  const [heaviest] = loads.sort((one, other) => bytesOf(other) - bytesOf(one))
  if (!heaviest) throw new Error('the page of an attempt loads no kind of question')
  return heaviest
}

/** The script of the fields by which a kind of question is answered. */
const answerField = /\/attempt-[\w-]+-answer-[\w-]+\.js$/

/** React DOM and its imports, for pages that are hydrated at once. */
function hydrationOf(entry: string): string[] {
  const name = /["'`]\.?\/?(?:assets\/)?(hydrate-[\w-]+\.js)["'`]/.exec(textOf(entry))?.[1]
  if (!name) throw new Error('the entry of the web does not import hydrate.tsx')
  return withImports(`/assets/${name}`)
}

function withImports(address: string): string[] {
  const found = new Set<string>()
  collect(address, found)
  return [...found]
}

function collect(address: string, found: Set<string>): void {
  if (found.has(address)) return
  found.add(address)
  const imports = textOf(address).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)
  for (const [, file] of imports) collect(`/assets/${file}`, found)
}

function weighed(addresses: ReadonlySet<string>): Pick<FirstLoad, 'scripts' | 'bytes'> {
  const scripts = [...addresses]
    .map((file) => ({ file, bytes: servedSize(file) }))
    .sort((a, b) => b.bytes - a.bytes)
  return { scripts, bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0) }
}

const fileOf = (address: string): string => join(buildFolder, 'client', address)
const textOf = (address: string): string => readFileSync(fileOf(address), 'utf8')

/** The compressed size, or the plain size of a small file, which is served uncompressed. */
function servedSize(address: string): number {
  const compressed = `${fileOf(address)}.br`
  return statSync(existsSync(compressed) ? compressed : fileOf(address)).size
}
