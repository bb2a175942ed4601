import { laterPart } from '../../../../ui/lazy-part.tsx'
import { bankKind } from '../../bank-kind.ts'
import { line, unitsLine } from '../../lines.ts'
import { shownDecimal } from '../../read-decimal.ts'
import { lineWords as words } from '../../words.ts'

export const formulaBank = bankKind<'formula'>({
  kind: 'formula',
  empty: () => ({ variables: [], expression: '', tolerance: 0, units: [], unitNeeded: false }),
  Fields: laterPart(() => import('./formula-fields.tsx')),
  lines: ({ variables, expression, tolerance, units }) => [
    ...variables.flatMap(({ name, least, most, decimals }) =>
      line(
        `variable ${name}`,
        words.variable(name),
        `${words.between(shownDecimal(least), shownDecimal(most))} (${shownDecimal(decimals)})`,
      ),
    ),
    ...line('expression', words.expression, expression),
    ...line('tolerance', words.tolerance, shownDecimal(tolerance)),
    ...unitsLine(units),
  ],
})
