import type { Node } from 'oxc-parser'
import { declaredAs } from '../declared.ts'
import { resolve } from '../resolve.ts'
import { isTest, nameOf, sourceOf, visit } from '../source.ts'
import { type Finding, filesLike, lineAt, type Tree } from '../tree.ts'

/** Files that may read a form by hand, and why. */
const mayRead: Readonly<Record<string, string>> = {
  'web/app/features/checkout/checkout.tsx':
    'counts and pays the cart of the browser: its form is of several endpoints',
  'web/app/features/checkout/count.ts': 'the same',
  'web/app/features/gift-purchases/buy-seats.tsx': 'fills the cart of the browser, which no endpoint keeps',
  'web/app/features/gift-purchases/give.tsx': 'the same',
  'web/app/shell/guard-page.ts': 'gives a form that got no answer back as it was sent, whatever form it is',
}

/**
 * Screens read forms by the contracts of their endpoints: a page has a `formAction`, and no other code reads a form.
 */
export const forms = (tree: Tree): Finding[] => formsBut(tree, mayRead)

export function formsBut(tree: Tree, excused: Readonly<Record<string, string>>): Finding[] {
  const files = filesLike(tree, /^web\/app\/(?!api\/).*\.tsx?$/).filter((file) => !isTest(file))
  return files.flatMap((file) => {
    const read = readings(tree, file)
    return Object.hasOwn(excused, file) ? needless(file, read) : [...read, ...otherActions(tree, file)]
  })
}

const needless = (file: string, read: readonly Finding[]): Finding[] =>
  read.length > 0 ? [] : [{ file, line: 1, sentence: 'reads no form any more; take it off the list' }]

function readings(tree: Tree, file: string): Finding[] {
  const source = sourceOf(tree, file)
  const found: Finding[] = []
  visit(source, {
    CallExpression({ callee, start }) {
      const isData = callee.type === 'MemberExpression' && nameOf(callee.property) === 'formData'
      if (!isData && nameOf(callee) !== 'formText') return
      const sentence = 'a form read by hand; give its endpoint to `submitTo`, or read `text` of `SentForm`'
      found.push({ file, line: lineAt(source.text, start), sentence })
    },
  })
  return found
}

function otherActions(tree: Tree, file: string): Finding[] {
  const source = sourceOf(tree, file)
  return actionsIn(tree, file)
    .filter(({ node, file: where }) => !isFormAction(tree, where, node))
    .map(({ at }) => ({
      file,
      line: lineAt(source.text, at),
      sentence: 'an action that is no `formAction`: it does something for a form that it does not know',
    }))
}

interface Exported {
  readonly file: string
  readonly node: Node
  readonly at: number
}

/** The exports of a file with the name `action`. */
function actionsIn(tree: Tree, file: string): Exported[] {
  return sourceOf(tree, file).program.body.flatMap((statement): Exported[] => {
    if (statement.type !== 'ExportNamedDeclaration') return []
    const { declaration, specifiers, source, start: at } = statement
    if (declaration?.type === 'FunctionDeclaration' && nameOf(declaration.id) === 'action')
      return [{ file, node: declaration, at }]
    if (declaration?.type === 'VariableDeclaration')
      return declaration.declarations.flatMap(({ id, init }) =>
        init && nameOf(id) === 'action' ? [{ file, node: init, at }] : [],
      )
    return specifiers.flatMap(({ local, exported }) => {
      if (nameOf(exported) !== 'action') return []
      const from = source ? resolve(tree, file, source.value) : file
      const meant = from ? declaredAs(tree, from, nameOf(local)) : undefined
      return [{ file: meant?.file ?? file, node: meant?.node ?? local, at }]
    })
  })
}

/** `formAction(…)`, a constant with such a value, a call of one, or a call of a function that returns one. */
function isFormAction(tree: Tree, file: string, node: Node): boolean {
  if (node.type === 'ArrowFunctionExpression') return node.expression && isFormAction(tree, file, node.body)
  if (node.type === 'CallExpression' && node.callee.type === 'CallExpression')
    return isFormAction(tree, file, node.callee)
  const name = nameOf(node.type === 'CallExpression' ? node.callee : node)
  if (node.type === 'CallExpression' && name === 'formAction') return true
  const meant = name === '' ? undefined : declaredAs(tree, file, name)
  return meant !== undefined && meant.node !== node && isFormAction(tree, meant.file, meant.node)
}
