import type { FormulaVariable, QuestionOf } from '@arvand/contracts/questions'
import { LtrField } from '../../../../ui/ltr-field.tsx'
import type { KindFieldsProps } from '../../bank-kind.ts'
import { AddRow } from '../../fields/add-row.tsx'
import { DecimalField } from '../../fields/decimal-field.tsx'
import { FieldsPart } from '../../fields/fields-part.tsx'
import { placed, replaced, without } from '../../fields/placed.ts'
import { SortableRows } from '../../fields/sortable-rows.tsx'
import { UnitsField } from '../../fields/units-field.tsx'
import { number } from '../../lines.ts'
import { fieldWords as words } from '../../words.ts'
import { FormulaTrials } from './formula-trials.tsx'

const mostVariables = 20
const mostDecimals = 6
const letters = 'abcdefghijklmnopqrst'

/** The values that are drawn for each candidate, how the answer follows from them, and three tried ones. */
export default function FormulaFields(props: KindFieldsProps<QuestionOf<'formula'>>) {
  const { question, onChange } = props
  const { variables, expression, tolerance, units, unitNeeded } = question
  const labelOf = (place: number) => words.variable(number(place))
  const edit = (place: number, part: Partial<FormulaVariable>) =>
    onChange({ variables: replaced(variables, place, part) })
  return (
    <>
      <FieldsPart title={words.variables} hint={words.variablesHint}>
        {variables.length > 0 ? (
          <SortableRows
            items={placed(variables)}
            nameOf={labelOf}
            onRemove={({ id }) => onChange({ variables: without(variables, Number(id)) })}
          >
            {(variable, place) => (
              <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
                <LtrField
                  name={`name ${place}`}
                  label={<Small>{words.name}</Small>}
                  aria-label={`${words.name}، ${labelOf(place)}`}
                  maxLength={12}
                  autoComplete="off"
                  value={variable.name}
                  onChange={({ target }) =>
                    /^[a-z][a-z0-9_]*$/i.test(target.value) && edit(place, { name: target.value })
                  }
                />
                {(['least', 'most'] as const).map((of) => (
                  <DecimalField
                    key={of}
                    name={`${of} ${place}`}
                    label={<Small>{words[of]}</Small>}
                    aria-label={`${words[of]}، ${labelOf(place)}`}
                    value={variable[of]}
                    onNumber={(next) => edit(place, { [of]: next })}
                  />
                ))}
                <DecimalField
                  name={`decimals ${place}`}
                  label={<Small>{words.decimals}</Small>}
                  aria-label={`${words.decimals}، ${labelOf(place)}`}
                  value={variable.decimals}
                  least={0}
                  most={mostDecimals}
                  onNumber={(next) => edit(place, { decimals: Math.round(next) })}
                />
              </div>
            )}
          </SortableRows>
        ) : null}
        <AddRow
          label={words.addVariable}
          isFull={variables.length >= mostVariables}
          onAdd={() => onChange({ variables: [...variables, freshVariable(variables)] })}
        />
      </FieldsPart>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <LtrField
          name="expression"
          label={words.expression}
          description={<span dir="auto">{words.expressionHint}</span>}
          maxLength={500}
          autoComplete="off"
          value={expression}
          onChange={({ target }) => onChange({ expression: target.value })}
        />
        <DecimalField
          name="tolerance"
          label={words.tolerance}
          value={tolerance}
          least={0}
          onNumber={(next) => onChange({ tolerance: next })}
        />
      </div>
      <FormulaTrials question={question} />
      <UnitsField units={units} unitNeeded={unitNeeded} onChange={onChange} />
    </>
  )
}

const Small = ({ children }: { children: string }) => <span className="text-14">{children}</span>

function freshVariable(others: readonly FormulaVariable[]): FormulaVariable {
  const name = Array.from(letters).find((letter) => !others.some((one) => one.name === letter)) ?? 'x1'
  return { name, least: 1, most: 10, decimals: 0 }
}
