import { type Graph, graphFile, graphOf, moduleOf } from '../graph.ts'
import { resolve } from '../resolve.ts'
import { type Import, isBuilder, isTest, sourceOf } from '../source.ts'
import { type Finding, filesLike, type Tree } from '../tree.ts'

/**
 * Imports between server modules that the graph of `server/modules.ts` does not allow, or that bypass a module's
 * `index.ts`.
 */
export function graph(tree: Tree): Finding[] {
  const stated = graphOf(tree)
  const calls = filesLike(tree, /^server\/(modules\/[^/]+|platform)\/.*\.ts$/).flatMap((file) =>
    sourceOf(tree, file).imports.flatMap((one) => {
      const sentence = whyNotImport(tree, stated, file, one)
      return sentence ? [{ file, line: one.line, sentence }] : []
    }),
  )
  const leaves = filesLike(tree, /^server\/plugs\/.*\.ts$/).flatMap((file) =>
    sourceOf(tree, file)
      .imports.filter(({ isType, specifier }) => !isType || !belowPlugs.test(specifier))
      .map(({ line, specifier }) => ({ file, line, sentence: `a plug imports ${specifier}: ${leaf}` })),
  )
  return [...calls, ...leaves, ...lightDoors(tree), ...demoCalls(tree), ...statementFaults(tree, stated)]
}

/** The demo may call any module, but only through `#modules/*` and `#testing/*` (see `demo/package.json`). */
const demoCalls = (tree: Tree): Finding[] =>
  filesLike(tree, /^demo\/.*\.ts$/).flatMap((file) =>
    sourceOf(tree, file).imports.flatMap(({ specifier, line }) => {
      const target = specifier.startsWith('.') ? resolve(tree, file, specifier) : undefined
      const leaves = (target && !target.startsWith('demo/')) || /^@arvand\/(server|web)\b/.test(specifier)
      return leaves
        ? [{ file, line, sentence: 'leaves the demo by a path; import #modules or #testing' }]
        : []
    }),
  )

/**
 * Imports of `pure.ts` and all that it imports: a process without rights loads them, so they may import nothing else of
 * the app.
 */
function lightDoors(tree: Tree): Finding[] {
  const found: Finding[] = []
  const reached = new Set(filesLike(tree, /^server\/modules\/[^/]+\/pure\.ts$/))
  for (const file of reached)
    for (const { specifier, line } of sourceOf(tree, file).imports.filter(({ isType }) => !isType)) {
      if (specifier.startsWith('#'))
        found.push({ file, line, sentence: `imports ${specifier} behind a light door (pure.ts)` })
      const next = specifier.startsWith('.') ? resolve(tree, file, specifier) : undefined
      if (next !== undefined) reached.add(next)
    }
  return found
}

const leaf = 'it knows types of contracts and the platform alone'
const belowPlugs = /^(@arvand\/contracts\/|#platform\/|\.\/)/

/** The files that put the app together: they import the modules, so modules may not import them. */
const above = /^#server\/(main|app|modules)$/

function whyNotImport(tree: Tree, stated: Graph, file: string, one: Import): string | undefined {
  const own = moduleOf(file) ?? ''
  const forTests = isTest(file) || isBuilder(file)
  if (one.specifier.startsWith('.')) {
    const target = resolve(tree, file, one.specifier)
    const stays =
      target === undefined ||
      moduleOf(target) === own ||
      (forTests && target.startsWith('server/testing/')) ||
      (isTest(file) && target.startsWith('demo/'))
    return stays ? undefined : `leaves its module by a relative path; go through a door`
  }
  const [, door, called = ''] = /^#(modules|pure|testing)\/(.+)$/.exec(one.specifier) ?? []
  if (one.specifier.startsWith('#server/testing/') || door === 'testing')
    return forTests ? undefined : `${one.specifier} is for tests and builders alone`
  if (above.test(one.specifier) && !forTests) return `${own} imports ${one.specifier}, which stands above it`
  if (door !== 'modules' && door !== 'pure') return undefined
  if (called === own) return `${own} imports its own door; import the file`
  if (stated.arrows.get(own)?.includes(called)) return undefined
  return `no arrow ${own} → ${called} in ${graphFile}`
}

function statementFaults(tree: Tree, { arrows }: Graph): Finding[] {
  const folders = new Set(filesLike(tree, /^server\/modules\//).map((file) => moduleOf(file) ?? ''))
  const at = (sentence: string) => ({ file: graphFile, line: 1, sentence })
  const unstated = [...folders]
    .filter((name) => !arrows.has(name))
    .map((name) => at(`does not state ${name}`))
  const unknown = [...arrows].flatMap(([name, called]) =>
    called.filter((one) => !arrows.has(one)).map((one) => at(`${name} → ${one}: there is no ${one}`)),
  )
  const rings = [...arrows.keys()]
    .filter((name) => reaches(arrows, name, name))
    .map((name) => at(`a ring of arrows through ${name}`))
  return [...unstated, ...unknown, ...rings]
}

function reaches(arrows: Graph['arrows'], from: string, to: string): boolean {
  const seen = new Set<string>()
  const waiting = [...(arrows.get(from) ?? [])]
  for (const next of waiting) {
    if (next === to) return true
    if (seen.has(next)) continue
    seen.add(next)
    waiting.push(...(arrows.get(next) ?? []))
  }
  return false
}
