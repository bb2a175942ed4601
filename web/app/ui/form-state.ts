import { createContext, useContext } from 'react'
import type { FieldWords } from './field.tsx'

/** What the form knows about its inputs, by the input's name. */
export interface FormState {
  readonly fields: Readonly<
    Record<string, { readonly required?: true; readonly maxLength?: number; readonly kind: string }>
  >
  /** The server's sentences about wrong inputs. */
  readonly errors: Readonly<Record<string, string>>
  /** The refused values, so that a page without JavaScript can fill them in again. */
  readonly typed: Readonly<Record<string, string>>
}

export const noForm: FormState = { fields: {}, errors: {}, typed: {} }
export const FormContext = createContext(noForm)

interface Own<Value> {
  readonly name?: string | undefined
  readonly error?: FieldWords['error']
  readonly required?: boolean | undefined
  readonly maxLength?: number | undefined
  readonly defaultValue?: Value | undefined
}

/**
 * An input's props, completed by the form around it. The input's own props win, except that a refused value replaces
 * its default value.
 */
export function useFormField<Value, Props extends Own<Value>>(props: Props): Props {
  const { fields, errors, typed } = useContext(FormContext)
  const { name } = props
  const field = name === undefined ? undefined : fields[name]
  if (name === undefined || !field) return props
  return {
    ...props,
    error: props.error ?? errors[name],
    required: props.required ?? field.required,
    maxLength: props.maxLength ?? field.maxLength,
    ...(name in typed ? { defaultValue: field.kind === 'list' ? ticked(typed[name]) : typed[name] } : {}),
  }
}

const ticked = (values: string | undefined): string[] => (values ? values.split('\n') : [])

interface OwnBox {
  readonly name: string
  readonly error?: FieldWords['error']
  readonly defaultChecked?: boolean | undefined
}

/** The same as `useFormField`, for a checkbox. */
export function useFormBox<Props extends OwnBox>(props: Props): Props {
  const { fields, errors, typed } = useContext(FormContext)
  const { name } = props
  if (fields[name]?.kind !== 'flag') return props
  return {
    ...props,
    error: props.error ?? errors[name],
    ...(name in typed ? { defaultChecked: typed[name] !== '' } : {}),
  }
}
