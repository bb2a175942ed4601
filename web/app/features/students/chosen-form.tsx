import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormAnswer } from '../../api/form-answer.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { CohortChoice } from './cohort-choices.ts'
import { studentsWords as words } from './words.ts'

interface ChosenFormProps {
  readonly cohorts: readonly CohortChoice[]
  readonly answer: FormAnswer | undefined
  /** The list with its boxes. */
  readonly children: ReactNode
}

/** Around a list of learners: what is done to those who are ticked. Its bar comes with the first tick. */
export function ChosenForm({ cohorts, answer, children }: ChosenFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { formData } = useNavigation()
  useEffect(() => {
    if (answer?.done) form.current?.reset()
  }, [answer])
  if (cohorts.length === 0) return children
  const chooseAll = () => {
    const boxes = [...(form.current?.querySelectorAll<HTMLInputElement>('[name=enrolmentId]') ?? [])]
    const isAll = boxes.every(({ checked }) => checked)
    for (const box of boxes) box.checked = !isAll
  }
  return (
    <Form ref={form} method="post" className="group grid grid-cols-1 gap-3">
      <input type="hidden" name="intent" value="moveChosen" />
      <AnswerNews answer={answer} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-14 text-muted">{words.chooseHint}</p>
        <span className="-mx-4 noscript:hidden">
          <Button type="button" look="quiet" size="compact" onClick={chooseAll}>
            {words.chooseAll}
          </Button>
        </span>
      </div>
      {children}
      <div className="sticky bottom-0 z-10 hidden flex-wrap items-center gap-3 border-t border-line bg-paper py-3 group-has-[[name=enrolmentId]:checked]:flex">
        <SelectField
          name="cohort"
          label={words.toCohort}
          hideLabel
          placeholder={words.noCohort}
          options={cohorts}
          defaultValue={cohorts[0]?.value}
          className="flex-[1_1_9rem] md:max-w-64"
        />
        <Button pending={formData?.get('intent') === 'moveChosen'} pendingText={words.moving}>
          {words.move}
        </Button>
      </div>
    </Form>
  )
}
