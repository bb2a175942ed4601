import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
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
  readonly requestId: string
  readonly answerOf: (intent: string) => FormAnswer | undefined
}

/** What a teacher can do about a learner: longer access, another cohort, the end. */
export function AccessCards({ student, cohorts, requestId, answerOf }: AccessCardsProps) {
  const { name, state, expiresAt, cohort } = student
  const learns = state === 'active' || state === 'completed'
  const mayExtend = state === 'expired' || (learns && expiresAt !== null)
  const [extension, move, removal] = [answerOf('extend'), answerOf('move'), answerOf('remove')]
  return (
    <>
      {mayExtend ? (
        <Card title={words.extend}>
          <ActionForm
            intent="extend"
            answer={extension}
            carry={{ requestId }}
            submit={words.extendSubmit}
            pending={words.extending}
            button={{ look: 'soft' }}
            className="grid gap-4"
          >
            <DigitsField name="days" label={words.days} defaultValue={30} error={extension?.fields?.days} />
          </ActionForm>
        </Card>
      ) : null}
      {learns && cohorts.length > 0 ? (
        <Card title={words.move}>
          <ActionForm
            intent="move"
            answer={move}
            submit={words.moveSubmit}
            pending={words.moving}
            button={{ look: 'soft' }}
            className="grid gap-4"
          >
            <SelectField
              name="cohort"
              label={words.move}
              hideLabel
              placeholder={words.noCohort}
              options={cohorts}
              defaultValue={cohort?.id ?? ''}
              error={move?.fields?.cohort}
            />
          </ActionForm>
        </Card>
      ) : null}
      {learns ? (
        <Card title={words.remove}>
          <p className="pb-4 text-14 text-muted">{words.removeLead}</p>
          <ConfirmedForm
            intent="remove"
            answer={removal}
            carry={{ name }}
            submit={words.removeSubmit}
            pending={words.removing}
            button={{ look: 'danger' }}
            question={() => removeStudentQuestion(name)}
            className="grid gap-4"
          >
            <TextField
              name="reason"
              label={words.removeReason}
              defaultValue={removal?.values?.reason}
              error={removal?.fields?.reason}
              maxLength={300}
              required
            />
          </ConfirmedForm>
        </Card>
      ) : null}
    </>
  )
}
