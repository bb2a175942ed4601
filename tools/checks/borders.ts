import { resolve } from '../resolve.ts'
import { type Import, isTest, sourceOf } from '../source.ts'
import { type Finding, filesLike, type Tree } from '../tree.ts'

/** Which parts may know which: a file that fits the first may not import what fits the second. */
const borders: readonly [RegExp, RegExp, string][] = [
  [/^persian\//, /^(contracts|server|web)\//, 'persian imports nothing of ours'],
  [/^contracts\//, /^(server|web)\//, 'contracts know neither side'],
  // What the server gives a page is agreed in `given.ts`.
  [/^server\//, /^web\/app\/(?!given\.ts$)/, 'the server knows the web by its build alone'],
  [/^web\/app\//, /^server\//, 'the web asks the server by contracts alone'],
  [
    /^web\/app\/ui\//,
    /^web\/app\/(api|features|shell|root|routes)\b/,
    'ui knows no route, no data and no domain',
  ],
  [/^web\/app\/ui\//, /^contracts\//, 'ui knows no domain'],
  [/^(contracts|persian|server|web)\//, /^(tools|tests)\//, 'the product does not know its checks'],
]

/** Imports across the parts of the repository, and into a feature of the web past its door. */
export function partBorders(tree: Tree): Finding[] {
  return filesLike(tree, /^(contracts|persian|server|web)\/.*\.tsx?$/)
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      sourceOf(tree, file).imports.flatMap((one) => {
        const sentence = whyNotImport(tree, file, one)
        return sentence ? [{ file, line: one.line, sentence }] : []
      }),
    )
}

function whyNotImport(tree: Tree, file: string, { specifier }: Import): string | undefined {
  const target = resolve(tree, file, specifier)
  if (target === undefined) return undefined
  const crossed = borders.find(([from, to]) => from.test(file) && to.test(target))
  if (crossed) return `imports ${target}: ${crossed[2]}`
  const [, from] = feature.exec(file) ?? []
  const [, to, inside] = feature.exec(target) ?? []
  const pastDoor =
    from !== undefined && to !== undefined && from !== to && !/^index(\.server)?\.ts$/.test(inside ?? '')
  return pastDoor ? `imports ${target}: one feature uses another through its index.ts` : undefined
}

const feature = /^web\/app\/features\/([^/]+)\/(.+)$/
