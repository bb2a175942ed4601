import type { Endpoint } from '@arvand/contracts/endpoint'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { confirmedName, type FormAnswer, type Question } from '../api/form-answer.ts'
import { actWords } from '../ui/act-words.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { Fold } from '../ui/fold.tsx'
import { FormContext, type FormState } from '../ui/form-state.ts'
import { ButtonLink } from '../ui/link.tsx'
import { AnswerNews, stateOf, useRequestId } from './action-form.tsx'

export interface BulkAct {
  readonly intent: string
  /** The endpoint of the act; its fields set the limits of the inputs, and what is wrong stands beside them. */
  readonly to: Endpoint
  /** Inputs by the endpoint’s fields, where another act of the form has a field of the same name. */
  readonly inputs?: Readonly<Record<string, string>>
  /** What unfolds the act in the bar. */
  readonly title: string
  readonly submit: string
  readonly danger?: boolean
  /** Further fields that apply to all selected rows. */
  readonly fields: ReactNode
  /** What to ask first about so many rows; null when the form is not filled in. The action decides by the same rule. */
  readonly question?: (count: number, form: FormData) => Question | null
}

interface BulkFormProps {
  /** The name of the checkboxes; each row has one, however the row is drawn. */
  readonly name: string
  readonly acts: readonly BulkAct[]
  readonly answer: FormAnswer | undefined
  /** Says what the rows can be selected for. */
  readonly hint: string
  /** The list tells of a success itself, because it may be empty then, and this form gone. */
  readonly newsAbove?: boolean
  readonly children: ReactNode
}

/**
 * A form around the rows of a list, for actions on all selected rows. Its bar appears with the first selected row.
 */
export function BulkForm({ name, acts, answer: anyAnswer, hint, newsAbove, children }: BulkFormProps) {
  const answer = acts.some(({ intent }) => intent === anyAnswer?.intent) ? anyAnswer : undefined
  const form = useRef<HTMLFormElement>(null)
  const mark = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState<{ question: Question; by: HTMLElement | null } | null>(null)
  const request = useRequestId(anyAnswer)
  const { formData } = useNavigation()
  useEffect(() => {
    if (answer?.done) {
      form.current?.reset()
      // On a phone an open act hides the others.
      for (const fold of form.current?.querySelectorAll('details[open]') ?? []) fold.removeAttribute('open')
    }
    if (answer?.fields) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [answer])
  const chooseAll = () => {
    const boxes = [...(form.current?.querySelectorAll<HTMLInputElement>(`[name=${name}]`) ?? [])]
    const isAll = boxes.every(({ checked }) => checked)
    for (const box of boxes) box.checked = !isAll
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const by = (event.nativeEvent as SubmitEvent).submitter
    const sent = new FormData(event.currentTarget, by)
    const act = acts.find(({ intent }) => intent === sent.get('intent'))
    const count = new Set(sent.getAll(name)).size
    const question = mark.current?.value === 'yes' ? null : act?.question?.(count, sent)
    if (question) {
      event.preventDefault()
      setAsked({ question, by })
    } else request.name()
  }

  function confirm() {
    setAsked(null)
    if (!mark.current) return
    mark.current.value = 'yes'
    form.current?.requestSubmit(asked?.by)
    mark.current.value = ''
  }

  if (answer?.asks) return <AskedOnPage answer={answer} asks={answer.asks} name={name} />
  // What is wrong with the selection itself has no input beside which it could stand.
  const wrong = answer?.fields?.[name]
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onSubmit={onSubmit}
      className="group grid grid-cols-1 gap-3 [counter-reset:chosen]"
    >
      {/* The first button of a form is what Enter presses; no act may be done by an Enter in the field of another. */}
      <button type="submit" disabled hidden />
      <input
        ref={request.input}
        type="hidden"
        name="requestId"
        value={request.id}
        readOnly
        suppressHydrationWarning
      />
      <input ref={mark} type="hidden" name={confirmedName} defaultValue="" />
      <AnswerNews
        answer={
          answer && !(newsAbove && answer.done)
            ? { ...answer, error: answer.error ?? wrong ?? '' }
            : undefined
        }
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-14 text-muted">{hint}</p>
        <span className="-mx-4 noscript:hidden">
          <Button type="button" variant="quiet" size="compact" onClick={chooseAll}>
            انتخاب همهٔ این صفحه
          </Button>
        </span>
      </div>
      <div data-rows className="contents [&_input:checked]:[counter-increment:chosen]">
        {children}
      </div>
      {/* On a phone the open act stands alone, so that the bar leaves the rows to be seen. */}
      <div className="sticky bottom-0 z-10 hidden max-h-[60dvh] overflow-y-auto max-lg:[&:has(details[open])>details:not([open])]:hidden max-lg:bottom-[calc(4.25rem+env(safe-area-inset-bottom))] flex-wrap items-center gap-x-5 gap-y-1 border-t border-line bg-paper py-3 group-has-[[data-rows]_input:checked]:flex">
        {/* Counted by the browser, so before hydration too; a row that is drawn twice counts once. */}
        <p className="text-15 font-label before:content-[counter(chosen,persian)]"> انتخاب‌شده</p>
        {acts.map(({ intent, to, inputs, title, submit, danger, fields }) => (
          <Fold key={intent} label={title} group={name}>
            <div className="flex flex-wrap items-end gap-3 pb-2">
              <FormContext
                value={renamed(stateOf(to, answer?.intent === intent ? answer : undefined), inputs)}
              >
                {fields}
              </FormContext>
              <Button
                name="intent"
                value={intent}
                variant={danger ? 'danger' : 'primary'}
                pending={formData?.get('intent') === intent}
              >
                {submit}
              </Button>
            </div>
          </Fold>
        ))}
      </div>
      <ConfirmDialog
        open={asked !== null}
        title={asked?.question.title}
        confirm={asked?.question.confirm}
        cancel={actWords.cancel}
        danger={asked?.question.danger ?? false}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      >
        {asked?.question.text}
      </ConfirmDialog>
    </Form>
  )
}

function renamed({ fields, errors, typed }: FormState, inputs: BulkAct['inputs'] = {}): FormState {
  const byInput = <Value,>(of: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(of).map(([field, value]) => [inputs[field] ?? field, value]))
  return { fields: byInput(fields), errors: byInput(errors), typed }
}

interface AskedProps {
  readonly answer: FormAnswer
  readonly asks: Question
  readonly name: string
}

/** The question without JavaScript: what was sent is sent again with the confirmation. */
function AskedOnPage({ answer: { intent, values = {} }, asks, name }: AskedProps) {
  const { pathname, search } = useLocation()
  const { [name]: chosen = '', intent: _, [confirmedName]: __, ...others } = values
  return (
    <Form method="post" className="grid gap-3">
      <input type="hidden" name={confirmedName} value="yes" />
      {Object.entries(others).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {[...new Set(chosen.split('\n'))].map((id) => (
        <input key={id} type="hidden" name={name} value={id} />
      ))}
      <Alert tone="warning" title={asks.title} urgent>
        {asks.text}
      </Alert>
      <div className="flex flex-wrap gap-3">
        <Button name="intent" value={intent} variant={asks.danger ? 'danger' : 'primary'}>
          {asks.confirm}
        </Button>
        <ButtonLink to={pathname + search} variant="outline">
          {actWords.cancel}
        </ButtonLink>
      </div>
    </Form>
  )
}
