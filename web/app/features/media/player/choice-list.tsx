import { Check } from 'lucide-react'
import { Icon } from '../../../ui/icon.tsx'

interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly note?: string
}

interface ChoiceListProps<Value extends string> {
  readonly name: string
  readonly label: string
  readonly value: Value
  readonly choices: readonly Choice<Value>[]
  readonly onChoose: (value: Value) => void
}

/** Radio buttons for one setting: arrow keys move, and a choice takes effect at once. */
export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const { name, label, value, choices, onChoose } = props
  return (
    <fieldset className="min-w-0">
      <legend className="px-3 pt-2 pb-1 text-14 font-label text-muted">{label}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-15 hover:bg-sunken has-checked:text-primary-700 has-focus-visible:outline-2 has-focus-visible:outline-primary-600"
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
            className="sr-only"
          />
          <span className="min-w-0 flex-1">
            {choice.label}
            {choice.note ? <span className="ms-2 text-14 text-muted">{choice.note}</span> : null}
          </span>
          {choice.value === value ? <Icon of={Check} size={18} /> : null}
        </label>
      ))}
    </fieldset>
  )
}
