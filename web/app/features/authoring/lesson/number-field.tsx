import { localDigits, toLatinDigits } from '@arvand/persian/digits'
import { useState } from 'react'
import { LtrField } from '../../../ui/ltr-field.tsx'
import type { TextFieldProps } from '../../../ui/text-field.tsx'

interface NumberProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  readonly value: number | null
  readonly least: number
  readonly most: number
  /** Null: the field is empty. */
  readonly onNumber: (value: number | null) => void
}

/** A whole number, typed in digits of any script; other text does not reach `onNumber`. */
export function NumberField({ value, least, most, onNumber, ...field }: NumberProps) {
  const [text, setText] = useState(value === null ? '' : localDigits(value))
  const take = (typed: string) => {
    setText(localDigits(typed))
    const latin = toLatinDigits(typed).trim()
    if (latin === '') return onNumber(null)
    const number = Number(latin)
    if (Number.isInteger(number) && number >= least && number <= most) onNumber(number)
  }
  return (
    <LtrField
      {...field}
      inputMode="numeric"
      maxLength={5}
      value={text}
      onChange={(event) => take(event.target.value)}
    />
  )
}
