import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { FieldWords } from './field.tsx'
import { controlClasses, Field, useTies } from './field.tsx'
import { useFormField } from './form-state.ts'
import { Icon } from './icon.tsx'

export interface Option {
  value: string
  label: string
  disabled?: boolean
}

interface SelectFieldProps
  extends FieldWords,
    Omit<ComponentProps<'select'>, 'disabled' | 'required' | 'className' | 'children' | 'multiple'> {
  name: string
  options: readonly Option[]
  /** The first line, when nothing is chosen yet. */
  placeholder?: string
}

/** Selects one of many options with the browser's own list: light, good on a phone, works without JavaScript. */
export function SelectField(props: SelectFieldProps) {
  const { label, hideLabel, description, error, required, lockedReason, className, ...rest } = useFormField({
    required: false,
    ...props,
  })
  const { options, placeholder, ...select } = rest
  const words: FieldWords = { label, hideLabel, description, error, required, lockedReason, className }
  const ties = useTies(words, select.id)
  return (
    <Field words={words} ties={ties}>
      <span className="relative block">
        <select
          {...select}
          {...ties}
          className={`${controlClasses(ties)} h-12 appearance-none truncate pe-11`}
        >
          {placeholder ? <option value="">{placeholder}</option> : null}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          of={ChevronDown}
          size={18}
          className="pointer-events-none absolute inset-y-0 end-4 my-auto text-muted"
        />
      </span>
    </Field>
  )
}
