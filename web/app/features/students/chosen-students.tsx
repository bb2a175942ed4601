import {
  extendStudents,
  messageStudents,
  moveStudents,
  removeStudents,
} from '@arvand/contracts/teacher/students'
import type { ReactNode } from 'react'
import type { FormAnswer } from '../../api/form-answer.ts'
import { type BulkAct, BulkForm } from '../../shell/bulk-form.tsx'
import { MessageFields } from '../../shell/message-fields.tsx'
import { DigitsField } from '../../ui/digits-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { CohortChoice } from './cohort-choices.ts'
import { removeStudentsQuestion } from './questions.ts'
import { studentsWords as words } from './words.ts'

interface ChosenProps {
  readonly cohorts: readonly CohortChoice[]
  readonly answer: FormAnswer | undefined
  readonly children: ReactNode
}

/** The ticked learners: they get a message or more days, move into a cohort where the course has any, or their access ends. */
export const ChosenStudents = ({ cohorts, answer, children }: ChosenProps) => (
  <BulkForm
    name="enrolmentIds"
    answer={answer}
    hint={words.chooseHint}
    acts={[messaging, ...(cohorts.length > 0 ? [moving(cohorts)] : []), extending, removing]}
  >
    {children}
  </BulkForm>
)

const messaging: BulkAct = {
  intent: 'messageChosen',
  to: messageStudents,
  title: words.messaging,
  submit: words.send,
  fields: <MessageFields />,
}

const moving = (cohorts: readonly CohortChoice[]): BulkAct => ({
  intent: 'moveChosen',
  to: moveStudents,
  title: words.moving,
  submit: words.move,
  fields: (
    <SelectField
      name="cohortId"
      label={words.toCohort}
      placeholder={words.noCohort}
      options={cohorts}
      defaultValue={cohorts[0]?.value}
      className="flex-[1_1_9rem] md:max-w-64"
    />
  ),
})

const extending: BulkAct = {
  intent: 'extendChosen',
  to: extendStudents,
  title: words.extending,
  submit: words.extend,
  fields: (
    <DigitsField name="days" label={words.days} defaultValue={30} className="flex-[1_1_9rem] md:max-w-40" />
  ),
}

const removing: BulkAct = {
  intent: 'removeChosen',
  to: removeStudents,
  title: words.removing,
  submit: words.remove,
  danger: true,
  fields: <TextField name="reason" label={words.removeReason} className="flex-[1_1_14rem] md:max-w-md" />,
  question: (count, form) => (String(form.get('reason')).trim() ? removeStudentsQuestion(count) : null),
}
