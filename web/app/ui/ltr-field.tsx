import type { TextFieldProps } from './text-field.tsx'
import { TextField } from './text-field.tsx'

export type LtrFieldProps = Omit<TextFieldProps, 'dir' | 'type'>

/** For text that is written left to right on every page; it is aligned to the side where Persian starts. */
export function LtrField({ type, ...props }: TextFieldProps) {
  return <TextField {...props} type={type} dir="ltr" spellCheck={false} autoCapitalize="none" />
}

export function EmailField(props: LtrFieldProps) {
  return <LtrField autoComplete="email" inputMode="email" {...props} type="email" />
}
