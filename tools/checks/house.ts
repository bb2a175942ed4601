import { graphFile, graphOf } from '../graph.ts'
import { type Finding, lineAt, type Tree } from '../tree.ts'

export const page = 'docs/house.md'

/** Compares the tree and the graph on the page `docs/house.md` with the repository. */
export function house(tree: Tree): Finding[] {
  if (!tree.has(page)) return [{ file: page, line: 1, sentence: 'is missing' }]
  return [...treeFaults(tree), ...graphFaults(tree)]
}

/**
 * Every folder on the page must exist, and the page must show every folder of the top level, of the server and of the
 * web's app.
 */
function treeFaults(tree: Tree): Finding[] {
  const text = tree.text(page)
  const block = /^## The tree at a glance\n```\n(.*?)^```$/ms.exec(text)
  if (!block) return [{ file: page, line: 1, sentence: 'draws no tree at a glance' }]
  const first = lineAt(text, block.index) + 2
  const drawn = new Map<string, number>()
  const above: string[] = []
  for (const [at, row] of (block[1] ?? '').trimEnd().split('\n').entries()) {
    const [, indent = '', name = ''] = /^( *)(\S+)/.exec(row) ?? []
    const depth = indent.length / 2
    above.splice(depth, above.length, name)
    drawn.set(above.join(''), first + at)
  }
  const isThere = (path: string) =>
    path.endsWith('/') ? tree.files.some((file) => file.startsWith(path)) : tree.has(path)
  const gone = [...drawn].filter(([path]) => !isThere(path))
  const undrawn = [...new Set(tree.files.flatMap((file) => drawnFolder.exec(file)?.[1] ?? []))].filter(
    (folder) => !drawn.has(folder),
  )
  return [
    ...gone.map(([path, line]) => ({ file: page, line, sentence: `draws ${path}, which is not there` })),
    ...undrawn.map((folder) => ({ file: page, line: first, sentence: `does not draw ${folder}` })),
  ]
}

const drawnFolder = /^((?:server\/|web\/app\/)?[a-z][\w-]*\/)/

const table = /^(\| module \| may call \|\n\|[-|]+\|\n)((?:\|.*\n)*)/m

/** The page with one row for each module, in the order of the graph. */
export function withGraph(text: string, tree: Tree): string {
  const rows = [...graphOf(tree).arrows].map(
    ([name, called]) => `| ${name} | ${called.join(', ') || 'nobody'} |\n`,
  )
  return text.replace(table, (_, head: string) => head + rows.join(''))
}

function graphFaults(tree: Tree): Finding[] {
  const text = tree.text(page)
  if (table.test(text) && withGraph(text, tree) === text) return []
  const line = lineAt(text, table.exec(text)?.index ?? 0)
  return [{ file: page, line, sentence: `is not the graph of ${graphFile}; \`npm run schema\` prints it` }]
}
