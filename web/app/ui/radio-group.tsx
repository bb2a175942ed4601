import type { ComponentProps } from 'react'
import { useId } from 'react'
import type { Choice } from './checkbox.tsx'
import type { FieldWords } from './field.tsx'
import { Field, useTies } from './field.tsx'
import { useFormField } from './form-state.ts'

interface RadioGroupProps extends FieldWords {
  name: string
  choices: readonly Choice[]
  defaultValue?: string
  /** Each choice in a frame of its own, as in an exam. */
  framed?: boolean
  onChange?: ComponentProps<'input'>['onChange']
}

/** Selects one of a few options, all of which are visible. */
export function RadioGroup(props: RadioGroupProps) {
  const {
    name,
    choices,
    defaultValue,
    framed = false,
    onChange,
    ...words
  } = useFormField({
    required: false,
    ...props,
  })
  const ties = useTies(words)
  return (
    <Field words={words} ties={ties} group>
      <div className={framed ? 'grid grid-cols-1 gap-3 pt-1' : 'grid'}>
        {choices.map((choice) => (
          <Radio
            key={choice.value}
            name={name}
            choice={choice}
            framed={framed}
            checked={choice.value === defaultValue}
            wrong={Boolean(words.error)}
            onChange={onChange}
          />
        ))}
      </div>
    </Field>
  )
}

interface RadioProps {
  name: string
  choice: Choice
  framed: boolean
  checked: boolean
  wrong: boolean
  onChange: RadioGroupProps['onChange']
}

function Radio({ name, choice, framed, checked, wrong, onChange }: RadioProps) {
  const hintId = useId()
  const hint = choice.lockedReason ?? choice.description
  const frame = framed
    ? 'min-h-16 items-center rounded-option border border-line bg-surface px-5 py-3 has-checked:border-primary-600 has-checked:bg-primary-50 has-checked:ring-1 has-checked:ring-primary-600 hover:border-edge'
    : 'min-h-11 items-start py-2'
  return (
    <label className={`flex gap-3 text-16 leading-7 ${frame}`}>
      <input
        type="radio"
        name={name}
        value={choice.value}
        defaultChecked={checked}
        disabled={Boolean(choice.lockedReason)}
        aria-describedby={hint ? hintId : undefined}
        onChange={onChange}
        className={`mt-0.5 size-6 shrink-0 cursor-pointer appearance-none rounded-full border-[1.5px] bg-surface transition-[border-width] duration-150 checked:border-[7px] checked:border-primary-600 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken forced-colors:appearance-auto ${wrong ? 'border-danger' : 'border-edge'}`}
      />
      <span className="min-w-0 wrap-anywhere">
        {choice.label}
        {hint ? (
          <span id={hintId} className="block text-14 leading-relaxed text-muted">
            {hint}
          </span>
        ) : null}
      </span>
    </label>
  )
}
