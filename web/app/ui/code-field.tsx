import { digitsOnly, localDigits } from '@arvand/persian/digits'
import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { FieldWords } from './field.tsx'
import { Field, useTies } from './field.tsx'
import { useFormField } from './form-state.ts'

interface CodeFieldProps extends FieldWords {
  name: string
  /** How many digits; six unless said otherwise. */
  length?: number
  /** Sends the form when the last digit is in. */
  submitWhenFull?: boolean
  autoFocus?: boolean
}

/**
 * A one-time code. One real field lies over the boxes, so that pasting, autofill from a text message, screen readers
 * and a page without JavaScript all work; the boxes only show what is in it.
 */
export function CodeField(props: CodeFieldProps) {
  const { name, length = 6, submitWhenFull = false, autoFocus, ...words } = useFormField(props)
  const ties = useTies(words)
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState<string | null>(null)
  const [focused, setFocused] = useState(false)

  const take = (text: string) => {
    const digits = digitsOnly(text).slice(0, length)
    const field = input.current
    if (!field) return
    field.value = digits
    setCode(digits)
    if (submitWhenFull && digits.length === length && digits !== code) field.form?.requestSubmit()
  }

  // The field may already hold text that was typed or autofilled before the page was hydrated.
  const takeAtFirst = useRef(() => take(input.current?.value ?? ''))
  useEffect(() => {
    takeAtFirst.current()
    // It may also have the focus already, by `autofocus` or by the person.
    setFocused(document.activeElement === input.current)
  }, [])
  useTextMessageCode(input, take)

  const live = code !== null
  const look = live
    ? 'text-transparent caret-transparent selection:bg-transparent focus:outline-hidden'
    : 'tracking-[2em] ps-[1.2em]'
  return (
    <Field words={words} ties={ties}>
      <span dir="ltr" className="relative block max-w-[26.25rem]">
        <Boxes code={code ?? ''} length={length} focused={focused} wrong={Boolean(words.error)} />
        <input
          {...ties}
          ref={input}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          // biome-ignore lint/a11y/noAutofocus: the caller asks for it on a screen whose one purpose is this code
          autoFocus={autoFocus}
          spellCheck={false}
          onInput={(event) => take(event.currentTarget.value)}
          onPaste={(event) => {
            event.preventDefault()
            take(event.clipboardData.getData('text'))
          }}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onSelect={({ currentTarget: { value }, currentTarget }) =>
            live && currentTarget.setSelectionRange(value.length, value.length)
          }
          className={`absolute inset-0 w-full bg-transparent text-26 font-label ${look}`}
        />
      </span>
    </Field>
  )
}

function Boxes({
  code,
  length,
  focused,
  wrong,
}: {
  code: string
  length: number
  focused: boolean
  wrong: boolean
}) {
  const here = Math.min(code.length, length - 1)
  const edge = wrong ? 'border-danger' : 'border-edge'
  return (
    <span aria-hidden="true" className="flex gap-2 sm:gap-2.5">
      {Array.from({ length }, (_, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes never move
          key={at}
          className={`grid h-14 min-w-0 flex-1 place-items-center rounded-tile border text-26 font-label sm:h-16 ${
            focused && at === here
              ? 'border-2 border-primary-600 bg-surface ring-3 ring-primary-100'
              : `bg-paper ${edge}`
          }`}
        >
          {code[at] ? localDigits(code[at]) : focused && at === here ? <Caret /> : null}
        </span>
      ))}
    </span>
  )
}

const Caret = () => <span className="h-7 w-0.5 animate-blink bg-primary-600" />

interface CodeCredential {
  code?: string
}

/** Takes the code from the text message in browsers that support WebOTP. */
function useTextMessageCode(input: RefObject<HTMLInputElement | null>, take: (text: string) => void) {
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    if (!('OTPCredential' in window) || !input.current) return
    const waiting = new AbortController()
    const request = { otp: { transport: ['sms'] }, signal: waiting.signal } as CredentialRequestOptions
    navigator.credentials.get(request).then(
      (credential) => latest.current((credential as CodeCredential | null)?.code ?? ''),
      () => undefined,
    )
    return () => waiting.abort()
  }, [input])
}
