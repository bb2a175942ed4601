import type { Answer } from '@arvand/contracts/endpoint'
import {
  changeAnnouncement,
  type listAnnouncements,
  publishAnnouncement,
} from '@arvand/contracts/teacher/announcements'
import { formatTime } from '@arvand/persian/format-date'
import { dayAt } from '@arvand/persian/zone'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { Fold } from '../../ui/fold.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { CohortChoice } from '../students/index.ts'
import { publishQuestion } from './questions.ts'
import { MomentFields } from './when-fields.tsx'
import { announcementWords as words } from './words.ts'

interface ScheduledActionsProps {
  readonly announcement: Answer<typeof listAnnouncements>['items'][number]
  readonly cohorts: readonly CohortChoice[]
  readonly answer: FormAnswer | undefined
}

/** Publishes a scheduled announcement at once, or changes it. */
export function ScheduledActions({ announcement, cohorts, answer }: ScheduledActionsProps) {
  const { id, title, body, cohort, at } = announcement
  const change = answer?.done ? undefined : answerFor(answer, 'change')
  return (
    <div className="flex flex-wrap items-start gap-3 pt-4">
      <ConfirmedForm
        intent="publish"
        to={publishAnnouncement}
        answer={answer?.asks ? answerFor(answer, 'publish') : undefined}
        carry={{ announcementId: id, title }}
        submit={words.publish}
        button={{ variant: 'soft', size: 'compact', 'aria-label': words.publishOf(title) }}
        question={() => publishQuestion(title)}
        className="grid gap-3"
      />
      <Fold label={words.change} open={change !== undefined}>
        <ActionForm
          intent="change"
          to={changeAnnouncement}
          answer={change}
          carry={{ announcementId: id }}
          submit={words.save}
          button={{ size: 'compact' }}
          className="grid gap-4"
        >
          <TextField name="title" label={words.heading} defaultValue={title} />
          <TextArea name="body" label={words.body} rows={6} defaultValue={body} />
          {cohorts.length > 0 ? (
            <SelectField
              name="cohortId"
              label={words.to}
              placeholder={words.whole}
              options={cohorts}
              defaultValue={cohort?.id}
            />
          ) : null}
          <MomentFields day={dayAt(new Date(at))} time={formatTime(at)} />
        </ActionForm>
      </Fold>
    </div>
  )
}
