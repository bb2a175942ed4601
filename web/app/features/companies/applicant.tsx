import { stage as anyStage } from '@arvand/contracts/careers'
import {
  blockApplicant,
  moveApplication,
  noteApplication,
  showApplication,
  writeToApplicant,
} from '@arvand/contracts/panel/companies'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { MessagesCard, Moves, messagesWords, ResumePaper, stageTones, stageWords } from '../careers/index.ts'
import type { Route } from './+types/applicant'
import { applicantWords as words } from './words.ts'

export const loader = async ({ context, params: { applicationId } }: Route.LoaderArgs) => ({
  ...(await callerOf(context)(showApplication, { applicationId })),
  now: Date.now(),
})

const ofApplication = ({ params: { applicationId = '' } }: SentForm) => ({ applicationId })

export const action = formAction({
  move: submitTo(moveApplication, { with: ofApplication, done: words.moved }),
  write: submitTo(writeToApplicant, { with: ofApplication, done: messagesWords.sent }),
  note: submitTo(noteApplication, { with: ofApplication, done: words.written }),
  block: submitTo(blockApplicant, {
    with: ofApplication,
    done: (_, { on }) => (on ? words.blocked : words.unblocked),
  }),
})

type Loaded = Route.ComponentProps['loaderData']

export const handle = {
  crumb: ({ application: { companyId, jobId, jobTitle, name } }: Loaded) => [
    { label: jobTitle, to: `/panel/companies/${companyId}/jobs/${jobId}` },
    { label: name },
  ],
}
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.application.name ?? '') },
]

/** An applicant as the company sees them: the résumé as it was sent, the stage, and notes. */
export default function Applicant({ loaderData, actionData }: Route.ComponentProps) {
  const { application, now } = loaderData
  const { name, jobTitle, letter, resume, stage, moves, messages } = application
  return (
    <>
      <PageHead title={name} lead={jobTitle}>
        <Badge tone={stageTones[stage]}>{stageWords[stage]}</Badge>
      </PageHead>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-1 gap-5">
          <Card title={words.resume}>
            <ResumePaper resume={resume} />
          </Card>
          {letter ? (
            <Card title={words.letter}>
              <p className="text-15 whitespace-pre-line wrap-anywhere">{letter}</p>
            </Card>
          ) : null}
          <MessagesCard
            messages={messages}
            isCompany
            now={now}
            form={{ intent: 'write', to: writeToApplicant }}
            answer={answerFor(actionData, 'write')}
          />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <StageCard application={application} answer={actionData} />
          <NotesCard application={application} now={now} answer={answerFor(actionData, 'note')} />
          <Card title={words.history}>
            <Moves moves={moves} now={now} />
          </Card>
        </div>
      </div>
    </>
  )
}

interface PartProps {
  readonly application: Loaded['application']
  readonly answer: FormAnswer | undefined
}

const StageCard = ({ application: { stage, isBlocked }, answer }: PartProps) => (
  <Card title={words.stage}>
    <div className="grid gap-4">
      <ActionForm
        key={stage}
        intent="move"
        to={moveApplication}
        answer={answerFor(answer, 'move')}
        carry={{ from: stage }}
        submit={words.move}
        className="grid gap-3"
      >
        <SelectField
          name="stage"
          label={words.stage}
          hideLabel
          options={anyStage.options.map((value) => ({ value, label: stageWords[value] }))}
          defaultValue={stage}
        />
      </ActionForm>
      <ActionForm
        intent="block"
        to={blockApplicant}
        answer={answerFor(answer, 'block')}
        carry={{ on: isBlocked ? 'no' : 'yes' }}
        submit={isBlocked ? words.unblock : words.block}
        button={{ variant: 'quiet', size: 'compact' }}
        className="grid gap-3"
      />
    </div>
  </Card>
)

const NotesCard = ({ application: { written }, now, answer }: PartProps & { now: number }) => (
  <Card title={words.notes}>
    <div className="grid gap-4">
      <p className="text-14 text-muted">{words.notesHint}</p>
      {written.length > 0 ? (
        <ul className="grid gap-3">
          {written.map(({ id, text, by, at }) => (
            <li key={id} className="rounded-option bg-sunken px-4 py-3 text-15">
              <p className="whitespace-pre-line wrap-anywhere">{text}</p>
              <p className="pt-1 text-14 text-muted">
                {by}، <TimeAgo at={at} now={now} />
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      <ActionForm
        intent="note"
        to={noteApplication}
        answer={answer}
        clears
        submit={words.write}
        button={{ variant: 'soft' }}
        className="grid gap-3"
      >
        <TextArea name="text" label={words.note} rows={3} />
      </ActionForm>
    </div>
  </Card>
)
