import { containsPersian } from '@arvand/persian/letters'
import { Eye, EyeOff } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { IconButton } from './button.tsx'
import type { LtrFieldProps } from './ltr-field.tsx'
import { LtrField } from './ltr-field.tsx'

/** A password that can be shown. Set `autoComplete="new-password"` where a person chooses one. */
export function PasswordField(props: Omit<LtrFieldProps, 'end'>) {
  const [shown, setShown] = useState(false)
  const [isPersian, setPersian] = useState(false)
  const watch = ({ currentTarget }: FormEvent<HTMLInputElement>) =>
    setPersian(containsPersian(currentTarget.value))
  const eye = (
    <IconButton
      icon={shown ? EyeOff : Eye}
      label={shown ? 'پنهان کردن رمز عبور' : 'نمایش رمز عبور'}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
      // Hidden without JavaScript, because the button would do nothing.
      className="hidden [@media(scripting:enabled)]:inline-grid"
    />
  )
  return (
    <div className="min-w-0">
      <LtrField
        autoComplete="current-password"
        {...props}
        type={shown ? 'text' : 'password'}
        end={eye}
        onInput={watch}
        // The field may already hold text that was typed or autofilled before this page was hydrated.
        onFocus={watch}
        onBlur={watch}
      />
      <p role="status" className="text-14 leading-relaxed text-warning-700 not-empty:mt-1.5">
        {isPersian ? 'حروف فارسی در رمز عبور دارید؛ زبان صفحه‌کلید را ببینید' : null}
      </p>
    </div>
  )
}
