import type { Node } from 'oxc-parser'
import { type Declared, declaredAs, declaredWithin, walk } from './declared.ts'
import { textOf } from './literal.ts'
import { lineOf, nameOf, sourceOf } from './source.ts'
import type { Tree } from './tree.ts'

/** The codes with which some code may refuse, each with one place that does so. */
export type Refusals = ReadonlyMap<string, string>

interface Reading {
  readonly tree: Tree
  readonly codes: ReadonlySet<string>
  readonly known: Map<Node, { own: Refusals; calls: Declared[] }>
}

/**
 * Returns a function that finds the refusals of a declaration, of everything that it calls by name, and of what those
 * call.
 */
export function readRefusals(tree: Tree, codes: ReadonlySet<string>): (start: Declared) => Refusals {
  const reading: Reading = { tree, codes, known: new Map() }
  return (start) => {
    const found = new Map<string, string>()
    const seen = new Set<Node>()
    const waiting = [start]
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (seen.has(next.node)) continue
      seen.add(next.node)
      const { own, calls } = readOne(reading, next)
      for (const [code, place] of own) if (!found.has(code)) found.set(code, place)
      waiting.push(...calls)
    }
    return found
  }
}

function readOne(reading: Reading, one: Declared): { own: Refusals; calls: Declared[] } {
  const known = reading.known.get(one.node)
  if (known) return known
  const own = new Map<string, string>()
  const calls: Declared[] = []
  const source = sourceOf(reading.tree, one.file)
  walk(one.node, (node) => {
    // Refusals in the `try` block are caught, so only those of `catch` and `finally` count.
    if (node.type === 'TryStatement' && node.handler && catchesRefusals(node.handler)) {
      for (const rest of [node.handler, node.finalizer]) if (rest) calls.push({ file: one.file, node: rest })
      return false
    }
    const refused = refusedBy(node)
    if (refused)
      for (const code of codesIn(reading, one, refused))
        if (!own.has(code)) own.set(code, `${one.file}:${lineOf(source, node)}`)
    const called = calledBy(reading.tree, one.file, node)
    if (called) calls.push(called)
    return true
  })
  const read = { own, calls }
  reading.known.set(one.node, read)
  return read
}

function catchesRefusals(handler: Node): boolean {
  let is = false
  walk(handler, (node) => {
    if (node.type === 'Identifier' && node.name === 'Refusal') is = true
  })
  return is
}

/** The argument of `refuse(code)`, `refuseIf(verdict)` and `new Refusal(code)`. */
function refusedBy(node: Node): Node | undefined {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return undefined
  const isOne = /^(refuse|refuseIf|Refusal)$/.test(nameOf(node.callee))
  return isOne ? node.arguments[0] : undefined
}

/** The declaration that a name refers to, or `own.name` of a namespace import. */
function calledBy(tree: Tree, file: string, node: Node): Declared | undefined {
  if (node.type === 'Identifier') return declaredAs(tree, file, node.name)
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return undefined
  return declaredWithin(tree, file, node.object.name, nameOf(node.property))
}

/**
 * The codes that an expression may have: written in it, returned by the rule that it calls, or held by its variables.
 */
function codesIn(reading: Reading, within: Declared, expression: Node, seen = new Set<Node>()): Set<string> {
  const found = new Set<string>()
  const add = (place: Declared, node: Node) => {
    if (seen.has(node)) return
    seen.add(node)
    for (const code of codesIn(reading, place, node, seen)) found.add(code)
  }
  walk(expression, (node) => {
    const text = node.type === 'Literal' ? textOf(node) : undefined
    if (text !== undefined && reading.codes.has(text)) found.add(text)
    const called = calledBy(reading.tree, within.file, node)
    if (called && isVerdict(reading, called, node)) add(called, called.node)
    else if (node.type === 'Identifier' && !called)
      for (const value of valuesOf(within.node, node.name)) add(within, value)
  })
  return found
}

/** A rule has a name like `whyNot…`, or a return type that contains a code. */
function isVerdict({ codes }: Reading, { node: declared }: Declared, by: Node): boolean {
  if (/^(whyNot|why)[A-Z]/.test(nameOf(by.type === 'MemberExpression' ? by.property : by))) return true
  const type = 'returnType' in declared ? declared.returnType : null
  let gives = false
  if (type)
    walk(type, (node) => {
      const text = node.type === 'Literal' ? textOf(node) : undefined
      if (text !== undefined && codes.has(text)) gives = true
    })
  return gives
}

/** The values that a function gives to the variable of this name. */
function valuesOf(within: Node, name: string): Node[] {
  const found: Node[] = []
  walk(within, (node) => {
    if (node.type !== 'VariableDeclarator' || !node.init) return
    let binds = false
    walk(node.id, (part) => {
      if (part.type === 'Identifier' && part.name === name) binds = true
    })
    if (binds) found.push(node.init)
  })
  return found
}
