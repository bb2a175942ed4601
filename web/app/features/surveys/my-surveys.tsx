import { listMySurveys } from '@arvand/contracts/panel/surveys'
import { formatDay } from '@arvand/persian/format-date'
import { dayAt } from '@arvand/persian/zone'
import { loadList } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { ListRow } from '../../ui/list.tsx'
import type { Route } from './+types/my-surveys'
import { mySurveysWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listMySurveys, args)

export const meta = () => [{ title: titled(words.title) }]

/** Surveys that a person has begun or answered. */
export default function MySurveys({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        <PagedList
          page={loaderData}
          label={words.title}
          empty={{ title: words.empty, text: words.emptyText }}
          order={newestFirst}
          row={({ id, slug, title, at, answeredAt, isClosed }) => (
            <ListRow
              key={id}
              to={`/surveys/${slug}`}
              title={title}
              note={formatDay(dayAt(at))}
              end={
                answeredAt ? (
                  <Badge tone="success">{words.done}</Badge>
                ) : isClosed ? (
                  <Badge>{words.closed}</Badge>
                ) : (
                  <Badge tone="warning">{words.begun}</Badge>
                )
              }
            />
          )}
        />
      </div>
    </>
  )
}
