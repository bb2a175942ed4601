import { listSkills } from '@arvand/contracts/home/careers'
import { saveJob, showCompanyJob } from '@arvand/contracts/panel/companies'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import type { Route } from './+types/edit-job'
import { descriptionOf, JobForm } from './job-form.tsx'
import { jobFormWords as words } from './words.ts'

export async function loader({ context, params: { jobId } }: Route.LoaderArgs) {
  const call = callerOf(context)
  const [{ job }, { items: skills }] = await Promise.all([
    call(showCompanyJob, { jobId }),
    call(listSkills, {}),
  ])
  return { job, skills }
}

export const action = formAction({
  save: submitTo(saveJob, {
    with: (sent) => ({ jobId: sent.params.jobId ?? '', ...descriptionOf(sent) }),
    places: { 'careers.pay-range': 'payMost' },
    done: words.saved,
  }),
})

export const handle = {
  crumb: ({ job }: Route.ComponentProps['loaderData']) => [
    { label: job.title, to: `/panel/companies/${job.companyId}/jobs/${job.id}` },
    { label: words.editTitle },
  ],
}
export const meta = () => [{ title: titled(words.editTitle) }]

export default function EditJob({ loaderData: { job, skills }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.editTitle} lead={job.title} />
      <JobForm
        intent="save"
        to={saveJob}
        answer={answerFor(actionData, 'save')}
        submit={words.save}
        skills={skills}
        job={job}
      />
    </>
  )
}
