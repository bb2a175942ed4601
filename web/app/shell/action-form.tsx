import type { Endpoint } from '@arvand/contracts/endpoint'
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { type FetcherWithComponents, Form, useFormAction, useNavigation } from 'react-router'
import type { FormAnswer } from '../api/form-answer.ts'
import { formFields } from '../api/form-fields.ts'
import { Alert } from '../ui/alert.tsx'
import { Button, type ButtonProps } from '../ui/button.tsx'
import { FormContext, type FormState, noForm } from '../ui/form-state.ts'
import { useVisitor } from './use-root.ts'

export interface ActionFormProps {
  readonly intent: string
  /** Where the page's action sends it: its inputs get their limits of it. */
  readonly to?: Endpoint
  /** What the page's action last said to this form. */
  readonly answer?: FormAnswer | undefined
  /** What is typed goes once it was taken: the form is for the next one. */
  readonly clears?: boolean
  /** What the next step needs of this one. */
  readonly carry?: Readonly<Record<string, string | null | undefined>>
  readonly children?: ReactNode
  /** A verb: «ذخیرهٔ نمایه». */
  readonly submit: ReactNode
  readonly button?: Pick<
    ButtonProps,
    'variant' | 'size' | 'wide' | 'icon' | 'disabledReason' | 'title' | 'aria-label' | 'aria-pressed'
  >
  /** Beside the button. */
  readonly beside?: ReactNode
  readonly className?: string
  /** A form of another page: with JavaScript it is sent there while one stays where one is. */
  readonly elsewhere?: {
    readonly page: string
    readonly fetcher: Pick<FetcherWithComponents<unknown>, 'Form' | 'state'>
  }
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

/** A form of the page's own action: plain without JavaScript, without a reload with it. What came of it stands above. */
export function ActionForm(props: ActionFormProps) {
  const {
    intent,
    to,
    answer,
    clears,
    carry = {},
    children,
    submit,
    button,
    beside,
    elsewhere,
    onSubmit,
  } = props
  const isOnItsWay = useSending(intent, carry)
  const sending = elsewhere ? elsewhere.fetcher.state !== 'idle' : isOnItsWay
  const ownPage = oneSpelling(useFormAction())
  const Sent = elsewhere?.fetcher.Form ?? Form
  const form = useRef<HTMLFormElement>(null)
  const request = useRequestId(answer)
  const state = useMemo(() => stateOf(to, answer), [to, answer])
  // To what is wrong, or to the news: it may stand above what one sees.
  useEffect(() => {
    if (!answer) return
    const place = answer.fields ? '[aria-invalid=true]' : '[data-news]'
    form.current?.querySelector<HTMLElement>(place)?.focus()
  }, [answer])
  return (
    <Sent
      ref={form}
      method="post"
      action={elsewhere?.page ?? ownPage}
      noValidate
      className={props.className ?? 'grid gap-5'}
      onSubmit={(event) => {
        onSubmit?.(event)
        if (!event.defaultPrevented) request.name()
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      {'requestId' in state.fields ? (
        <input
          ref={request.input}
          type="hidden"
          name="requestId"
          value={request.id}
          readOnly
          suppressHydrationWarning
        />
      ) : null}
      {Object.entries(carry).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <AnswerNews answer={answer} />
      <FormContext key={clears ? request.done : 0} value={state}>
        {children}
      </FormContext>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button {...button} pending={sending}>
          {submit}
        </Button>
        {beside}
      </div>
    </Sent>
  )
}

function stateOf(to: Endpoint | undefined, answer: FormAnswer | undefined): FormState {
  if (!to) return noForm
  return {
    fields: formFields(to),
    errors: answer?.fields ?? {},
    typed: (!answer?.done && answer?.values) || {},
  }
}

/**
 * Names what a person means to do, once until it was answered: sent again over a line that was cut, it is the same
 * request. Without JavaScript the page of somebody comes with a name, which a kept page, the same for all, may not.
 */
function useRequestId(answer: FormAnswer | undefined) {
  const input = useRef<HTMLInputElement>(null)
  const isKept = useVisitor() === null
  const [request, setRequest] = useState(() => ({ answer, done: 0, id: isKept ? '' : newId() }))
  if (request.answer !== answer)
    setRequest({ answer, done: request.done + (answer?.done ? 1 : 0), id: newId() })
  const name = () => {
    if (request.id || !input.current) return
    const id = newId()
    // The form is read before the page is drawn again.
    input.current.value = id
    setRequest({ ...request, id })
  }
  return { input, name, id: request.id, done: request.done }
}

/** `randomUUID` is there on https and on the loopback only; empty, the action names it. */
const newId = (): string => crypto.randomUUID?.() ?? ''

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
