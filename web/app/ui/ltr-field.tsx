import type { TextFieldProps } from './text-field.tsx'
import { TextField } from './text-field.tsx'

export type LtrFieldProps = Omit<TextFieldProps, 'dir' | 'type'>

/** For what is written left to right whatever the page is: it starts at the side where Persian starts. */
export function LtrField({ type, ...props }: TextFieldProps) {
  return <TextField {...props} type={type} dir="ltr" spellCheck={false} autoCapitalize="none" />
}

/** An e-mail address. */
export function EmailField(props: LtrFieldProps) {
  return <LtrField autoComplete="email" inputMode="email" {...props} type="email" />
}
