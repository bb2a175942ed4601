import { localDigits, toLatinDigits } from '@arvand/persian/digits'
import type { InputEvent } from 'react'
import { LtrField } from './ltr-field.tsx'
import type { TextFieldProps } from './text-field.tsx'
import type { Shape } from './typed-digits.ts'
import { mobileShape, onlyDigits, reshape, thousands } from './typed-digits.ts'

export interface DigitsFieldProps extends Omit<TextFieldProps, 'dir' | 'type' | 'value' | 'defaultValue'> {
  defaultValue?: string | number
}

interface ShapedProps extends DigitsFieldProps {
  shape: Shape
}

/** Takes Latin, Persian and Arabic digits and shows those of the locale; the server reads all three. */
export function ShapedField({ shape, defaultValue, onInput, ...props }: ShapedProps) {
  const shown =
    defaultValue === undefined ? undefined : localDigits(shape(toLatinDigits(String(defaultValue))))
  const follow = (event: InputEvent<HTMLInputElement>) => {
    reshape(event.currentTarget, shape)
    onInput?.(event)
  }
  return <LtrField inputMode="numeric" autoComplete="off" {...props} defaultValue={shown} onInput={follow} />
}

/** A number that identifies something: no thousands separators, leading zeros stay. */
export function DigitsField(props: DigitsFieldProps) {
  return <ShapedField {...props} shape={onlyDigits} />
}

/** An Iranian mobile number, in groups. */
export function MobileField(props: DigitsFieldProps) {
  return <ShapedField autoComplete="tel" inputMode="tel" {...props} shape={mobileShape} />
}

/** A national code of ten digits. */
export function NationalCodeField(props: DigitsFieldProps) {
  return <ShapedField {...props} shape={tenDigits} />
}
const tenDigits: Shape = (typed) => onlyDigits(typed).slice(0, 10)

/** An amount in toman with thousands separators. */
export function MoneyField(props: DigitsFieldProps) {
  return <ShapedField {...props} shape={thousands} end={<span className="px-3 text-15">تومان</span>} />
}
