import { type Finding, filesLike, type Tree } from '../tree.ts'

/** Documents that people should read in one sitting, and the most lines they may have. */
const lengths: readonly [RegExp, number][] = [
  [/^README\.md$/, 60],
  [/^server\/modules\/[^/]+\/README\.md$/, 30],
  [/^docs\/decisions\/.*\.md$/, 60],
]

/** Modules without a README, documents that are too long, decisions with the same number, broken links. */
export function documents(tree: Tree): Finding[] {
  const long = lengths.flatMap(([form, most]) =>
    filesLike(tree, form).flatMap((file) => {
      const lines = tree.text(file).trimEnd().split('\n').length
      return lines > most ? [{ file, line: 1, sentence: `${lines} lines; it stops at ${most}` }] : []
    }),
  )
  const links = filesLike(tree, /\.md$/).flatMap((file) => brokenLinks(tree, file))
  return [...long, ...modulesWithout(tree), ...twinDecisions(tree), ...links]
}

function modulesWithout(tree: Tree): Finding[] {
  const doors = filesLike(tree, /^server\/modules\/[^/]+\/index\.ts$/)
  return doors
    .map((door) => door.replace('index.ts', 'README.md'))
    .filter((file) => !tree.has(file))
    .map((file) => ({ file, line: 1, sentence: 'is missing: what it is, its tables, its neighbours' }))
}

function twinDecisions(tree: Tree): Finding[] {
  const numbers = new Map<string, string>()
  return filesLike(tree, /^docs\/decisions\/[^/]+\.md$/).flatMap((file) => {
    const number = /(\d{4})-[^/]+$/.exec(file)?.[1]
    if (!number) return [{ file, line: 1, sentence: 'a decision is named 0001-what-it-is.md' }]
    const twin = numbers.get(number)
    numbers.set(number, file)
    return twin ? [{ file, line: 1, sentence: `has the number of ${twin}` }] : []
  })
}

function brokenLinks(tree: Tree, file: string): Finding[] {
  const folder = file.includes('/') ? file.slice(0, file.lastIndexOf('/') + 1) : ''
  return tree
    .text(file)
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].flatMap(([, target = '']) => {
        if (/^[a-z]+:/.test(target) || tree.has(new URL(target, `file:///${folder}`).pathname.slice(1)))
          return []
        return [{ file, line: index + 1, sentence: `links to ${target}, which is not there` }]
      }),
    )
}
