import { type Finding, filesLike, lineAt, type Tree } from '../tree.ts'

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
  return [...long, ...modulesWithout(tree), ...twinDecisions(tree), ...links, ...lostDecisions(tree)]
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

/** A decision as other files refer to it, alone or several in a row, and as decisions refer to each other. */
const reference = /\bdecisions?[/ ]((?:\d{4}(?:,? (?:and |to )?)?)+)/gi
const shortReference = /\((\d{4})\)/g

/** References to decisions that were folded into another file. */
function lostDecisions(tree: Tree): Finding[] {
  const numbers = new Set(tree.files.flatMap((file) => /^docs\/decisions\/(\d{4})-/.exec(file)?.[1] ?? []))
  const files = filesLike(tree, /\.(ts|tsx|js|css|sql|md)$/).filter(
    (file) => !file.startsWith('tests/checks/'),
  )
  return files.flatMap((file) => {
    const forms = file.startsWith('docs/decisions/') ? [reference, shortReference] : [reference]
    return forms.flatMap((form) =>
      [...tree.text(file).matchAll(form)].flatMap(({ 1: named = '', index }) =>
        (named.match(/\d{4}/g) ?? [])
          .filter((number) => !numbers.has(number))
          .map((number) => ({
            file,
            line: lineAt(tree.text(file), index),
            sentence: `refers to decision ${number}, which is not there; the file that names it after «From» has it`,
          })),
      ),
    )
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
