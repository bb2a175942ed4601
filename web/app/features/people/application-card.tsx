import type { Answer } from '@arvand/contracts/endpoint'
import { acceptApplication, type listApplications, returnApplication } from '@arvand/contracts/panel/teaching'
import { localDigits } from '@arvand/persian/digits'
import { formatSheba } from '@arvand/persian/sheba'
import type { ReactNode } from 'react'
import { answerFor, type FormAnswer, type Question } from '../../api/form-answer.ts'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { ReasonForm } from '../../shell/reason-form.tsx'
import { useVisitor } from '../../shell/use-root.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { TextLink } from '../../ui/link.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { teachingWords as words } from './teaching-words.ts'

type Application = Answer<typeof listApplications>['items'][number]

export const acceptQuestion = (name: string): Question => ({
  title: words.acceptQuestion(name),
  text: words.acceptText,
  confirm: words.acceptConfirm,
})

interface ApplicationCardProps {
  readonly application: Application
  readonly now: number
  readonly answer: FormAnswer | undefined
}

/** One application to teach: the person, the field, and the two decisions. */
export function ApplicationCard({ application, now, answer }: ApplicationCardProps) {
  const { person, field, biography, nationalCode, sheba, state, reason } = application
  return (
    <article className="rounded-card border border-line bg-surface p-4.5 md:p-6">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Avatar name={person.name} seed={person.id} size={52} />
        <div className="min-w-0 flex-1 basis-48">
          <h2 className="text-18 font-title wrap-anywhere">{person.name}</h2>
          <p className="flex flex-wrap gap-x-3 text-14 text-muted">
            <span className="font-label text-ink">{field}</span>
            <Times application={application} now={now} />
          </p>
        </div>
        <TextLink
          alone
          to={`/manage/people/${person.id}`}
          className="inline-flex min-h-11 items-center text-15"
        >
          {words.person}
        </TextLink>
      </header>
      <h3 className="sr-only">{words.biography}</h3>
      <p className="max-w-[46rem] pt-3 text-15 whitespace-pre-line wrap-anywhere">{biography}</p>
      <dl className="flex flex-wrap gap-x-8 gap-y-1 pt-3 text-15">
        <Fact label={words.nationalCode}>{localDigits(nationalCode)}</Fact>
        <Fact label={words.sheba}>{formatSheba(sheba)}</Fact>
      </dl>
      {reason ? (
        <p className="mt-4 rounded-option bg-sunken px-4.5 py-3 text-15 wrap-anywhere">
          <span className="text-muted">{words.reasonOf}</span> {reason}
        </p>
      ) : null}
      {state === 'open' ? <Answers application={application} answer={answer} /> : null}
    </article>
  )
}

function Times({
  application: { state, sentAt, verdictAt },
  now,
}: Pick<ApplicationCardProps, 'application' | 'now'>) {
  return (
    <>
      <span>
        {words.sent} <TimeAgo at={sentAt} now={now} />
      </span>
      {verdictAt ? (
        <span>
          {words.answered} <TimeAgo at={verdictAt} now={now} />
        </span>
      ) : null}
      {state === 'open' ? null : (
        <Badge tone={state === 'accepted' ? 'success' : 'warning'}>{words.states[state]}</Badge>
      )}
    </>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap gap-x-2">
    <dt className="text-muted">{label}</dt>
    <dd>
      <bdi dir="ltr">{children}</bdi>
    </dd>
  </div>
)

function Answers({
  application: { id, person },
  answer,
}: Pick<ApplicationCardProps, 'application' | 'answer'>) {
  const isOwn = useVisitor()?.id === person.id
  const carry = { applicationId: id, name: person.name }
  if (isOwn) return <p className="pt-4 text-14 text-muted">{words.own}</p>
  return (
    <div className="mt-4 flex flex-wrap items-start gap-3 border-t border-line pt-4">
      <ConfirmedForm
        intent="accept"
        to={acceptApplication}
        answer={answerFor(answer, 'accept')}
        carry={carry}
        submit={words.accept}
        button={{ size: 'compact' }}
        question={() => acceptQuestion(person.name)}
        className="grid gap-3"
      />
      <ReasonForm
        intent="return"
        to={returnApplication}
        answer={answerFor(answer, 'return')}
        carry={carry}
        label={words.sendBack}
        submit={words.send}
        does="outline"
        reason={{ name: 'reason', label: words.reason, description: words.reasonHint }}
      />
    </div>
  )
}
