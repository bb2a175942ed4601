import { parseSync, type Rolldown } from 'vite'

/** What the bundler knows of a module. */
export type ModuleOf = (id: string) => Pick<Rolldown.ModuleInfo, 'code' | 'importedIds'> | null

/** An export of a module; `null` means all of its exports. */
interface Wanted {
  readonly id: string
  readonly name: string | null
}

interface Links {
  /** The exports that the module's own code uses. */
  readonly needs: readonly Wanted[]
  /** Exports of other modules that it only re-exports, by its own name for them. */
  readonly passes: ReadonlyMap<string, Wanted>
  /** Modules of which it re-exports everything (`export *`). */
  readonly passesAllOf: readonly string[]
}

/** The modules that a module needs, without the unused ones that the bundler leaves out. */
export interface Usage {
  /** The modules that one needs by its own imports. */
  readonly directly: (id: string) => readonly string[]
  /** All that come with an entry, itself included. */
  readonly withEntry: (entry: string) => ReadonlySet<string>
}

/**
 * A re-exported name (in a feature's `index.ts`, or in the list of all icons) leads to the module that defines it, so
 * that importing one name does not count as needing all modules that are re-exported there.
 */
export function usageOf(moduleOf: ModuleOf): Usage {
  const links = remembered((id) => readLinks(id, moduleOf))
  const makersOf = ({ id, name }: Wanted, asked = new Set<string>()): string[] => {
    const question = `${id}\n${name}`
    if (asked.has(question)) return []
    asked.add(question)
    const { passes, passesAllOf } = links(id)
    const made = name === null ? undefined : passes.get(name)
    if (made) return makersOf(made, asked)
    const others = [
      ...(name === null ? passes.values() : []),
      ...passesAllOf.map((other) => ({ id: other, name })),
    ]
    return [id, ...others.flatMap((other) => makersOf(other, asked))]
  }
  const directly = remembered((id) => [...new Set(links(id).needs.flatMap((need) => makersOf(need)))])
  const withEntry = (entry: string): ReadonlySet<string> => {
    // The loop adds to the set that it iterates, and so follows all imports.
    const found = new Set(makersOf(all(entry)))
    for (const id of found) for (const other of directly(id)) found.add(other)
    return found
  }
  return { directly, withEntry }
}

function remembered<Value>(make: (id: string) => Value): (id: string) => Value {
  const known = new Map<string, Value>()
  return (id) => {
    const value = known.get(id) ?? make(id)
    known.set(id, value)
    return value
  }
}

/** Vite's own helper, which a module with a dynamic import needs without importing it in its source. */
const isHelper = (id: string): boolean => id.startsWith('\0')

const all = (id: string): Wanted => ({ id, name: null })

function readLinks(id: string, moduleOf: ModuleOf): Links {
  const { code, importedIds } = moduleOf(id) ?? { code: null, importedIds: [] }
  const whole: Links = { needs: importedIds.map(all), passes: new Map(), passesAllOf: [] }
  if (!code || importedIds.length === 0) return whole
  const { staticImports, staticExports } = parseSync(id, code, { lang: 'js' }).module
  const passed = staticExports.flatMap(({ entries }) => entries.filter(({ moduleRequest }) => moduleRequest))
  const said = [...staticImports, ...passed].toSorted((one, other) => one.start - other.start)
  const sources = [...new Set(said.map(({ moduleRequest }) => moduleRequest?.value))]
  const ids = importedIds.filter((imported) => !isHelper(imported))
  // The sources cannot be matched to module ids: CommonJS, or one module imported by two names.
  if (sources.length !== ids.length) return whole
  const wanted = (request: { value: string } | null, name: string | null): Wanted => ({
    id: ids[sources.indexOf(request?.value)] ?? '',
    name,
  })
  return {
    needs: [
      ...importedIds.filter(isHelper).map(all),
      ...staticImports.flatMap(({ moduleRequest, entries }) =>
        entries.length === 0
          ? wanted(moduleRequest, null)
          : entries.map(({ importName }) => wanted(moduleRequest, nameOf(importName))),
      ),
    ],
    passes: new Map(
      passed.flatMap(({ exportName: { name }, importName, moduleRequest }) =>
        name === null ? [] : [[name, wanted(moduleRequest, nameOf(importName))]],
      ),
    ),
    passesAllOf: passed.flatMap(({ exportName: { name }, moduleRequest }) =>
      name === null ? wanted(moduleRequest, null).id : [],
    ),
  }
}

const nameOf = ({ kind, name }: { kind: string; name: string | null }): string | null =>
  kind === 'Default' ? 'default' : name
