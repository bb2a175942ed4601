import jsep, { type Expression } from 'jsep'

/** Powers bind tighter than products, and from the right: 2^3^2 is 2^9. */
jsep.addBinaryOp('^', 11, true)

/** The tree of an expression. Throws when it cannot be read. */
export const parsedExpression = (expression: string): Expression => jsep(expression)

const functions: Readonly<Record<string, (...given: number[]) => number>> = {
  abs: Math.abs,
  acos: Math.acos,
  asin: Math.asin,
  atan: Math.atan,
  atan2: Math.atan2,
  ceil: Math.ceil,
  cos: Math.cos,
  deg2rad: (degrees) => (degrees * Math.PI) / 180,
  exp: Math.exp,
  floor: Math.floor,
  ln: Math.log,
  log: Math.log,
  log10: Math.log10,
  max: Math.max,
  min: Math.min,
  pow: Math.pow,
  rad2deg: (radians) => (radians * 180) / Math.PI,
  round: Math.round,
  sin: Math.sin,
  sqrt: Math.sqrt,
  tan: Math.tan,
}
const constants: Readonly<Record<string, number>> = { pi: Math.PI, e: Math.E }

const binary: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
  '^': (left, right) => left ** right,
}

export type Values = Readonly<Record<string, number>>

/** The value of an expression; null when it cannot be read, names something unknown, or has no finite value. */
export function evaluate(expression: string, values: Values): number | null {
  try {
    const value = computed(parsedExpression(expression), values)
    return Number.isFinite(value) ? value : null
  } catch {
    return null
  }
}

const at = <Value>(table: Readonly<Record<string, Value>>, name: unknown): Value | undefined =>
  typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined

function computed(node: Expression, values: Values): number {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'number' ? node.value : unknown(node)
    case 'Identifier':
      return at(values, node.name) ?? at(constants, node.name) ?? unknown(node)
    case 'UnaryExpression': {
      const value = computed(node.argument as Expression, values)
      if (node.operator === '-') return -value
      return node.operator === '+' ? value : unknown(node)
    }
    case 'BinaryExpression': {
      const operate = at(binary, node.operator) ?? unknown(node)
      return operate(computed(node.left as Expression, values), computed(node.right as Expression, values))
    }
    case 'CallExpression': {
      const call = at(functions, (node.callee as Expression).name) ?? unknown(node)
      return call(...(node.arguments as Expression[]).map((argument) => computed(argument, values)))
    }
    default:
      return unknown(node)
  }
}

function unknown({ type }: Expression): never {
  throw new TypeError(`an expression holds no ${type} of this kind`)
}
