import { deflateRawSync } from 'node:zlib'
import { bestFirst } from './best-first.ts'
import { type ModuleOf, usageOf } from './used-modules.ts'

/** What a browser loads at once, a page or a part that loads later, its weight, and the most bytes that it may load. */
export interface Load {
  readonly entries: readonly string[]
  readonly weight: number
  readonly limit: number
}

interface Script {
  readonly modules: readonly string[]
  readonly bytes: number
  /** For each load, 1 when it needs the script, itself or by another's import, else 0. */
  needed: Uint8Array
  /** The scripts that it imports. */
  imports: Set<Script>
}

type Size = Pick<Readonly<Script>, 'bytes' | 'needed'>

/** The cost of one script, or of two that are joined. */
type CostOf = (size: Size, joinedWith?: Size) => number

/** The cost of one more file in bytes: its name in the page, its request, and the poorer compression of short texts. */
const costOfFile = 1800
/** How much more a load counts in the second plan when it came out nearer to its limit than others in the first. */
const emphasis = 4
/** The part of a module's compressed source that remains when it is minified and compressed with others. */
const packed = 0.35

/**
 * Returns the name of the script for each module. First, modules that exactly the same entries need form one script;
 * then the pair of scripts is joined that saves most over all loads, in files and bytes, until no pair saves anything.
 * Then all is planned once more with more weight on the loads that came near their limits, so that they carry less
 * of what they do not need. A module that a single entry needs is not listed: it stays in the script of that entry.
 */
export function planScripts(loads: readonly Load[], moduleOf: ModuleOf): ReadonlyMap<string, string> {
  const weights = loads.map(({ weight }) => weight)
  const { smallest, own } = sharedScripts(loads, moduleOf)
  const heavier = weightsByFullness(loads, own, joined(copied(smallest), costBy(weights)))
  const weightOf = sumOf(heavier)
  const scripts = joined(smallest, costBy(heavier)).toSorted(
    (one, other) => weightOf(other) - weightOf(one) || other.bytes - one.bytes,
  )
  return new Map(
    scripts.flatMap(({ modules }, at) =>
      modules.map((id): [string, string] => [id, at === 0 ? 'everywhere' : `shared-${at}`]),
    ),
  )
}

const nobody = new Uint8Array()

/** The weight of the loads that need one of the two. */
const sumOf = (weights: readonly number[]) => {
  // Numbers side by side: this is asked for hundreds of thousands of pairs.
  const all = Float64Array.from(weights)
  return ({ needed }: Size, other: Uint8Array = nobody): number => {
    let sum = 0
    for (let at = 0; at < all.length; at += 1) if (needed[at] || other[at]) sum += all[at] ?? 0
    return sum
  }
}

const costBy = (weights: readonly number[]): CostOf => {
  const weightOf = sumOf(weights)
  return (size, joinedWith) =>
    (size.bytes + (joinedWith?.bytes ?? 0) + costOfFile) * weightOf(size, joinedWith?.needed)
}

/** Weighs each load by how near it comes to its limit, compared to the mean, to the power of `emphasis`. */
function weightsByFullness(
  loads: readonly Load[],
  own: readonly number[],
  scripts: readonly Script[],
): number[] {
  const parts = loads.map(({ limit }, at) => {
    const shared = scripts.reduce((sum, { needed, bytes }) => sum + (needed[at] ? bytes + costOfFile : 0), 0)
    return (shared + (own[at] ?? 0)) / limit
  })
  const all = loads.reduce((sum, { weight }) => sum + weight, 0)
  const mean = loads.reduce((sum, { weight }, at) => sum + weight * (parts[at] ?? 0), 0) / all
  return loads.map(({ weight }, at) => weight * ((parts[at] ?? 0) / mean) ** emphasis)
}

/**
 * The smallest scripts: a module and those that the same entries need. Their imports form no circle. Besides, the bytes
 * of each load that no other shares.
 */
function sharedScripts(loads: readonly Load[], moduleOf: ModuleOf): { smallest: Script[]; own: number[] } {
  const { directly, withEntry } = usageOf(moduleOf)
  const groups = Map.groupBy(needingEntries(loads, withEntry), ([id, entries]) => {
    const isEverywhere = loads.every(
      (load) => load.weight < 1 || load.entries.some((entry) => entries.includes(entry)),
    )
    if (entries.length === 1 && (entries[0] === id || !isEverywhere)) return null
    return isEverywhere ? 'everywhere' : entries.join()
  })
  const ownModules = groups.get(null) ?? []
  groups.delete(null)
  const bytesOf = (id: string) => packed * deflateRawSync(moduleOf(id)?.code ?? '').length
  const scripts = [...groups.values()].map((group): Script => {
    const modules = group.map(([id]) => id)
    const entries = new Set(group.flatMap(([, needing]) => needing))
    return {
      modules,
      bytes: modules.reduce((sum, id) => sum + bytesOf(id), 0),
      needed: Uint8Array.from(loads, (load) => Number(load.entries.some((entry) => entries.has(entry)))),
      imports: new Set(),
    }
  })
  const scriptOf = new Map(scripts.flatMap((script) => script.modules.map((id) => [id, script])))
  for (const script of scripts)
    for (const id of script.modules.flatMap(directly)) {
      const imported = scriptOf.get(id)
      if (imported && imported !== script) script.imports.add(imported)
    }
  const own = loads.map(({ entries }) =>
    ownModules.reduce(
      (sum, [id, needing]) => sum + (entries.some((at) => needing.includes(at)) ? bytesOf(id) : 0),
      0,
    ),
  )
  return { smallest: scripts, own }
}

/** Joining changes what a script imports and who needs it. */
function copied(scripts: readonly Script[]): readonly Script[] {
  const copies = new Map(scripts.map((script): [Script, Script] => [script, { ...script }]))
  for (const copy of copies.values())
    copy.imports = new Set([...copy.imports].map((imported) => copies.get(imported) ?? imported))
  return [...copies.values()]
}

/** The entries that need each module. */
function needingEntries(loads: readonly Load[], withEntry: (entry: string) => ReadonlySet<string>) {
  const needing = new Map<string, string[]>()
  for (const entry of new Set(loads.flatMap(({ entries }) => entries)))
    for (const id of withEntry(entry)) needing.set(id, [...(needing.get(id) ?? []), entry])
  return needing
}

/**
 * Joins pairs of scripts, first the pair that saves most. Scripts that would import each other in a circle stay apart.
 */
function joined(smallest: readonly Script[], costOf: CostOf): readonly Script[] {
  // Each script with its own cost: a new object whenever it grew, so that a pair of what it was is known as old.
  const scripts = new Map<Script, { readonly cost: number }>()
  const pairs = bestFirst<Pair>(({ number }) => number)
  let number = 0
  const add = (script: Script) => {
    const own = { cost: costOf(script) }
    for (const [other, others] of scripts) {
      const spared = own.cost + others.cost - costOf(script, other)
      number += 1
      if (spared > 0)
        pairs.put(
          { script, other, spared, number, isCurrent: () => is(script, own) && is(other, others) },
          spared,
        )
    }
    scripts.set(script, own)
  }
  const is = (script: Script, state: object) => scripts.get(script) === state
  smallest.forEach(add)
  for (let best = pairs.take(); best; best = pairs.take()) {
    const { script: one, other, spared, isWhole } = best
    if (!best.isCurrent()) continue
    if (!isWhole) {
      const left = spared - costOfImports(one, other, costOf)
      if (left > 0) pairs.put({ ...best, spared: left, isWhole: true }, left)
      continue
    }
    if (leadsAround(one, other) || leadsAround(other, one)) continue
    scripts.delete(one)
    scripts.delete(other)
    const both = union(one, other, scripts.keys())
    const grown = new Set([...importsOf(both)].filter((script) => !covers(script, both)))
    for (const script of grown) scripts.delete(script)
    for (const script of grown) {
      script.needed = together(script, both).needed
      add(script)
    }
    add(both)
  }
  return [...scripts.keys()]
}

interface Pair {
  readonly script: Script
  readonly other: Script
  /** What joining them saves; `costOfImports` is taken off when it comes to be the best of all pairs. */
  readonly spared: number
  readonly isWhole?: boolean
  /** Of pairs that save the same, the one that was there first is joined first. */
  readonly number: number
  /** Whether both are still as they were when the pair was made. */
  isCurrent(): boolean
}

const together = (one: Size, other: Size): Size => ({
  bytes: one.bytes + other.bytes,
  needed: one.needed.map((is, at) => is | (other.needed[at] ?? 0)),
})

/** Whether all loads that need the other script need this one as well. */
const covers = (script: Size, other: Size): boolean =>
  other.needed.every((is, at) => !is || script.needed[at] === 1)

/** The joined script brings the imports of each to the loads of both: what those loads take in besides. */
function costOfImports(one: Script, other: Script, costOf: CostOf): number {
  const both = together(one, other)
  return [...new Set([...importsOf(one), ...importsOf(other)])]
    .filter((script) => script !== one && script !== other && !covers(script, both))
    .reduce((sum, script) => {
      const { bytes } = script
      return sum + costOf({ bytes, needed: together(script, both).needed }) - costOf(script)
    }, 0)
}

/** Joins two scripts into one, and makes the others import that one. */
function union(one: Script, other: Script, others: Iterable<Script>): Script {
  const imports = new Set([...one.imports, ...other.imports])
  imports.delete(one)
  imports.delete(other)
  const both = { ...together(one, other), modules: [...one.modules, ...other.modules], imports }
  for (const script of others) {
    const didImport = [one, other].map((old) => script.imports.delete(old))
    if (didImport.includes(true)) script.imports.add(both)
  }
  return both
}

/** Whether one script imports the other by way of a third. */
const leadsAround = (one: Script, other: Script): boolean =>
  [...one.imports].some((script) => script !== other && importsOf(script).has(other))

/** The scripts that one imports, and all that those import. */
function importsOf({ imports }: Script): ReadonlySet<Script> {
  // The loop adds to the set that it iterates, and so follows all imports.
  const found = new Set(imports)
  for (const { imports: further } of found) for (const script of further) found.add(script)
  return found
}
