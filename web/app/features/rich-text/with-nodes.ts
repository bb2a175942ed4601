interface DrawnNode {
  readonly type: string
  readonly attrs?: object
}

/**
 * A value with the nodes of its rich texts, wherever they stand in it, as `draw` gives them; a node for which it gives
 * undefined stays, with what is inside drawn. Pure.
 */
export function withNodes<Value>(value: Value, draw: (node: DrawnNode) => object | undefined): Value
export function withNodes(value: unknown, draw: (node: DrawnNode) => object | undefined): unknown {
  if (Array.isArray(value)) return value.map((one) => withNodes(one, draw))
  if (typeof value !== 'object' || value === null) return value
  const drawn = 'type' in value && typeof value.type === 'string' ? draw(value as DrawnNode) : undefined
  if (drawn) return drawn
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withNodes(part, draw)]))
}

type MathmlOf = (tex: string, isBlock: boolean) => string | undefined

/** The node of a formula with its MathML; undefined for other nodes. */
export function drawnFormula(node: DrawnNode, mathmlOf: MathmlOf): object | undefined {
  if (node.type !== 'formula' && node.type !== 'formulaBlock') return undefined
  const { tex } = node.attrs as { tex: string }
  return { ...node, attrs: { tex, mathml: mathmlOf(tex, node.type === 'formulaBlock') } }
}
