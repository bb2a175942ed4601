import { useState } from 'react'
import { LtrField } from '../../../ui/ltr-field.tsx'
import type { TextFieldProps } from '../../../ui/text-field.tsx'
import { readDecimal, shownDecimal } from '../read-decimal.ts'

interface DecimalProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  /** Null: the field is empty. */
  readonly value: number | null
  readonly least?: number
  readonly most?: number
  readonly onNumber: (value: number) => void
  /** Called when the field is emptied; without it that is the number 0. */
  readonly onEmpty?: () => void
}

/** A number with a fraction, typed in digits of any script; other text does not reach `onNumber`. */
export function DecimalField({ value, least, most, onNumber, onEmpty, ...field }: DecimalProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const take = (text: string) => {
    setTyped(text)
    if (text.trim() === '' && onEmpty) return onEmpty()
    const number = text.trim() === '' ? 0 : readDecimal(text)
    if (number !== null && number >= (least ?? number) && number <= (most ?? number)) onNumber(number)
  }
  return (
    <LtrField
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      {...field}
      value={typed ?? (value === null ? '' : shownDecimal(value))}
      onChange={({ target }) => take(target.value)}
      // Once it is left, it shows what was understood.
      onBlur={() => setTyped(null)}
    />
  )
}
