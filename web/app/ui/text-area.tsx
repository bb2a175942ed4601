import type { ComponentProps } from 'react'
import type { FieldWords } from './field.tsx'
import { controlClasses, Field, useTies } from './field.tsx'
import { useFormField } from './form-state.ts'

interface TextAreaProps
  extends FieldWords,
    Omit<ComponentProps<'textarea'>, 'disabled' | 'required' | 'className' | 'children'> {
  name: string
}

/** Several lines of text; grows with its text in browsers that can do that. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, description, error, required, lockedReason, className, ...area } =
    useFormField(props)
  const words: FieldWords = { label, hideLabel, description, error, required, lockedReason, className }
  const ties = useTies(words, area.id)
  return (
    <Field words={words} ties={ties}>
      <textarea
        rows={4}
        {...area}
        {...ties}
        className={`${controlClasses(ties)} bidi-plain field-sizing-content block max-h-96 min-h-28 resize-y py-2`}
      />
    </Field>
  )
}
