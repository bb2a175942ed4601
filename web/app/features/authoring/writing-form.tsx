import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { FormAnswer } from '../../api/form-answer.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { Alert } from '../../ui/alert.tsx'
import { authoringWords as words } from './words.ts'

interface WritingFormProps {
  /** The version that the fields were loaded with. */
  readonly version: number
  readonly mayWrite: boolean
  readonly answer: FormAnswer | undefined
  readonly onSave: () => void
  readonly children: ReactNode
  /** Below the fields: the button and the state of the last save. */
  readonly foot: ReactNode
}

/** Makes fields look read-only, for people who may not write. */
const toBeRead =
  '[&_:is(input,textarea,select)]:cursor-default [&_:is(input,textarea,select)]:bg-sunken [&_button]:hidden [&_:has(>[type=file])]:hidden'

/** A form that saves automatically while one writes; without JavaScript its button sends it to the page's action. */
export function WritingForm({ version, mayWrite, answer, onSave, children, foot }: WritingFormProps) {
  return (
    <Form
      method="post"
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="version" value={version} />
      <AnswerNews answer={answer} />
      {mayWrite ? null : <Alert>{words.readOnly}</Alert>}
      <fieldset disabled={!mayWrite} className={`grid min-w-0 gap-6 ${mayWrite ? '' : toBeRead}`}>
        {children}
      </fieldset>
      {mayWrite ? foot : null}
    </Form>
  )
}
