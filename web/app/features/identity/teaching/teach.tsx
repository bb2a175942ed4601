import { data } from 'react-router'
import { type FormAnswer, formText, refusedForm } from '../../../api/form-answer.ts'
import { actionApiOf, apiOf } from '../../../api/page.ts'
import { attempt } from '../../../api/refusal.ts'
import { PageHead } from '../../../shell/page-head.tsx'
import { titled } from '../../../shell/site.ts'
import { Alert } from '../../../ui/alert.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import type { Route } from './+types/teach'
import { ApplicationCard } from './application-card.tsx'
import { ApplicationForm } from './application-form.tsx'
import { teachingWords as words } from './words.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [teaching, { user }] = await Promise.all([
    api.panel('teaching/show', {}),
    api.panel('getProfile', {}),
  ])
  const { application, whyNotApply } = teaching
  const { nationalCode, biography } = user
  // What a returned application said is what one mends; the first one begins with the profile.
  const begin = application ?? { field: '', sheba: '', nationalCode, biography }
  return { application, whyNotApply, begin, requestId: crypto.randomUUID(), now: Date.now() }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const text = (name: string) => formText(form, name)
  const ask = {
    field: text('field'),
    biography: text('biography'),
    nationalCode: text('nationalCode'),
    sheba: text('sheba'),
    requestId: text('requestId'),
  }
  const { refusal } = await attempt(actionApiOf(context).panel('teaching/apply', ask))
  if (!refusal) return data<FormAnswer>({ intent: 'apply', done: words.sent })
  // What is mended and sent again is another request.
  form.set('requestId', crypto.randomUUID())
  return refusedForm(url, form, refusal, { 'identity.national-code-taken': 'nationalCode' })
}

export const meta = () => [{ title: titled(words.title) }]

export default function Teach({ loaderData, actionData }: Route.ComponentProps) {
  const { application, whyNotApply, begin, requestId, now } = loaderData
  const answer: FormAnswer | undefined = actionData
  if (whyNotApply === 'identity.already-teacher')
    return (
      <>
        <PageHead title={words.title} />
        <EmptyState title={words.teacher} level={2}>
          {words.teacherLead}
        </EmptyState>
      </>
    )
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid max-w-[46rem] gap-5">
        {answer?.done ? <Alert tone="success">{answer.done}</Alert> : null}
        {application ? <ApplicationCard application={application} now={now} /> : null}
        {whyNotApply === null ? (
          <ApplicationForm begin={begin} requestId={answer?.values?.requestId ?? requestId} answer={answer} />
        ) : null}
      </div>
    </>
  )
}
