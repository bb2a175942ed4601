import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Form, useFormAction, useNavigation } from 'react-router'
import type { FormAnswer } from '../api/form-answer.ts'
import { Alert } from '../ui/alert.tsx'
import { Button, type ButtonProps } from '../ui/button.tsx'

export interface ActionFormProps {
  readonly intent: string
  /** What the page's action last said to this form. */
  readonly answer?: FormAnswer | undefined
  /** What the next step needs of this one. */
  readonly carry?: Readonly<Record<string, string | null | undefined>>
  readonly children?: ReactNode
  /** A verb: «ذخیرهٔ نمایه». */
  readonly submit: ReactNode
  readonly pending?: ReactNode
  readonly button?: Pick<ButtonProps, 'look' | 'size' | 'wide' | 'icon' | 'disabledReason' | 'aria-label'>
  /** Beside the button. */
  readonly beside?: ReactNode
  readonly className?: string
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

/** A form of the page's own action: plain without JavaScript, without a reload with it. What came of it stands above. */
export function ActionForm(props: ActionFormProps) {
  const {
    intent,
    answer,
    carry = {},
    children,
    submit,
    pending,
    button,
    beside,
    className = 'grid gap-5',
    onSubmit,
  } = props
  const sending = useSending(intent, carry)
  const action = oneSpelling(useFormAction())
  const form = useRef<HTMLFormElement>(null)
  // To what is wrong, or to the news: it may stand above what one sees.
  useEffect(() => {
    if (!answer) return
    const place = answer.fields ? '[aria-invalid=true]' : '[data-news]'
    form.current?.querySelector<HTMLElement>(place)?.focus()
  }, [answer])
  return (
    <Form ref={form} method="post" action={action} noValidate className={className} onSubmit={onSubmit}>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(carry).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <AnswerNews answer={answer} />
      {children}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button {...button} pending={sending} pendingText={pending}>
          {submit}
        </Button>
        {beside}
      </div>
    </Form>
  )
}

/** The server spells the end of an address anew (`?new=`, `%3A`), the browser keeps it: as the page wakes both say the same. */
export function oneSpelling(address: string): string {
  const [path = '', search] = address.split('?')
  return search ? `${path}?${new URLSearchParams(search)}` : path
}

/** What came of a form, when it concerns the whole of it. */
export function AnswerNews({ answer }: { answer: FormAnswer | undefined }) {
  const sentence = answer?.done ?? answer?.error
  if (!sentence) return null
  return (
    <div data-news tabIndex={-1} className="rounded-option outline-hidden">
      <Alert tone={answer?.done ? 'success' : 'danger'} urgent={!answer?.done}>
        {sentence}
      </Alert>
    </div>
  )
}

/**
 * The same apart from its form: the row that was decided about may be gone, and the list above may begin out of sight.
 */
export function LoneNews({ answer }: { answer: FormAnswer | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) place.current?.querySelector<HTMLElement>('[data-news]')?.focus()
  }, [answer])
  return answer ? (
    <div ref={place} className="contents">
      <AnswerNews answer={answer} />
    </div>
  ) : null
}

/** Whether this very form is on its way; twins of one intent are told apart by what they carry. */
function useSending(intent: string, carry: NonNullable<ActionFormProps['carry']>): boolean {
  const { state, formData } = useNavigation()
  if (state === 'idle' || formData?.get('intent') !== intent) return false
  return Object.entries(carry).every(([name, value]) => !value || formData.get(name) === value)
}
