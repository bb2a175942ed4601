import type { Endpoint } from '@arvand/contracts/endpoint'
import { type FormEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { confirmedName, type Question } from '../api/form-answer.ts'
import { formFields } from '../api/form-fields.ts'
import { actWords } from '../ui/act-words.ts'
import { Alert } from '../ui/alert.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { ButtonLink } from '../ui/link.tsx'
import { ActionForm, type ActionFormProps } from './action-form.tsx'

interface ConfirmedFormProps extends ActionFormProps {
  /** The question for the form as it is filled in; null when it needs none. The action decides by the same rule. */
  readonly question: (form: FormData) => Question | null
}

/** Whether a required field is empty: such a form is sent to be refused, without asking the question first. */
const lacksSomething = (to: Endpoint | undefined, form: FormData): boolean =>
  Object.entries(to ? formFields(to) : {}).some(
    ([name, { required }]) => required && form.has(name) && String(form.get(name)).trim() === '',
  )

/**
 * A form of the page's own action that asks before it acts: in a dialog, and without JavaScript on the page itself,
 * where the action hands the question back (`askFirst`).
 */
export function ConfirmedForm({ question, ...form }: ConfirmedFormProps) {
  const { answer, beside, button, children, submit } = form
  const { pathname, search } = useLocation()
  const [asked, setAsked] = useState<Question | null>(null)
  const mark = useRef<HTMLInputElement>(null)
  const asks = answer?.asks ?? null

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (mark.current?.value === 'yes') return
    const sent = new FormData(event.currentTarget)
    const first = lacksSomething(form.to, sent) ? null : question(sent)
    if (!first) return
    event.preventDefault()
    setAsked(first)
  }

  function confirm() {
    setAsked(null)
    if (!mark.current) return
    mark.current.value = 'yes'
    mark.current.form?.requestSubmit()
    mark.current.value = ''
  }

  return (
    <>
      <ActionForm
        {...form}
        onSubmit={onSubmit}
        submit={asks ? asks.confirm : submit}
        button={asks ? { ...button, variant: asks.danger ? 'danger' : 'primary' } : button}
        beside={
          asks ? (
            <ButtonLink to={pathname + search} variant="outline" size={button?.size}>
              {actWords.cancel}
            </ButtonLink>
          ) : (
            beside
          )
        }
      >
        <input ref={mark} type="hidden" name={confirmedName} defaultValue={asks ? 'yes' : ''} />
        {children}
        {asks ? (
          <Alert tone="warning" title={asks.title} urgent>
            {asks.text}
          </Alert>
        ) : null}
      </ActionForm>
      <ConfirmDialog
        open={asked !== null}
        title={asked?.title}
        confirm={asked?.confirm}
        cancel={actWords.cancel}
        danger={asked?.danger ?? false}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      >
        {asked?.text}
      </ConfirmDialog>
    </>
  )
}
