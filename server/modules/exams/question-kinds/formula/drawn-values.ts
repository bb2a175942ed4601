import type { FormulaVariable } from '@arvand/contracts/questions'
import { seeded } from '../seeded.ts'
import type { Values } from './expression.ts'

/** The values that a candidate gets, each between its bounds and on its decimals. */
export function drawnValues(variables: readonly FormulaVariable[], seed: string): Values {
  const numbers = seeded(`${seed} values`)
  return Object.fromEntries(
    variables.map(({ name, least, most, decimals }) => {
      const steps = Math.floor((most - least) * 10 ** decimals + 1e-9)
      const step = Math.floor(numbers.next().value * (steps + 1))
      return [name, Number((least + step / 10 ** decimals).toFixed(decimals))]
    }),
  )
}
