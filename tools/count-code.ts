import { rowsFile } from './checks/schema.ts'
import { endpointsIn } from './contracts.ts'
import { isBuilder, isTest, type Source, sourceOf, visit } from './source.ts'
import { filesLike, openTree, type Tree } from './tree.ts'

interface Amount {
  readonly files: number
  /** Lines as Biome formats them, with blank lines and comments. */
  readonly lines: number
  /** Words and signs without comments; this number does not depend on line breaks. */
  readonly tokens: number
}

const parts = ['contracts', 'server', 'web', 'persian'] as const

/**
 * Counts the code that runs in production, for one folder or for two side by side, as a Markdown table:
 * `node tools/count-code.ts [before] [after]`. Tests, builders, the demo, the styleguide and generated files are left out.
 */
function main(roots: readonly string[]): void {
  const counted = roots.map((root) => figures(openTree(root)))
  const row = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`)
  row(['what', ...roots])
  row(['---', ...roots.map(() => '---:')])
  for (const name of Object.keys(counted.at(-1) ?? {}))
    row([name, ...counted.map((one) => (one[name] ?? 0).toLocaleString('en'))])
}

export function figures(tree: Tree): Record<string, number> {
  const amounts = parts.map((part) => [part, amountOf(tree, productionFiles(tree, part))] as const)
  const all = amounts.map(([, amount]) => amount).reduce(plus)
  const linesOf = (...wanted: string[]) =>
    amounts.reduce((sum, [part, { lines }]) => (wanted.includes(part) ? sum + lines : sum), 0)
  const tests = amountOf(tree, filesLike(tree, /\.(test|spec)\.tsx?$/))
  const endpoints = endpointsIn(tree).length
  const screens = screensIn(tree)
  return {
    files: all.files,
    lines: all.lines,
    tokens: all.tokens,
    ...Object.fromEntries(amounts.map(([part, { lines }]) => [`lines of ${part}`, lines])),
    'lines of tests': tests.lines,
    'files of 25 lines or fewer': productionFiles(tree).filter((file) => linesIn(tree, file) <= 25).length,
    endpoints,
    'lines an endpoint (all)': Math.round(all.lines / endpoints),
    'lines an endpoint (contracts, server)': Math.round(linesOf('contracts', 'server') / endpoints),
    screens,
    'lines a screen (web)': Math.round(linesOf('web') / screens),
  }
}

const productionFiles = (tree: Tree, part = '(contracts|server|web|persian)'): string[] =>
  filesLike(tree, new RegExp(`^${part}/.*\\.(tsx?|css|sql)$`)).filter(
    (file) =>
      file !== rowsFile &&
      !isTest(file) &&
      !isBuilder(file) &&
      !/\/(demo|migrations|pieces|styleguide)\//.test(file),
  )

function amountOf(tree: Tree, files: readonly string[]): Amount {
  return files
    .map((file) => ({ files: 1, lines: linesIn(tree, file), tokens: tokensIn(tree, file) }))
    .reduce(plus, { files: 0, lines: 0, tokens: 0 })
}

const plus = (a: Amount, b: Amount): Amount => ({
  files: a.files + b.files,
  lines: a.lines + b.lines,
  tokens: a.tokens + b.tokens,
})

const linesIn = (tree: Tree, file: string): number => tree.text(file).trimEnd().split('\n').length

function tokensIn(tree: Tree, file: string): number {
  const text = /\.tsx?$/.test(file) ? withoutComments(sourceOf(tree, file)) : tree.text(file)
  return text.match(/[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}_$]/gu)?.length ?? 0
}

function withoutComments({ text, comments }: Source): string {
  let kept = ''
  let at = 0
  for (const { start, end } of comments) {
    kept += text.slice(at, start)
    at = end
  }
  return kept + text.slice(at)
}

/** The number of files that the features' lists of routes name as pages. */
function screensIn(tree: Tree): number {
  const shown = new Set<string>()
  for (const file of filesLike(tree, /^web\/app\/(features\/[^/]+|shell)\/routes\.ts$/)) {
    visit(sourceOf(tree, file), {
      Literal({ value }) {
        if (typeof value === 'string' && value.endsWith('.tsx')) shown.add(value)
      },
    })
  }
  return shown.size
}

if (import.meta.main) main(process.argv.length > 2 ? process.argv.slice(2) : ['.'])
