import type { QuestionOf } from '@arvand/contracts/questions'
import type { Expression } from 'jsep'
import { drawnValues } from '../../question-kinds/formula/drawn-values.ts'
import { parsedExpression } from '../../question-kinds/formula/expression.ts'
import { answerTag, tag, textTag, unitTags } from './moodle-parts.ts'
import type { Writing } from './written-question.ts'

type Formula = QuestionOf<'formula'>

const items = 20

/** A formula as a calculated question, with values drawn for each variable. */
export function calculatedParts(question: Formula, writing: Writing): string {
  const more = `${tag('tolerance', question.tolerance)}<tolerancetype>2</tolerancetype><correctanswerformat>1</correctanswerformat><correctanswerlength>4</correctanswerlength>`
  const right = { percent: 100, feedback: null }
  return (
    answerTag(tag('text', moodleFormula(question)), right, writing, more) +
    unitTags(question) +
    dataSets(question)
  )
}

function dataSets({ variables }: Formula): string {
  const drawn = Array.from({ length: items }, (_, at) => drawnValues(variables, `export ${at}`))
  const sets = variables.map(({ name, least, most, decimals }) => {
    const values = drawn.map(
      (of, at) => `<dataset_item>${tag('number', at + 1)}${tag('value', of[name] ?? least)}</dataset_item>`,
    )
    return `<dataset_definition>${textTag('status', 'private')}${textTag('name', name)}<type>calculated</type>${textTag('distribution', 'uniform')}${textTag('minimum', String(least))}${textTag('maximum', String(most))}${textTag('decimals', String(decimals))}${tag('itemcount', items)}<dataset_items>${values.join('')}</dataset_items>${tag('number_of_items', items)}</dataset_definition>`
  })
  return `<dataset_definitions>${sets.join('\n')}</dataset_definitions>`
}

/** Moodle writes variables in braces and has no sign for powers; a draft that cannot be read stays as it is. */
function moodleFormula({ expression, variables }: Formula): string {
  try {
    return writtenNode(parsedExpression(expression), new Set(variables.map(({ name }) => name)))
  } catch {
    return expression
  }
}

const constants: Readonly<Record<string, string>> = { pi: 'pi()', e: 'exp(1)' }

function writtenNode(node: Expression, variables: ReadonlySet<string>): string {
  const written = (inner: unknown) => writtenNode(inner as Expression, variables)
  switch (node.type) {
    case 'Identifier': {
      const name = String(node.name)
      return variables.has(name) ? `{${name}}` : (constants[name] ?? name)
    }
    case 'UnaryExpression':
      return `${node.operator}(${written(node.argument)})`
    case 'BinaryExpression':
      return node.operator === '^'
        ? `pow(${written(node.left)}, ${written(node.right)})`
        : `(${written(node.left)} ${node.operator} ${written(node.right)})`
    case 'CallExpression': {
      const name = String((node.callee as Expression).name)
      return `${name === 'ln' ? 'log' : name}(${(node.arguments as Expression[]).map(written).join(', ')})`
    }
    default:
      return String(node.value)
  }
}
