import { resolve } from '../resolve.ts'
import { type Import, isTest, type Source, sourceOf } from '../source.ts'
import { type Finding, filesLike, lineAt, type Tree } from '../tree.ts'

/** Forbidden imports: a file that matches the first pattern may not import one that matches the second. */
const borders: readonly [RegExp, RegExp, string][] = [
  [
    /^(contracts|persian|server(?!\/start\/demo\.ts$)|web)\//,
    /^demo\//,
    'only a start in demo mode knows the demo (server/start/demo.ts)',
  ],
  [
    /^(contracts|demo|persian|server|web)\//,
    /^styleguide\//,
    'only the route knows the styleguide (web/app/routes.ts)',
  ],
  [
    /^styleguide\//,
    /^(contracts|demo|server|web\/app\/(api|features|frames))\//,
    'the styleguide shows components of ui; it knows no data and no domain',
  ],
  [/^demo\//, /^web\//, 'the demo fills tables; it knows no screen'],
  [/^persian\//, /^(contracts|server|web)\//, 'persian imports nothing of ours'],
  [/^contracts\//, /^(server|web)\//, 'contracts know neither side'],
  // `server-context.ts` has the types of what the server gives a page.
  [/^server\//, /^web\/app\/(?!server-context\.ts$)/, 'the server knows the web by its build alone'],
  [/^web\/app\//, /^server\//, 'the web asks the server by contracts alone'],
  [
    /^web\/app\/ui\//,
    /^web\/app\/(api|features|frames|shell|root|routes)\b/,
    'ui knows no route, no data and no domain',
  ],
  [/^web\/app\/ui\//, /^contracts\//, 'ui knows no domain'],
  [
    /^web\/app\/(api|shell)\//,
    /^web\/app\/features\//,
    'it knows no feature: a feature offers a list, and frames and root hand in what they keep',
  ],
  [
    /^web\/app\/(api|features|shell)\//,
    /^web\/app\/(frames|root|routes)\b/,
    'what composes the app stands above',
  ],
  [
    /^(contracts|demo|persian|server|styleguide|web)\//,
    /^(tools|tests)\//,
    'the product does not know its checks',
  ],
]

/**
 * Forbidden imports between the parts of the repository, and imports into a feature of the web that bypass its
 * `index.ts`.
 */
export function partBorders(tree: Tree): Finding[] {
  return filesLike(tree, /^(contracts|demo|persian|server|styleguide|web)\/.*\.tsx?$/)
    .filter((file) => !isTest(file))
    .flatMap((file) => [
      ...sourceOf(tree, file).imports.flatMap((one) => {
        const sentence = whyNotImport(tree, file, one)
        return sentence ? [{ file, line: one.line, sentence }] : []
      }),
      ...gatherings(sourceOf(tree, file)),
    ])
}

/** A glob imports every file that matches, which the patterns above do not see. The search knows its words by one. */
function gatherings({ file, text }: Source): Finding[] {
  const at = text.indexOf('import.meta.glob')
  return at < 0 || /^web\/app\/(frames\/|features\/search\/offered-words\.ts$)/.test(file)
    ? []
    : [
        {
          file,
          line: lineAt(text, at),
          sentence: 'gathers files by a glob; only frames gather what features offer',
        },
      ]
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
