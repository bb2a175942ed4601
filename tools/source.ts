import { type Comment, type Node, type Program, parseSync, Visitor } from 'oxc-parser'
import { lineAt, type Tree } from './tree.ts'

/** One parsed TypeScript file. */
export interface Source {
  readonly file: string
  readonly text: string
  readonly program: Program
  readonly comments: readonly Comment[]
  readonly imports: readonly Import[]
}

/**
 * An import or re-export. `names` are the imported names: `*` for a namespace, empty for an import only for its
 * effects.
 */
export interface Import {
  readonly specifier: string
  readonly names: readonly string[]
  /** Erased at compile time: `import type`, or every name marked `type`. */
  readonly isType: boolean
  readonly line: number
}

export type Handlers = ConstructorParameters<typeof Visitor>[0]

const parsed = new WeakMap<Tree, Map<string, Source>>()

/** The parsed form of a file, stored for the next check that needs it. Syntax errors are left to the compiler. */
export function sourceOf(tree: Tree, file: string): Source {
  const known = parsed.get(tree) ?? new Map<string, Source>()
  parsed.set(tree, known)
  const source = known.get(file) ?? parse(file, tree.text(file))
  known.set(file, source)
  return source
}

export const visit = (source: Source, handlers: Handlers): void => new Visitor(handlers).visit(source.program)

export const lineOf = (source: Source, at: { start: number }): number => lineAt(source.text, at.start)

/** Whether a file only serves tests: `testing.ts`, or any file in a folder `testing`. */
export const isBuilder = (file: string): boolean => /\/testing(\.tsx?$|\/)/.test(file)

export const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file)

function parse(file: string, text: string): Source {
  const { program, comments } = parseSync(file, text, { preserveParens: false })
  const source = { file, text, program, comments, imports: [] }
  return { ...source, imports: importsIn(source) }
}

function importsIn(source: Source): Import[] {
  const found: Import[] = []
  const add = (node: Node, specifier: string, names: string[], isType: boolean) =>
    found.push({ specifier, names, isType, line: lineOf(source, node) })
  visit(source, {
    ImportDeclaration(node) {
      const types = node.specifiers.map((one) => one.type === 'ImportSpecifier' && one.importKind === 'type')
      const isType = node.importKind === 'type' || (types.length > 0 && types.every(Boolean))
      add(node, node.source.value, node.specifiers.map(nameAsked), isType)
    },
    ExportNamedDeclaration(node) {
      if (!node.source) return
      const isType = node.exportKind === 'type' || node.specifiers.every((one) => one.exportKind === 'type')
      add(
        node,
        node.source.value,
        node.specifiers.map((one) => nameOf(one.local)),
        isType,
      )
    },
    ExportAllDeclaration(node) {
      add(node, node.source.value, ['*'], node.exportKind === 'type')
    },
    ImportExpression(node) {
      if (node.source.type === 'Literal' && typeof node.source.value === 'string')
        add(node, node.source.value, ['*'], false)
    },
    TSImportType(node) {
      add(node, node.source.value, ['*'], true)
    },
  })
  return found
}

type Specifier = { type: string; imported?: Node }

const nameAsked = (one: Specifier): string =>
  one.imported ? nameOf(one.imported) : one.type === 'ImportDefaultSpecifier' ? 'default' : '*'

/** The name or text of an identifier, a key or a string literal; empty for other nodes. */
export function nameOf(node: Node | null | undefined): string {
  if (!node) return ''
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier' || node.type === 'PrivateIdentifier')
    return node.name
  if (node.type === 'Literal' && node.value !== null) return String(node.value)
  return ''
}
