import type { QuestionOf } from '@arvand/contracts/questions'
import type { KindFieldsProps } from '../../bank-kind.ts'
import { AddRow } from '../../fields/add-row.tsx'
import { DecimalField } from '../../fields/decimal-field.tsx'
import { FeedbackField } from '../../fields/feedback-field.tsx'
import { FieldsPart } from '../../fields/fields-part.tsx'
import { PercentField } from '../../fields/percent-field.tsx'
import { placed, replaced, without } from '../../fields/placed.ts'
import { SortableRows } from '../../fields/sortable-rows.tsx'
import { UnitsField } from '../../fields/units-field.tsx'
import { number } from '../../lines.ts'
import { fieldWords as words } from '../../words.ts'

const mostAnswers = 20

/** The numbers that are taken, how near one must be, and the units. */
export default function NumericFields(props: KindFieldsProps<QuestionOf<'numeric'>>) {
  const { question, onChange } = props
  const { answers, units, unitNeeded } = question
  const labelOf = (place: number) => words.answer(number(place))
  const edit = (place: number, part: Partial<(typeof answers)[number]>) =>
    onChange({ answers: replaced(answers, place, part) })
  return (
    <>
      <FieldsPart title={words.answers}>
        <SortableRows
          items={placed(answers)}
          nameOf={labelOf}
          onRemove={({ id }) => onChange({ answers: without(answers, Number(id)) })}
        >
          {({ value, tolerance, percent, feedback }, place) => (
            <div className="grid grid-cols-1 items-end gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
              <DecimalField
                name={`value ${place}`}
                label={`${words.number}، ${labelOf(place)}`}
                value={value}
                onNumber={(next) => edit(place, { value: next })}
              />
              <DecimalField
                name={`tolerance ${place}`}
                label={`${words.tolerance}، ${labelOf(place)}`}
                value={tolerance}
                least={0}
                onNumber={(next) => edit(place, { tolerance: next })}
              />
              <PercentField
                name={`percent ${place}`}
                of={labelOf(place)}
                value={percent}
                onNumber={(next) => edit(place, { percent: next })}
              />
              <div className="sm:col-span-3">
                <FeedbackField
                  name={`feedback ${place}`}
                  of={labelOf(place)}
                  value={feedback}
                  onChange={(next) => edit(place, { feedback: next })}
                />
              </div>
            </div>
          )}
        </SortableRows>
        <AddRow
          label={words.addAnswer}
          isFull={answers.length >= mostAnswers}
          onAdd={() =>
            onChange({ answers: [...answers, { value: 0, tolerance: 0, percent: 100, feedback: null }] })
          }
        />
      </FieldsPart>
      <UnitsField units={units} unitNeeded={unitNeeded} onChange={onChange} />
    </>
  )
}
