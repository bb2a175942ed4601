import type { Node } from 'oxc-parser'
import { isTest, lineOf, nameOf, type Source, sourceOf, visit } from '../source.ts'
import { type Finding, filesLike, type Tree } from '../tree.ts'
import { rowsFile } from './schema.ts'

const limits = { file: 400, function: 100, component: 150 }
const targets = { fileMedian: 70, functionMedian: 12, functionNinetieth: 50 }

interface Measured {
  readonly file: string
  readonly line: number
  readonly name: string
  readonly lines: number
  readonly isComponent: boolean
}

/** Files and functions that are longer than design 8 allows, and medians above the target. */
export function sizes(tree: Tree): Finding[] {
  const { files, functions } = measure(tree)
  const longFiles = files
    .filter(({ lines }) => lines > limits.file)
    .map(({ file, lines }) => ({ file, line: 1, sentence: `${lines} lines; a file stops at ${limits.file}` }))
  const longFunctions = functions.flatMap(({ file, line, name, lines, isComponent }) => {
    const limit = isComponent ? limits.component : limits.function
    return lines > limit ? [{ file, line, sentence: `${name} has ${lines} lines; it stops at ${limit}` }] : []
  })
  return [...longFiles, ...longFunctions, ...overTargets(tree)]
}

/** One line with the main figures, for people. */
export function sizeFigures(tree: Tree): string {
  const { file, fn, fnHigh, files, functions } = figures(tree)
  return `${files} files, median ${file} lines; ${functions} functions, median ${fn}, p90 ${fnHigh}`
}

function overTargets(tree: Tree): Finding[] {
  const { file, fn, fnHigh } = figures(tree)
  const held: [string, number, number][] = [
    ['lines per file, median', file, targets.fileMedian],
    ['lines per function, median', fn, targets.functionMedian],
    ['lines per function, p90', fnHigh, targets.functionNinetieth],
  ]
  return held
    .filter(([, measured, target]) => measured > target)
    .map(([name, measured, target]) => ({
      file: '(all files)',
      line: 1,
      sentence: `${name}: ${measured}, target ${target}`,
    }))
}

function figures(tree: Tree) {
  const { files, functions } = measure(tree)
  const ours = files.filter(({ file }) => /\.tsx?$/.test(file) && !isTest(file))
  const named = functions.filter(({ file, name }) => !isTest(file) && name !== inline)
  const lengths = named.map(({ lines }) => lines)
  return {
    files: ours.length,
    functions: named.length,
    file: quantile(
      ours.map(({ lines }) => lines),
      0.5,
    ),
    fn: quantile(lengths, 0.5),
    fnHigh: quantile(lengths, 0.9),
  }
}

function measure(tree: Tree) {
  const files = filesLike(tree, /\.(tsx?|css)$/).filter((file) => file !== rowsFile)
  return {
    files: files.map((file) => ({ file, lines: linesIn(tree.text(file).trimEnd()) })),
    functions: files
      .filter((file) => !file.endsWith('.css'))
      .flatMap((file) => functionsIn(sourceOf(tree, file))),
  }
}

const inline = 'a function without a name'

function functionsIn(source: Source): Measured[] {
  const names = new Map<Node, string>()
  const suites = new Set<Node>()
  const found: Measured[] = []
  const name = (node: Node | null | undefined, key: Node) => node && names.set(node, nameOf(key) || inline)
  const add = (node: Node, own?: string) => {
    if (suites.has(node)) return
    const name = own || names.get(node) || inline
    const lines = linesIn(source.text.slice(node.start, node.end))
    const isComponent = source.file.endsWith('.tsx') && /^[A-Z]/.test(name)
    found.push({ file: source.file, line: lineOf(source, node), name, lines, isComponent })
  }
  visit(source, {
    VariableDeclarator: (node) => name(node.init, node.id),
    Property: (node) => name(node.value, node.key),
    MethodDefinition: (node) => name(node.value, node.key),
    PropertyDefinition: (node) => name(node.value, node.key),
    // The callback of a suite is not counted, because it is a list of tests and not a function that is read at once.
    CallExpression(node) {
      if (isTest(source.file) && /^describe\b/.test(source.text.slice(node.start, node.start + 9)))
        for (const given of node.arguments) suites.add(given)
    },
    FunctionDeclaration: (node) => add(node, nameOf(node.id)),
    FunctionExpression: (node) => add(node, nameOf(node.id)),
    ArrowFunctionExpression: (node) => add(node),
  })
  return found
}

const linesIn = (text: string): number => text.split('\n').length

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0
}
