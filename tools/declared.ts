import type { Node } from 'oxc-parser'
import { resolve } from './resolve.ts'
import { nameOf, sourceOf } from './source.ts'
import type { Tree } from './tree.ts'

/** A function, class or constant and the file that declares it. */
export interface Declared {
  readonly file: string
  readonly node: Node
}

interface Elsewhere {
  readonly specifier: string
  /** `*` for a namespace import. */
  readonly name: string
}

interface Scope {
  readonly own: Map<string, Node>
  readonly imported: Map<string, Elsewhere>
  readonly passedOn: Map<string, Elsewhere>
  readonly allOf: string[]
}

const scopes = new WeakMap<Tree, Map<string, Scope>>()

/**
 * The declaration that a name refers to in a file: its own, or the one behind an import, also through the `index.ts` of
 * modules.
 */
export function declaredAs(tree: Tree, file: string, name: string): Declared | undefined {
  const { own, imported } = scopeOf(tree, file)
  const node = own.get(name)
  if (node) return { file, node }
  const elsewhere = imported.get(name)
  const target = elsewhere && elsewhere.name !== '*' && resolve(tree, file, elsewhere.specifier)
  return target ? exportedAs(tree, target, elsewhere.name) : undefined
}

/** The declaration that `whole.name` refers to when `whole` is a namespace import. */
export function declaredWithin(tree: Tree, file: string, whole: string, name: string): Declared | undefined {
  const elsewhere = scopeOf(tree, file).imported.get(whole)
  const target = elsewhere?.name === '*' && resolve(tree, file, elsewhere.specifier)
  return target ? exportedAs(tree, target, name) : undefined
}

function exportedAs(tree: Tree, file: string, name: string): Declared | undefined {
  const { own, passedOn, allOf } = scopeOf(tree, file)
  const node = own.get(name)
  if (node) return { file, node }
  const named = passedOn.get(name)
  for (const { specifier, name: asked } of named
    ? [named]
    : allOf.map((specifier) => ({ specifier, name }))) {
    const target = resolve(tree, file, specifier)
    const found = target && exportedAs(tree, target, asked)
    if (found) return found
  }
  return undefined
}

function scopeOf(tree: Tree, file: string): Scope {
  const known = scopes.get(tree) ?? new Map<string, Scope>()
  scopes.set(tree, known)
  const scope = known.get(file) ?? read(tree, file)
  known.set(file, scope)
  return scope
}

function read(tree: Tree, file: string): Scope {
  const scope: Scope = { own: new Map(), imported: new Map(), passedOn: new Map(), allOf: [] }
  const { program } = sourceOf(tree, file)
  for (const statement of program.body) readStatement(statement, scope)
  // A function inside another one counts as if it were at the top level; of several with one name the first counts.
  walk(program, (node) => {
    if (node.type === 'FunctionDeclaration') keep(scope, nameOf(node.id), node)
    if (node.type === 'VariableDeclarator' && node.init && isFunction(node.init))
      keep(scope, nameOf(node.id), node.init)
  })
  return scope
}

function readStatement(statement: Node, scope: Scope): void {
  if (statement.type === 'ImportDeclaration' && statement.importKind !== 'type')
    for (const one of statement.specifiers) {
      const name = one.type === 'ImportSpecifier' ? nameOf(one.imported) : '*'
      scope.imported.set(one.local.name, { specifier: statement.source.value, name })
    }
  if (statement.type === 'ExportAllDeclaration') scope.allOf.push(statement.source.value)
  if (statement.type !== 'ExportNamedDeclaration') return void readDeclaration(statement, scope)
  for (const { local, exported } of statement.source ? statement.specifiers : [])
    scope.passedOn.set(nameOf(exported), { specifier: statement.source?.value ?? '', name: nameOf(local) })
  if (statement.declaration) readDeclaration(statement.declaration, scope)
}

function readDeclaration(node: Node, scope: Scope): void {
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration')
    keep(scope, nameOf(node.id), node)
  if (node.type === 'VariableDeclaration')
    for (const { id, init } of node.declarations) if (init) keep(scope, nameOf(id), init)
}

function keep({ own }: Scope, name: string, node: Node): void {
  if (name !== '' && !own.has(name)) own.set(name, node)
}

const isFunction = ({ type }: Node): boolean =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression'

/** Calls `look` for a node and every node inside it; when `look` returns `false`, the inner nodes are skipped. */
export function walk(node: Node, look: (node: Node) => unknown): void {
  if (look(node) === false) return
  for (const part of Object.values(node)) {
    if (Array.isArray(part)) for (const one of part) if (isNode(one)) walk(one, look)
    if (isNode(part)) walk(part, look)
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
