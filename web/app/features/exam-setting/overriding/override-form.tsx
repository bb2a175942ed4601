import {
  addExamOverride,
  changeExamOverride,
  type ExamOverride,
} from '@arvand/contracts/teacher/exam-overrides'
import { formatTime } from '@arvand/persian/format-date'
import { dayAt } from '@arvand/persian/zone'
import { ActionForm, type ActionFormProps } from '../../../shell/action-form.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { DigitsField } from '../../../ui/digits-field.tsx'
import { type Option, SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TimeField } from '../../../ui/time-field.tsx'
import { overrideWords as words } from '../words/override-words.ts'

interface OverrideFormProps extends Pick<ActionFormProps, 'answer' | 'submit' | 'beside'> {
  /** The one that is edited; absent when one is added. */
  readonly override?: ExamOverride
  /** For whom one may be added. */
  readonly whom?: readonly Option[]
}

/** For whom, and what is otherwise. */
export function OverrideForm({ override, whom = [], ...form }: OverrideFormProps) {
  return (
    <ActionForm
      {...form}
      intent={override ? 'mend' : 'add'}
      to={override ? changeExamOverride : addExamOverride}
      carry={{ id: override?.id }}
      clears
      className="@container grid gap-4"
    >
      {override ? null : (
        <SelectField
          name="forId"
          label={words.whom}
          placeholder={words.choose}
          description={whom.length === 0 ? words.findFirst : undefined}
          options={whom}
        />
      )}
      <Moment name="opens" label={words.opens} usual="09:00" value={override?.opensAt ?? null} />
      <Moment name="closes" label={words.closes} usual="23:59" value={override?.closesAt ?? null} />
      <DigitsField name="minutes" label={words.minutes} defaultValue={override?.minutes ?? undefined} />
      <DigitsField
        name="attempts"
        label={words.attempts}
        description={words.attemptsHint}
        defaultValue={override?.attempts ?? undefined}
      />
      <TextField
        name="accessCode"
        label={words.accessCode}
        description={words.usual}
        autoComplete="off"
        defaultValue={override?.accessCode}
      />
    </ActionForm>
  )
}

interface MomentProps {
  readonly name: 'opens' | 'closes'
  readonly label: string
  /** The time of day while none is set. */
  readonly usual: string
  readonly value: string | null
}

const Moment = ({ name, label, usual, value }: MomentProps) => (
  <fieldset className="grid gap-x-3 gap-y-1 @sm:grid-cols-[minmax(0,1fr)_9rem]">
    <legend className="pb-1 text-15 font-label">{label}</legend>
    <DateField name={`${name}At`} label={words.day} defaultValue={value ? dayAt(value) : undefined} />
    <TimeField name={`${name}Time`} label={words.time} defaultValue={value ? formatTime(value) : usual} />
  </fieldset>
)
