import { localDigits } from '@arvand/persian/digits'
import { TextField } from '../../../ui/text-field.tsx'
import { AddRow, SortableRows } from '../../question-bank/index.ts'
import { aChoice, type Choice } from './survey-draft.ts'

interface ChoicesProps {
  readonly label: string
  readonly nameOf: (place: string) => string
  readonly add: string
  readonly choices: readonly Choice[]
  readonly onChange: (choices: Choice[]) => void
}

const most = 30

/** Options, rows or columns of a question: written, added, removed and put into order. */
export function ChoicesField({ label, nameOf, add, choices, onChange }: ChoicesProps) {
  const name = (place: number) => nameOf(localDigits(place + 1))
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="pb-1.5 text-15 font-label">{label}</legend>
      <SortableRows
        items={choices}
        nameOf={name}
        onOrder={onChange}
        onRemove={({ id }) => onChange(choices.filter((one) => one.id !== id))}
      >
        {(choice, place) => (
          <TextField
            name={choice.id}
            label={name(place)}
            hideLabel
            placeholder={name(place)}
            maxLength={200}
            value={choice.text}
            onChange={({ target }) =>
              onChange(choices.map((one) => (one.id === choice.id ? { ...one, text: target.value } : one)))
            }
          />
        )}
      </SortableRows>
      <AddRow
        label={add}
        isFull={choices.length >= most}
        onAdd={() => onChange([...choices, aChoice(choices)])}
      />
    </fieldset>
  )
}
