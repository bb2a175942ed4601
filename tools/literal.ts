import type { Node } from 'oxc-parser'
import { nameOf, type Source, visit } from './source.ts'

/** The initial value of each `const` of a file, also inside functions, by name, without `as` and `satisfies`. */
export function constantsOf(source: Source): Map<string, Node> {
  const found = new Map<string, Node>()
  visit(source, {
    VariableDeclarator(node) {
      const name = nameOf(node.id)
      if (name !== '' && node.init && !found.has(name)) found.set(name, bare(node.init))
    },
  })
  return found
}

/** An expression without `as` and `satisfies` around it. */
export function bare(node: Node): Node {
  const marked = node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression'
  return marked ? bare(node.expression) : node
}

/**
 * The properties of an object literal by key, including those of a spread constant; methods and computed keys are left
 * out.
 */
export function propertiesOf(
  node: Node | undefined,
  constants: ReadonlyMap<string, Node> = new Map(),
): Map<string, Node> {
  const found = new Map<string, Node>()
  const object = node && bare(node)
  if (object?.type !== 'ObjectExpression') return found
  for (const property of object.properties) {
    if (property.type === 'SpreadElement')
      for (const [key, value] of propertiesOf(constants.get(nameOf(property.argument)), constants))
        found.set(key, value)
    else if (!property.computed) found.set(nameOf(property.key), bare(property.value))
  }
  return found
}

export function elementsOf(node: Node | undefined): Node[] {
  const array = node && bare(node)
  if (array?.type !== 'ArrayExpression') return []
  return array.elements.flatMap((element) => (element ? [bare(element)] : []))
}

/** The text of a string literal or of a template without `${…}`; undefined for anything else. */
export function textOf(node: Node | undefined): string | undefined {
  const literal = node && bare(node)
  if (literal?.type === 'Literal' && typeof literal.value === 'string') return literal.value
  if (literal?.type !== 'TemplateLiteral' || literal.expressions.length > 0) return undefined
  return literal.quasis[0]?.value.cooked ?? undefined
}

/** The texts of a list, including those of other constants that it names or spreads. */
export function textsOf(node: Node | undefined, constants: ReadonlyMap<string, Node>): string[] {
  const list = node && bare(node)
  if (list?.type === 'Identifier') return textsOf(constants.get(list.name), constants)
  if (list?.type === 'SpreadElement') return textsOf(list.argument, constants)
  if (list?.type === 'ArrayExpression')
    return list.elements.flatMap((one) => textsOf(one ?? undefined, constants))
  const text = textOf(list)
  return text === undefined ? [] : [text]
}
