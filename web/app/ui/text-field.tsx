import type { ComponentProps, ReactNode } from 'react'
import type { FieldWords } from './field.tsx'
import { controlClasses, Field, LockMark, useTies } from './field.tsx'
import { useFormField } from './form-state.ts'
import type { LucideIcon } from './icon.tsx'
import { Icon } from './icon.tsx'

export type InputProps = Omit<ComponentProps<'input'>, 'disabled' | 'required' | 'className' | 'children'>

export interface TextFieldProps extends FieldWords, InputProps {
  name: string
  /** Inside the box, at the start of the line. */
  icon?: LucideIcon
  /** Inside the box, at the end of the line: a unit, a small button. */
  end?: ReactNode
}

/** One line of text. Reads right to left or left to right as its first letter says. */
export function TextField(props: TextFieldProps) {
  const { label, hideLabel, description, error, isWrong, required, lockedReason, className, ...rest } =
    useFormField(props)
  const { icon, end, ...input } = rest
  const words: FieldWords = {
    label,
    hideLabel,
    description,
    error,
    isWrong,
    required,
    lockedReason,
    className,
  }
  const ties = useTies(words, input.id)
  const ltr = input.dir === 'ltr'
  // Icon and unit are placed by the page's direction, though the text in the input may run the other way.
  const [before, after] = ltr ? ['pe-11', 'ps-20'] : ['ps-11', 'pe-20']
  const space = `${icon || ties.disabled ? before : ''} ${end ? after : ''} ${ltr ? 'text-end' : 'bidi-plain'}`
  return (
    <Field words={words} ties={ties}>
      <span className="relative block">
        {ties.disabled ? (
          <LockMark />
        ) : icon ? (
          <Icon of={icon} className="pointer-events-none absolute inset-y-0 start-4 my-auto text-muted" />
        ) : null}
        <input type="text" {...input} {...ties} className={`${controlClasses(ties)} h-12 ${space}`} />
        {end ? <span className="absolute inset-y-0 end-1 flex items-center text-muted">{end}</span> : null}
      </span>
    </Field>
  )
}
