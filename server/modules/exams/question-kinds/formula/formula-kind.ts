import type { QuestionOf } from '@arvand/contracts/questions'
import { formatNumber } from '@arvand/persian/numbers'
import { worth } from '../marked.ts'
import type { QuestionKind } from '../question-kind.ts'
import { isNear, readNumber } from '../read-number.ts'
import { asText } from '../words-of.ts'
import { drawnValues } from './drawn-values.ts'
import { evaluate } from './expression.ts'
import { withValues } from './with-values.ts'

const mostLetters = 100
const trials = 20

type Formula = QuestionOf<'formula'>

export const formulaKind: QuestionKind<'formula'> = {
  kind: 'formula',
  empty: () => ({ variables: [], expression: '', tolerance: 0, units: [], unitNeeded: false }),
  whyNotComplete(question) {
    const { variables, expression } = question
    if (expression.trim() === '') return 'exams.question-without-key'
    const names = new Set(variables.map(({ name }) => name))
    if (names.size < variables.length || variables.some(({ least, most }) => least > most))
      return 'exams.variable-wrong'
    // Tried, because 1 / (a - b) has no value for some of the values that may be drawn.
    const values = Array.from({ length: trials }, (_, trial) => solutionOf(question, `trial ${trial}`))
    return values.includes(null) ? 'exams.expression-wrong' : null
  },
  asked: ({ units }) => ({ units: units.map(({ name }) => name) }),
  textFor: ({ text, variables }, seed) => withValues(text, drawnValues(variables, seed)),
  readAnswer: (_, value) => (typeof value === 'string' && value.length <= mostLetters ? value : undefined),
  mark(question, value, seed) {
    const given = readNumber(String(value), question.units, question.unitNeeded)
    const solution = solutionOf(question, seed)
    const isRight = given !== null && solution !== null && isNear(given, solution, question.tolerance)
    return worth(isRight ? 100 : 0)
  },
  correct(question, seed) {
    const solution = solutionOf(question, seed)
    if (solution === null) return []
    // Twelve digits hide that 0.1 + 0.2 is a hair more than 0.3.
    const number = formatNumber(Number(solution.toPrecision(12)))
    return [asText([number, question.units[0]?.name].filter(Boolean).join(' '))]
  },
  texts: () => [],
}

const solutionOf = ({ expression, variables }: Formula, seed: string): number | null =>
  evaluate(expression, drawnValues(variables, seed))
