import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormAnswer } from '../api/form-answer.ts'
import { Button } from '../ui/button.tsx'
import { AnswerNews } from './action-form.tsx'

interface BulkFormProps {
  readonly intent: string
  /** The name of the checkboxes; each row has one, however the row is drawn. */
  readonly name: string
  readonly answer: FormAnswer | undefined
  /** Says what the rows can be selected for. */
  readonly hint: string
  readonly submit: string
  /** Further fields that apply to all selected rows. */
  readonly fields?: ReactNode
  readonly children: ReactNode
}

/**
 * A form around the rows of a list, for one action on all selected rows. Its bar appears with the first selected row.
 */
export function BulkForm({ intent, name, answer, hint, submit, fields, children }: BulkFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { formData } = useNavigation()
  useEffect(() => {
    if (answer?.done) form.current?.reset()
  }, [answer])
  const chooseAll = () => {
    const boxes = [...(form.current?.querySelectorAll<HTMLInputElement>(`[name=${name}]`) ?? [])]
    const isAll = boxes.every(({ checked }) => checked)
    for (const box of boxes) box.checked = !isAll
  }
  return (
    <Form ref={form} method="post" className="group grid grid-cols-1 gap-3">
      <input type="hidden" name="intent" value={intent} />
      <AnswerNews answer={answer && { ...answer, error: answer.error ?? answer.fields?.[name] ?? '' }} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-14 text-muted">{hint}</p>
        <span className="-mx-4 noscript:hidden">
          <Button type="button" variant="quiet" size="compact" onClick={chooseAll}>
            انتخاب همهٔ این صفحه
          </Button>
        </span>
      </div>
      <div data-rows className="contents">
        {children}
      </div>
      <div className="sticky bottom-0 z-10 hidden flex-wrap items-center gap-3 border-t border-line bg-paper py-3 group-has-[[data-rows]_input:checked]:flex">
        {fields}
        <Button pending={formData?.get('intent') === intent}>{submit}</Button>
      </div>
    </Form>
  )
}
