import { getProfile } from '@arvand/contracts/panel/profile'
import { applyToTeach, showTeaching } from '@arvand/contracts/panel/teaching'
import { formAction, submitTo } from '../../../api/form-action.ts'
import { callerOf } from '../../../api/page.ts'
import { PageHead } from '../../../shell/page-head.tsx'
import { titled } from '../../../shell/site.ts'
import { Alert } from '../../../ui/alert.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import type { Route } from './+types/teach'
import { ApplicationCard } from './application-card.tsx'
import { ApplicationForm } from './application-form.tsx'
import { teachingWords as words } from './words.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const call = callerOf(context)
  const [teaching, { user }] = await Promise.all([call(showTeaching, {}), call(getProfile, {})])
  const { application, whyNotApply } = teaching
  const { nationalCode, biography } = user
  // A returned application is edited with its own values; the first one starts with those of the profile.
  const begin = application ?? { field: '', sheba: '', nationalCode, biography }
  return { application, whyNotApply, begin, now: Date.now() }
}

export const action = formAction({
  apply: submitTo(applyToTeach, {
    places: { 'identity.national-code-taken': 'nationalCode' },
    done: words.sent,
  }),
})

export const meta = () => [{ title: titled(words.title) }]

export default function Teach({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { application, whyNotApply, begin, now } = loaderData
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
        {whyNotApply === null ? <ApplicationForm begin={begin} answer={answer} /> : null}
      </div>
    </>
  )
}
