import { listSkills } from '@arvand/contracts/home/careers'
import { makeJob, showMyCompany } from '@arvand/contracts/panel/companies'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import type { Route } from './+types/new-job'
import { descriptionOf, JobForm } from './job-form.tsx'
import { jobFormWords as words } from './words.ts'

export async function loader({ context, params: { companyId } }: Route.LoaderArgs) {
  const call = callerOf(context)
  const [{ company }, { items: skills }] = await Promise.all([
    call(showMyCompany, { companyId }),
    call(listSkills, {}),
  ])
  return { company, skills }
}

export const action = formAction({
  make: submitTo(makeJob, {
    with: (sent) => ({ companyId: sent.params.companyId ?? '', ...descriptionOf(sent) }),
    places: { 'careers.pay-range': 'payMost' },
    done: ({ jobId }, { companyId }) => redirect(`/panel/companies/${companyId}/jobs/${jobId}`),
  }),
})

export const handle = {
  crumb: ({ company }: Route.ComponentProps['loaderData']) => [
    { label: company.name, to: `/panel/companies/${company.id}` },
    { label: words.newTitle },
  ],
}
export const meta = () => [{ title: titled(words.newTitle) }]

export default function NewJob({ loaderData: { company, skills }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.newTitle} lead={company.name} />
      <JobForm
        intent="make"
        to={makeJob}
        answer={answerFor(actionData, 'make')}
        submit={words.make}
        skills={skills}
      />
    </>
  )
}
