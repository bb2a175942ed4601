import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useContext, useId } from 'react'
import type { FieldWords } from './field.tsx'
import { Field, useTies } from './field.tsx'
import { FormContext, useFormBox, useFormField } from './form-state.ts'
import { Icon } from './icon.tsx'

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'disabled' | 'children'>

export interface CheckboxProps extends InputProps {
  name: string
  children: ReactNode
  description?: ReactNode
  error?: ReactNode
  lockedReason?: ReactNode
}

/** The box alone, for a row that names it by `aria-label`. */
export const Box = ({ className = '', ...input }: Omit<ComponentProps<'input'>, 'type'>) => (
  <span className={`relative grid size-6 shrink-0 ${className}`}>
    <input
      {...input}
      type="checkbox"
      className="peer absolute inset-0 size-6 cursor-pointer appearance-none rounded-small border-[1.5px] border-edge bg-surface transition-colors duration-150 checked:border-primary-600 checked:bg-primary-600 aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:checked:bg-edge forced-colors:appearance-auto"
    />
    <span className="pointer-events-none invisible relative m-auto text-on-primary peer-checked:visible forced-colors:hidden">
      <Icon of={Check} size={16} className="stroke-[2.6]" />
    </span>
  </span>
)

/** A checkbox; its whole line can be clicked. */
export function Checkbox(props: CheckboxProps) {
  const { children, description, error, lockedReason, required, ...input } = useFormBox(props)
  const hintId = useId()
  const hint = error ?? lockedReason ?? description
  return (
    <div>
      <EmptyTwin of={props} />
      <label className="group flex min-h-11 items-start gap-3 py-2 text-16 leading-7">
        <Box
          {...input}
          disabled={Boolean(lockedReason)}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={hint ? hintId : undefined}
          className="mt-0.5"
        />
        <span className="min-w-0 wrap-anywhere">
          {children}
          {required ? ' ' : null}
          {required ? <span className="ms-1 text-14 text-muted">الزامی</span> : null}
        </span>
      </label>
      {hint ? (
        <p id={hintId} className={`ms-9 text-14 leading-relaxed ${error ? 'text-danger' : 'text-muted'}`}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}

/** A checkbox that is not ticked sends nothing; this empty value says that the checkbox was in the form. */
function EmptyTwin({ of: { name, lockedReason } }: { of: CheckboxProps }) {
  const kind = useContext(FormContext).fields[name]?.kind
  return (kind === 'flag' || kind === 'list') && !lockedReason ? (
    <input type="hidden" name={name} value="" />
  ) : null
}

export interface Choice {
  value: string
  label: ReactNode
  description?: ReactNode
  lockedReason?: ReactNode
}

interface CheckboxGroupProps extends FieldWords {
  name: string
  choices: readonly Choice[]
  defaultValue?: readonly string[]
  onChange?: ComponentProps<'input'>['onChange']
}

/** Several checkboxes under one question; the form gets the name once for each ticked one. */
export function CheckboxGroup({ name, choices, onChange, ...own }: CheckboxGroupProps) {
  const { defaultValue = [], ...words } = useFormField({ ...own, required: own.required ?? false, name })
  const ties = useTies(words)
  return (
    <Field words={words} ties={ties} group>
      {choices.map(({ value, label, ...rest }) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          defaultChecked={defaultValue.includes(value)}
          onChange={onChange}
          {...rest}
        >
          {label}
        </Checkbox>
      ))}
    </Field>
  )
}
