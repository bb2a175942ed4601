import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from './button.tsx'
import type { LtrFieldProps } from './ltr-field.tsx'
import { LtrField } from './ltr-field.tsx'

/** A password that can be shown. Say `autoComplete="new-password"` where one is chosen. */
export function PasswordField(props: Omit<LtrFieldProps, 'end'>) {
  const [shown, setShown] = useState(false)
  const eye = (
    <IconButton
      icon={shown ? EyeOff : Eye}
      label={shown ? 'پنهان کردن گذرواژه' : 'نشان دادن گذرواژه'}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
      // Without JavaScript it could do nothing.
      className="hidden [@media(scripting:enabled)]:inline-grid"
    />
  )
  return <LtrField autoComplete="current-password" {...props} type={shown ? 'text' : 'password'} end={eye} />
}
