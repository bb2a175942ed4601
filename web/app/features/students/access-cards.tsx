import {
  extendStudents,
  messageStudents,
  moveStudents,
  removeStudents,
} from '@arvand/contracts/teacher/students'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { MessageFields } from '../../shell/message-fields.tsx'
import { Card } from '../../ui/card.tsx'
import { DigitsField } from '../../ui/digits-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { CohortChoice } from './cohort-choices.ts'
import { removeStudentQuestion } from './questions.ts'
import type { Student } from './students-table.tsx'
import { studentWords as words } from './words.ts'

interface AccessCardsProps {
  readonly student: Student
  readonly cohorts: readonly CohortChoice[]
  readonly answerOf: (intent: string) => FormAnswer | undefined
}

/** What a teacher can do for a learner: write to them, extend the access, move to another cohort, remove them. */
export function AccessCards({ student, cohorts, answerOf }: AccessCardsProps) {
  const { name, state, expiresAt, cohort } = student
  const learns = state === 'active' || state === 'completed'
  const mayExtend = state === 'expired' || (learns && expiresAt !== null)
  return (
    <>
      {learns ? (
        <div id="message" className="scroll-mt-6">
          <Card title={words.message}>
            <p className="pb-4 text-14 text-muted">{words.messageLead}</p>
            <ActionForm
              clears
              intent="message"
              to={messageStudents}
              answer={answerOf('message')}
              submit={words.send}
              button={{ variant: 'soft' }}
              className="grid gap-3"
            >
              <MessageFields />
            </ActionForm>
          </Card>
        </div>
      ) : null}
      {mayExtend ? (
        <Card title={words.extend}>
          <ActionForm
            intent="extend"
            to={extendStudents}
            answer={answerOf('extend')}
            submit={words.extendSubmit}
            button={{ variant: 'soft' }}
            className="grid gap-4"
          >
            <DigitsField name="days" label={words.days} defaultValue={30} />
          </ActionForm>
        </Card>
      ) : null}
      {learns && cohorts.length > 0 ? (
        <Card title={words.move}>
          <ActionForm
            intent="move"
            to={moveStudents}
            answer={answerOf('move')}
            submit={words.moveSubmit}
            button={{ variant: 'soft' }}
            className="grid gap-4"
          >
            <SelectField
              name="cohortId"
              label={words.move}
              hideLabel
              placeholder={words.noCohort}
              options={cohorts}
              defaultValue={cohort?.id ?? ''}
            />
          </ActionForm>
        </Card>
      ) : null}
      {learns ? (
        <Card title={words.remove}>
          <p className="pb-4 text-14 text-muted">{words.removeLead}</p>
          <ConfirmedForm
            intent="remove"
            to={removeStudents}
            answer={answerOf('remove')}
            carry={{ name }}
            submit={words.removeSubmit}
            button={{ variant: 'danger' }}
            question={() => removeStudentQuestion(name)}
            className="grid gap-4"
          >
            <TextField name="reason" label={words.removeReason} />
          </ConfirmedForm>
        </Card>
      ) : null}
    </>
  )
}
