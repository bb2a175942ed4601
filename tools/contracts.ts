import type { Node } from 'oxc-parser'
import { constantsOf, propertiesOf, textOf, textsOf } from './literal.ts'
import { isTest, lineOf, nameOf, sourceOf, visit } from './source.ts'
import { filesLike, type Tree } from './tree.ts'

/** An endpoint in the source code: `export const login = endpoint({ … })`. */
export interface WrittenEndpoint {
  readonly file: string
  readonly line: number
  readonly name: string
  readonly properties: ReadonlyMap<string, Node>
  readonly errors: readonly string[]
}

/** A code in an error table, with its status and sentence where these are literals. */
export interface WrittenError {
  readonly file: string
  readonly line: number
  readonly code: string
  readonly status: number | undefined
  readonly sentence: string | undefined
}

export function endpointsIn(tree: Tree): WrittenEndpoint[] {
  return filesLike(tree, /^contracts\/[a-z]+\/.*\.ts$/).flatMap((file) => {
    const source = sourceOf(tree, file)
    const constants = constantsOf(source)
    const found: WrittenEndpoint[] = []
    visit(source, {
      VariableDeclarator(node) {
        if (node.init?.type !== 'CallExpression' || nameOf(node.init.callee) !== 'endpoint') return
        const properties = propertiesOf(node.init.arguments[0], constants)
        const errors = textsOf(properties.get('errors'), constants)
        found.push({ file, line: lineOf(source, node), name: nameOf(node.id), properties, errors })
      },
    })
    return isTest(file) ? [] : found
  })
}

export function errorsIn(tree: Tree): WrittenError[] {
  return filesLike(tree, /^contracts\/errors\/.*\.ts$/).flatMap((file) => {
    const source = sourceOf(tree, file)
    const found: WrittenError[] = []
    visit(source, {
      Property(node) {
        const code = nameOf(node.key)
        if (!code.includes('.')) return
        const promise = propertiesOf(node.value)
        const status = promise.get('status')
        found.push({
          file,
          line: lineOf(source, node),
          code,
          status: status?.type === 'Literal' && typeof status.value === 'number' ? status.value : undefined,
          sentence: textOf(promise.get('sentence')),
        })
      },
    })
    return isTest(file) ? [] : found
  })
}

/** A call `route(login, handler)` of the server. */
export interface Mount {
  readonly file: string
  readonly line: number
  readonly handler: Node | undefined
}

/** Where each endpoint is mounted, by `file#name`. */
export function mountsIn(tree: Tree): Map<string, Mount[]> {
  const mounts = new Map<string, Mount[]>()
  for (const file of filesLike(tree, /^server\/.*\.ts$/)) {
    if (isTest(file)) continue
    const source = sourceOf(tree, file)
    const bindings = contractBindings(tree, file)
    visit(source, {
      CallExpression(node) {
        if (nameOf(node.callee) !== 'route') return
        const key = mountedBy(node.arguments[0], bindings)
        const mount = { file, line: lineOf(source, node), handler: node.arguments[1] }
        if (key) mounts.set(key, [...(mounts.get(key) ?? []), mount])
      },
    })
  }
  return mounts
}

interface Binding {
  readonly file: string
  /** Undefined for a namespace import (`import * as`). */
  readonly name: string | undefined
}

/** The export of a contract that each imported name refers to. */
function contractBindings(tree: Tree, file: string): Map<string, Binding> {
  const bindings = new Map<string, Binding>()
  visit(sourceOf(tree, file), {
    ImportDeclaration(node) {
      const [, path] = /^@arvand\/contracts\/(.+)$/.exec(node.source.value) ?? []
      if (!path) return
      for (const one of node.specifiers)
        bindings.set(one.local.name, {
          file: `contracts/${path}.ts`,
          name: one.type === 'ImportSpecifier' ? nameOf(one.imported) : undefined,
        })
    },
  })
  return bindings
}

function mountedBy(given: Node | undefined, bindings: ReadonlyMap<string, Binding>): string | undefined {
  if (given?.type === 'Identifier') {
    const binding = bindings.get(given.name)
    return binding?.name && `${binding.file}#${binding.name}`
  }
  if (given?.type !== 'MemberExpression') return undefined
  const binding = bindings.get(nameOf(given.object))
  return binding && `${binding.file}#${nameOf(given.property)}`
}
