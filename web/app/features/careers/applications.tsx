import { listMyApplications } from '@arvand/contracts/panel/careers'
import { formatDay } from '@arvand/persian/format-date'
import { dayAt } from '@arvand/persian/zone'
import { loadList } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import type { Route } from './+types/applications'
import { stageTones } from './tones.ts'
import { stageWords, applicationsWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listMyApplications, args)

export const meta = () => [{ title: titled(words.title) }]

/** A person's applications for jobs. */
export default function Applications({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        <PagedList
          page={loaderData}
          label={words.title}
          order={newestFirst}
          empty={{
            title: words.none,
            text: words.noneText,
            action: (
              <ButtonLink to="/jobs" variant="outline" size="compact">
                {words.jobs}
              </ButtonLink>
            ),
          }}
          row={({ id, job, stage, at, withdrawnAt }) => (
            <ListRow
              key={id}
              to={`/panel/applications/${id}`}
              title={job.title}
              note={`${job.company.name}، ${formatDay(dayAt(at))}`}
              end={
                withdrawnAt ? (
                  <Badge>{words.withdrawn}</Badge>
                ) : (
                  <Badge tone={stageTones[stage]}>{stageWords[stage]}</Badge>
                )
              }
            />
          )}
        />
      </div>
    </>
  )
}
