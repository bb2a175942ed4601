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
  /** The endpoint that the page's action calls with the form; its fields set the limits of the inputs. */
  readonly to?: Endpoint
  /** What the page's action last answered to this form. */
  readonly answer?: FormAnswer | undefined
  /** Empties the form after success, so that the next entry can be typed. */
  readonly clears?: boolean
  /** After success the focus goes to the first field, for the next entry, instead of the message. */
  readonly continues?: boolean
  /** The answer stands at the button, for a form whose head may be out of sight. */
  readonly newsAtButton?: boolean
  /** Values sent as hidden fields, e.g. what the next step needs of this one; empty ones are left out. */
  readonly carry?: Readonly<Record<string, string | null | undefined>>
  readonly children?: ReactNode
  /** A verb: «ذخیرهٔ پروفایل». */
  readonly submit: ReactNode
  readonly button?: Pick<
    ButtonProps,
    'variant' | 'size' | 'wide' | 'icon' | 'disabledReason' | 'title' | 'aria-label' | 'aria-pressed'
  >
  /** A file field of the form is sent with it; without this only the file's name is. */
  readonly sendsFiles?: boolean
  /** Beside the button. */
  readonly beside?: ReactNode
  readonly className?: string
  /** For a form whose action belongs to another page: with JavaScript it is sent there and the current page stays. */
  readonly elsewhere?: {
    readonly page: string
    readonly fetcher: Pick<FetcherWithComponents<unknown>, 'Form' | 'state'>
  }
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * A form of the page's own action: plain without JavaScript, without a reload with it. The action's answer is shown
 * above its fields.
 */
export function ActionForm(props: ActionFormProps) {
  const {
    intent,
    to,
    answer,
    clears,
    continues,
    newsAtButton,
    carry = {},
    children,
    submit,
    button,
    beside,
    sendsFiles = false,
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
  // Moves the focus to the first wrong field, or to the message, which may be above the visible part of the page.
  useEffect(() => {
    if (!answer) return
    const next = continues && answer.done ? 'input:not([type=hidden])' : '[data-news]'
    form.current?.querySelector<HTMLElement>(answer.fields ? '[aria-invalid=true]' : next)?.focus()
  }, [answer, continues])
  return (
    <Sent
      ref={form}
      method="post"
      action={elsewhere?.page ?? ownPage}
      encType={sendsFiles ? 'multipart/form-data' : undefined}
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
      {newsAtButton ? null : <AnswerNews answer={answer} />}
      <FormContext key={clears ? request.done : 0} value={state}>
        {children}
      </FormContext>
      {newsAtButton ? <AnswerNews answer={answer} /> : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button {...button} pending={sending}>
          {submit}
        </Button>
        {beside}
      </div>
    </Sent>
  )
}

/** What the inputs of a form know: their limits by its endpoint, and what was wrong and typed the last time. */
export function stateOf(to: Endpoint | undefined, answer: FormAnswer | undefined): FormState {
  if (!to) return noForm
  return {
    fields: formFields(to),
    errors: answer?.fields ?? {},
    typed: (!answer?.done && answer?.values) || {},
  }
}

/**
 * The id of the request, the same until the form is answered, so that the server recognises a form that was sent twice
 * over a broken connection. For people without JavaScript the server renders an id, but not into a page for strangers,
 * which is cached and the same for all.
 */
export function useRequestId(answer: FormAnswer | undefined) {
  const input = useRef<HTMLInputElement>(null)
  const isKept = useVisitor() === null
  const [request, setRequest] = useState(() => ({ answer, done: 0, id: isKept ? '' : newId() }))
  if (request.answer !== answer)
    setRequest({ answer, done: request.done + (answer?.done ? 1 : 0), id: newId() })
  const name = () => {
    if (request.id || !input.current) return
    const id = newId()
    // Written into the input directly, because the browser reads the form before React renders the new id.
    input.current.value = id
    setRequest({ ...request, id })
  }
  return { input, name, id: request.id, done: request.done }
}

/** `randomUUID` exists only on https and on the loopback; when the id is empty, the action makes one. */
const newId = (): string => crypto.randomUUID?.() ?? ''

/**
 * The server spells the query of an address in its own way (`?new=`, `%3A`) and the browser keeps the original; this
 * makes both the same, so that hydration finds no difference.
 */
export function oneSpelling(address: string): string {
  const [path = '', search] = address.split('?')
  return search ? `${path}?${new URLSearchParams(search)}` : path
}

/** The outcome of a form, as a message above its fields. */
export function AnswerNews({ answer }: { answer: FormAnswer | undefined }) {
  const sentence = answer?.done ?? answer?.error
  if (!sentence) return null
  return (
    // In a form that is one row, the news has a row of its own.
    <div data-news tabIndex={-1} className="col-span-full basis-full rounded-option outline-hidden">
      <Alert tone={answer?.done ? 'success' : 'danger'} urgent={!answer?.done}>
        {sentence}
      </Alert>
    </div>
  )
}

/**
 * Shows the outcome outside of the form and focuses it: the row with the form may be gone, and the start of the list
 * may be out of sight.
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

/** Whether this very form is being sent; forms of one intent are distinguished by their hidden fields. */
function useSending(intent: string, carry: NonNullable<ActionFormProps['carry']>): boolean {
  const { state, formData } = useNavigation()
  if (state === 'idle' || formData?.get('intent') !== intent) return false
  return Object.entries(carry).every(([name, value]) => !value || formData.get(name) === value)
}
