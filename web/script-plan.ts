import { deflateRawSync } from 'node:zlib'
import { type ModuleOf, usageOf } from './used-modules.ts'

/** What a browser loads at once, a page or a part that loads later, and its weight. */
export interface Load {
  readonly entries: readonly string[]
  readonly weight: number
}

interface Script {
  readonly modules: readonly string[]
  readonly bytes: number
  /** For each load, 1 when it needs the script, else 0. */
  readonly needed: Uint8Array
  /** The scripts that it imports. */
  readonly imports: Set<Script>
}

type Size = Pick<Script, 'bytes' | 'needed'>

/** The cost of one more file in bytes: its name in the page, its request, and the poorer compression of short texts. */
const costOfFile = 1000
/** How much more a load counts in the second plan when it came out heavier than others in the first. */
const emphasis = 2.5
/** The part of a module's compressed source that remains when it is minified and compressed with others. */
const packed = 0.35

/**
 * Returns the name of the script for each module. First, modules that exactly the same entries need form one script;
 * then the pair of scripts is joined that saves most over all loads, in files and bytes, until no pair saves anything.
 * Then all is planned once more with more weight on the loads that came out heavy, so that they carry less of what they
 * do not need. A module that a single entry needs is not listed: it stays in the script of that entry.
 */
export function planScripts(loads: readonly Load[], moduleOf: ModuleOf): ReadonlyMap<string, string> {
  const weights = loads.map(({ weight }) => weight)
  const first = joined(sharedScripts(loads, moduleOf), costBy(weights))
  const heavier = weightsBySize(weights, first)
  const weightOf = sumOf(heavier)
  const scripts = joined(sharedScripts(loads, moduleOf), costBy(heavier)).toSorted(
    (one, other) => weightOf(other) - weightOf(one) || other.bytes - one.bytes,
  )
  return new Map(
    scripts.flatMap(({ modules }, at) =>
      modules.map((id): [string, string] => [id, at === 0 ? 'everywhere' : `shared-${at}`]),
    ),
  )
}

const sumOf =
  (weights: readonly number[]) =>
  ({ needed }: Size): number =>
    weights.reduce((sum, weight, at) => sum + (needed[at] ? weight : 0), 0)

const costBy = (weights: readonly number[]) => {
  const weightOf = sumOf(weights)
  return (size: Size) => (size.bytes + costOfFile) * weightOf(size)
}

/** Weighs each load by how its size compares to the mean, to the power of `emphasis`. */
function weightsBySize(weights: readonly number[], scripts: readonly Script[]): number[] {
  const sizes = weights.map((_, at) =>
    scripts.reduce((sum, { needed, bytes }) => sum + (needed[at] ? bytes + costOfFile : 0), 0),
  )
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const mean = weights.reduce((sum, weight, at) => sum + weight * (sizes[at] ?? 0), 0) / all
  return weights.map((weight, at) => weight * ((sizes[at] ?? 0) / mean) ** emphasis)
}

/** The smallest scripts: a module and those that the same entries need. Their imports form no circle. */
function sharedScripts(loads: readonly Load[], moduleOf: ModuleOf): Script[] {
  const { directly, withEntry } = usageOf(moduleOf)
  const groups = Map.groupBy(needingEntries(loads, withEntry), ([id, entries]) => {
    const isEverywhere = loads.every(
      (load) => load.weight < 1 || load.entries.some((entry) => entries.includes(entry)),
    )
    if (entries.length === 1 && (entries[0] === id || !isEverywhere)) return null
    return isEverywhere ? 'everywhere' : entries.join()
  })
  groups.delete(null)
  const scripts = [...groups.values()].map((group): Script => {
    const modules = group.map(([id]) => id)
    const entries = new Set(group.flatMap(([, needing]) => needing))
    return {
      modules,
      bytes: modules.reduce((sum, id) => sum + packed * deflateRawSync(moduleOf(id)?.code ?? '').length, 0),
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
  return scripts
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
function joined(smallest: readonly Script[], costOf: (size: Size) => number): readonly Script[] {
  const scripts: Script[] = []
  let pairs: Pair[] = []
  const add = (script: Script) => {
    for (const other of scripts)
      pairs.push({ script, other, spared: costOf(script) + costOf(other) - costOf(together(script, other)) })
    scripts.push(script)
  }
  smallest.forEach(add)
  for (;;) {
    pairs = pairs.filter(({ spared }) => spared > 0)
    if (pairs.length === 0) return scripts
    const best = pairs.reduce((one, two) => (two.spared > one.spared ? two : one))
    const { script: one, other } = best
    pairs = pairs.filter((pair) => pair !== best)
    if (leadsAround(one, other) || leadsAround(other, one)) continue
    const isOld = (script: Script) => script === one || script === other
    pairs = pairs.filter(({ script, other: second }) => !isOld(script) && !isOld(second))
    scripts.splice(0, scripts.length, ...scripts.filter((script) => !isOld(script)))
    add(union(one, other, scripts))
  }
}

interface Pair {
  readonly script: Script
  readonly other: Script
  readonly spared: number
}

const together = (one: Size, other: Size): Size => ({
  bytes: one.bytes + other.bytes,
  needed: one.needed.map((is, at) => is | (other.needed[at] ?? 0)),
})

/** Joins two scripts into one, and makes the others import that one. */
function union(one: Script, other: Script, others: readonly Script[]): Script {
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
function leadsAround(one: Script, other: Script): boolean {
  // The loop adds to the set that it iterates, and so follows all imports.
  const below = new Set([...one.imports].filter((script) => script !== other))
  for (const { imports } of below) for (const script of imports) below.add(script)
  return below.has(other)
}
