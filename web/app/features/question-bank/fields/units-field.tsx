import type { QuestionOf } from '@arvand/contracts/questions'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { number } from '../lines.ts'
import { fieldWords as words } from '../words.ts'
import { AddRow } from './add-row.tsx'
import { DecimalField } from './decimal-field.tsx'
import { FieldsPart } from './fields-part.tsx'
import { placed, replaced, without } from './placed.ts'
import { SortableRows } from './sortable-rows.tsx'

type Units = Pick<QuestionOf<'numeric'>, 'units' | 'unitNeeded'>
const mostUnits = 10

/** The units in which a number may be answered. */
export function UnitsField({
  units,
  unitNeeded,
  onChange,
}: Units & { readonly onChange: (part: Partial<Units>) => void }) {
  const labelOf = (place: number) => words.unit(number(place))
  return (
    <FieldsPart title={words.units} hint={units.length > 0 ? words.unitsHint : undefined}>
      {units.length > 0 ? (
        <>
          <SortableRows
            items={placed(units)}
            nameOf={labelOf}
            onRemove={({ id }) => onChange({ units: without(units, Number(id)) })}
          >
            {({ name, factor }, place) => (
              <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-2">
                <TextField
                  name={`unit ${place}`}
                  label={`${words.unitName}، ${labelOf(place)}`}
                  hideLabel
                  placeholder={words.unitName}
                  maxLength={30}
                  value={name}
                  onChange={({ target }) =>
                    onChange({ units: replaced(units, place, { name: target.value }) })
                  }
                />
                <DecimalField
                  name={`factor ${place}`}
                  label={`${words.factor}، ${labelOf(place)}`}
                  hideLabel
                  value={factor}
                  least={1e-12}
                  onNumber={(next) => onChange({ units: replaced(units, place, { factor: next }) })}
                />
              </div>
            )}
          </SortableRows>
          <Checkbox
            name="unitNeeded"
            checked={unitNeeded}
            onChange={({ target }) => onChange({ unitNeeded: target.checked })}
          >
            {words.unitNeeded}
          </Checkbox>
        </>
      ) : null}
      <AddRow
        label={words.addUnit}
        isFull={units.length >= mostUnits}
        onAdd={() => onChange({ units: [...units, { name: words.unit(number(units.length)), factor: 1 }] })}
      />
    </FieldsPart>
  )
}
