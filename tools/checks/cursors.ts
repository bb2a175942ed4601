import type { Node } from 'oxc-parser'
import { isBuilder, isTest, nameOf, sourceOf, visit } from '../source.ts'
import { type Finding, filesLike, lineAt, type Tree } from '../tree.ts'

const sentence = 'a cursor written by hand; a list pages by `keysetPage`, or is whole by `wholeList`'

/**
 * Lists of the server are paged by `#platform/keyset`: other code may not cut rows into pages, read a cursor or make a
 * `nextCursor`; it may only pass one on.
 */
export function cursors(tree: Tree): Finding[] {
  const files = filesLike(tree, /^server\/modules\/.*\.ts$/)
  return files.filter((file) => !isTest(file) && !isBuilder(file)).flatMap((file) => cursorsIn(tree, file))
}

function cursorsIn(tree: Tree, file: string): Finding[] {
  const source = sourceOf(tree, file)
  const found: Finding[] = []
  const tell = ({ start }: { start: number }) =>
    found.push({ file, line: lineAt(source.text, start), sentence })
  visit(source, {
    ImportDeclaration(node) {
      const names = node.specifiers.map((one) => (one.type === 'ImportSpecifier' ? nameOf(one.imported) : ''))
      if (node.source.value === '@arvand/contracts/page-size' && names.includes('pageSize')) tell(node)
    },
    Property(node) {
      if (nameOf(node.key) === 'nextCursor' && !isPassedOn(node.value)) tell(node)
    },
    VariableDeclarator(node) {
      if (nameOf(node.id) === 'nextCursor') tell(node)
    },
    CallExpression(node) {
      const { callee } = node
      const isRead = callee.type === 'MemberExpression' && ['from', 'parse'].includes(nameOf(callee.property))
      if (isRead && node.arguments.some((one) => lastName(one) === 'cursor')) tell(node)
    },
  })
  return found
}

/** `page.nextCursor`, or a variable of this name destructured from a page. */
const isPassedOn = (node: Node): boolean => lastName(node) === 'nextCursor'

const lastName = (node: Node): string => nameOf(node.type === 'MemberExpression' ? node.property : node)
