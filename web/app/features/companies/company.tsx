import type { Answer } from '@arvand/contracts/endpoint'
import { listCompanyJobs, showMyCompany } from '@arvand/contracts/panel/companies'
import { formatDay } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import { companyStateTones, companyStateWords, jobStateTones, jobStateWords } from '../careers/index.ts'
import type { Route } from './+types/company'
import { companyWords as words } from './words.ts'

type Company = Answer<typeof showMyCompany>['company']

export async function loader({ context, url, params: { companyId } }: Route.LoaderArgs) {
  const [{ company }, jobs] = await Promise.all([
    callerOf(context)(showMyCompany, { companyId }),
    loadList(listCompanyJobs, { context, url }, { with: { companyId } }),
  ])
  return { ...jobs, company }
}

export const handle = { crumb: ({ company }: { company: Company }) => company.name }
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.company.name ?? '') },
]

/** A company with its jobs, as its members see it. */
export default function OwnCompany({ loaderData }: Route.ComponentProps) {
  const { company } = loaderData
  const { id, slug, name, state, reason } = company
  const base = `/panel/companies/${id}`
  return (
    <>
      <PageHead title={name} lead={company.field}>
        <span className="flex flex-wrap items-center gap-3">
          <Badge tone={companyStateTones[state]}>{companyStateWords[state]}</Badge>
          {state === 'accepted' ? (
            <ButtonLink to={`/companies/${slug}`} variant="outline" size="compact">
              {words.page}
            </ButtonLink>
          ) : null}
          <ButtonLink to={`${base}/settings`} variant="outline" size="compact">
            {words.settings}
          </ButtonLink>
          <ButtonLink to={`${base}/jobs/new`} size="compact">
            {words.newJob}
          </ButtonLink>
        </span>
      </PageHead>
      <div className="grid grid-cols-1 gap-5">
        {state === 'waiting' ? <Alert>{words.waits}</Alert> : null}
        {state === 'returned' ? (
          <Alert tone="warning" action={<TextLink to={`${base}/settings`}>{words.mend}</TextLink>}>
            {words.returned(reason ?? '')}
          </Alert>
        ) : null}
        <PagedList
          page={loaderData}
          label={words.jobs}
          order={newestFirst}
          empty={{ title: words.none, text: words.noneText }}
          row={(job) => (
            <ListRow
              key={job.id}
              to={`${base}/jobs/${job.id}`}
              title={job.title}
              note={`${words.applications(formatNumber(job.applications))}، ${words.until(formatDay(job.deadline))}`}
              end={
                <>
                  {job.waiting > 0 ? (
                    <Badge tone="accent">{words.fresh(formatNumber(job.waiting))}</Badge>
                  ) : null}
                  <Badge tone={jobStateTones[job.state]}>{jobStateWords[job.state]}</Badge>
                </>
              }
            />
          )}
        />
      </div>
    </>
  )
}
