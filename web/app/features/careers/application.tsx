import type { Answer } from '@arvand/contracts/endpoint'
import { promiseOf } from '@arvand/contracts/errors/catalogue'
import { replyToCompany, showMyApplication, withdrawApplication } from '@arvand/contracts/panel/careers'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { LoneNews } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import type { Route } from './+types/application'
import { MessagesCard } from './messages-card.tsx'
import { Moves } from './moves.tsx'
import { ResumePaper } from './resume-paper.tsx'
import { stageTones } from './tones.ts'
import { applicationsWords, messagesWords, stageWords, applicationWords as words } from './words.ts'

export async function loader({ context, params: { applicationId } }: Route.LoaderArgs) {
  const { application } = await callerOf(context)(showMyApplication, { applicationId })
  const { whyNotReply } = application
  // That it was withdrawn stands in the head of the page.
  const refused = whyNotReply === 'careers.messages-refused' ? promiseOf(whyNotReply).sentence : null
  return { application, refused, now: Date.now() }
}

const question = {
  title: words.withdrawTitle,
  text: words.withdrawText,
  confirm: words.withdraw,
  danger: true,
} as const

export const action = formAction({
  reply: submitTo(replyToCompany, {
    with: ({ params: { applicationId = '' } }) => ({ applicationId }),
    done: messagesWords.sent,
  }),
  withdraw: submitTo(withdrawApplication, {
    with: ({ params: { applicationId = '' } }) => ({ applicationId }),
    question: () => question,
    done: words.withdrawn,
  }),
})

export const handle = {
  crumb: ({ application }: Answer<typeof showMyApplication>) => application.job.title,
}
export const meta = () => [{ title: titled(applicationsWords.title) }]

/** An application as its person follows it. */
export default function Application({ loaderData, actionData }: Route.ComponentProps) {
  const { application, refused, now } = loaderData
  const { job, stage, letter, resume, moves, messages, withdrawnAt } = application
  return (
    <>
      <PageHead title={job.title} lead={job.company.name}>
        <span className="flex flex-wrap items-center gap-3">
          {withdrawnAt ? (
            <Badge>{applicationsWords.withdrawn}</Badge>
          ) : (
            <Badge tone={stageTones[stage]}>{stageWords[stage]}</Badge>
          )}
          <ButtonLink to={`/jobs/${job.slug}`} variant="outline" size="compact">
            {words.job}
          </ButtonLink>
        </span>
      </PageHead>
      <LoneNews answer={answerFor(actionData, 'withdraw')} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid grid-cols-1 gap-5">
          <Card title={words.resume}>
            <ResumePaper resume={resume} />
          </Card>
          {letter ? (
            <Card title={words.letter}>
              <p className="text-15 whitespace-pre-line wrap-anywhere">{letter}</p>
            </Card>
          ) : null}
        </div>
        <div className="grid grid-cols-1 gap-5">
          <MessagesCard
            messages={messages}
            isCompany={false}
            now={now}
            form={application.whyNotReply ? null : { intent: 'reply', to: replyToCompany }}
            whyNot={refused}
            answer={answerFor(actionData, 'reply')}
          />
          <Card title={words.stages}>
            <Moves moves={moves} now={now} />
          </Card>
          {withdrawnAt ? null : (
            <ConfirmedForm
              intent="withdraw"
              to={withdrawApplication}
              question={() => question}
              submit={words.withdraw}
              button={{ variant: 'outline', wide: true }}
            />
          )}
        </div>
      </div>
    </>
  )
}
