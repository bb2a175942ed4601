import { promiseOf } from '@arvand/contracts/errors/catalogue'
import { showJob } from '@arvand/contracts/home/careers'
import { applyForJob, saveJobForLater } from '@arvand/contracts/panel/careers'
import { plainText } from '@arvand/contracts/rich-text-walk'
import { formatDay } from '@arvand/persian/format-date'
import { dayAt } from '@arvand/persian/zone'
import { BadgeCheck, Bookmark, BookmarkCheck } from 'lucide-react'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor, type FormAnswer } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { serverContext } from '../../contexts.ts'
import type { Handle } from '../../handle.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Card } from '../../ui/card.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { TextLink } from '../../ui/link.tsx'
import { withFormulas } from '../rich-text/index.server.ts'
import { RichText } from '../rich-text/index.ts'
import type { Route } from './+types/job'
import { ApplyCard, SkillCourses } from './apply-card.tsx'
import { jobData } from './job-data.ts'
import { payText, placeText } from './job-facts.tsx'
import { jobsWords, kindWords, jobWords as words } from './words.ts'

export const handle = { cache: { tags: ['careers'], seconds: 600 } } satisfies Handle

export async function loader({ params, context }: Route.LoaderArgs) {
  const { job, mine } = await callerOf(context)(showJob, { id: params.slug })
  const isOver = job.state === 'closed' ? 'careers.job-closed' : 'careers.job-expired'
  const whyNot = mine ? mine.whyNotApply : job.state === 'open' ? null : isOver
  return {
    job,
    text: withFormulas(job.description),
    mine,
    whyNot: whyNot && promiseOf(whyNot).sentence,
    publicUrl: serverContext(context).settings.publicUrl,
  }
}

export const action = formAction({
  apply: submitTo(applyForJob, { done: words.applied }),
  keep: submitTo(saveJobForLater, { done: (_, { isSaved }) => (isSaved ? words.saved : words.unsaved) }),
})

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { job, publicUrl } = loaderData
  const name = `${job.title}، ${job.company.name}`
  return [
    { title: titled(name) },
    { name: 'description', content: plainText(job.description).slice(0, 160) },
    { tagName: 'link', rel: 'canonical', href: `${publicUrl}/jobs/${job.slug}` },
    { property: 'og:title', content: name },
    ...(job.state === 'open'
      ? [{ 'script:ld+json': jobData(job, publicUrl) }]
      : [{ name: 'robots', content: 'noindex, follow' }]),
  ]
}

export default function Job({ loaderData, actionData }: Route.ComponentProps) {
  const { job, text, mine, whyNot } = loaderData
  const { company, skills } = job
  const wished = mine?.lacking.filter(({ isDemanded }) => !isDemanded) ?? []
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="page grid gap-2 py-4 md:pb-8">
          <Breadcrumb crumbs={[{ label: jobsWords.title, to: '/jobs' }]} here={job.title} />
          <h1 className="pt-2 text-28 font-display md:text-32">{job.title}</h1>
          <p className="text-16">
            <TextLink to={`/companies/${company.slug}`}>{company.name}</TextLink>
            <span className="text-muted">، {company.field}</span>
          </p>
        </div>
      </header>
      <div className="page grid grid-cols-1 items-start gap-6 py-7 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-5 lg:order-2">
          <ApplyCard
            jobId={job.id}
            mine={mine}
            whyNot={whyNot}
            isOpen={job.state === 'open'}
            answer={actionData}
          />
          <KeepJob jobId={job.id} isSaved={mine?.isSaved ?? false} answer={answerFor(actionData, 'keep')} />
          <Card title={words.facts}>
            <FactList
              facts={[
                [words.kind, kindWords[job.kind]],
                [words.place, placeText(job)],
                [words.pay, payText(job)],
                [words.deadline, formatDay(job.deadline)],
                [words.published, formatDay(dayAt(job.publishedAt))],
              ]}
            />
          </Card>
        </div>
        <div className="grid grid-cols-1 gap-5">
          <Card title={words.about}>
            <RichText text={text} />
          </Card>
          {skills.length > 0 ? (
            <Card title={words.skills}>
              <ul className="flex flex-wrap gap-2">
                {skills.map((skill) => (
                  <li key={skill.id} className="max-w-full">
                    {skill.isDemanded ? (
                      <Badge tone="primary" icon={BadgeCheck}>
                        {skill.title} ({words.verified})
                      </Badge>
                    ) : (
                      <Badge>{skill.title}</Badge>
                    )}
                  </li>
                ))}
              </ul>
            </Card>
          ) : null}
          {wished.length > 0 ? (
            <Card title={words.lacking}>
              <p className="pb-3 text-15 text-muted">{words.lackingText}</p>
              <SkillCourses skills={wished} />
            </Card>
          ) : null}
        </div>
      </div>
    </>
  )
}

interface KeepProps {
  readonly jobId: string
  readonly isSaved: boolean
  readonly answer: FormAnswer | undefined
}

/** Saves the job for later, or takes it off; strangers are asked to sign in. */
const KeepJob = ({ jobId, isSaved, answer }: KeepProps) => (
  <ActionForm
    intent="keep"
    to={saveJobForLater}
    answer={answer}
    carry={{ jobId, isSaved: isSaved ? 'no' : 'yes' }}
    submit={isSaved ? words.unsave : words.save}
    button={{ variant: 'outline', wide: true, icon: isSaved ? BookmarkCheck : Bookmark }}
    className="grid gap-3"
  />
)
