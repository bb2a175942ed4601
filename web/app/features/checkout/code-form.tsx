import { type FormEvent, type ReactNode, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { LtrField } from '../../ui/ltr-field.tsx'
import { checkoutWords as words } from './words.ts'

interface CodeFormProps {
  readonly name: 'code' | 'card'
  readonly label: string
  readonly hint?: string
  /** The address that the form without JavaScript posts to. */
  readonly here: string
  /** Why the code cannot be used: sent without JavaScript, or valid until now. */
  readonly error?: string | null
  readonly typed?: string | undefined
  /** Tries the code; gives a sentence when it cannot be used. */
  readonly onUse: (code: string) => Promise<string | null>
  readonly children: ReactNode
}

/** A field for one code with its button; an error is shown at the field. */
export function CodeForm({ name, label, hint, here, error, typed, onUse, children }: CodeFormProps) {
  const [said, setSaid] = useState<string | null | undefined>(undefined)
  const [isTrying, setTrying] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const code = String(new FormData(form).get(name) ?? '').trim()
    const field = form.querySelector<HTMLInputElement>(`input[name=${name}][type=text]`)
    if (code.length < 3) {
      setSaid(words.emptyCode)
      field?.focus()
      return
    }
    setTrying(true)
    void onUse(code).then((sentence) => {
      setTrying(false)
      setSaid(sentence)
      if (sentence) field?.focus()
      else form.reset()
    })
  }
  return (
    <Form
      method="post"
      action={here}
      onSubmit={submit}
      noValidate
      className="flex flex-wrap items-start gap-3"
    >
      {children}
      <LtrField
        name={name}
        label={label}
        description={hint}
        error={said === undefined ? error : said}
        defaultValue={typed}
        autoComplete="off"
        maxLength={60}
        className="min-w-0 flex-[1_1_9rem]"
      />
      <Button variant="outline" pending={isTrying} className="mt-7.5">
        {words.use}
      </Button>
    </Form>
  )
}
