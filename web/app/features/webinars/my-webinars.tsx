import type { Answer } from '@arvand/contracts/endpoint'
import { listMyWebinars } from '@arvand/contracts/panel/webinars'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { loadList } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import type { Route } from './+types/my-webinars'
import { ClassTabs } from './class-tabs.tsx'
import { registrationWords, webinarWords, mineWords as words } from './words.ts'

type Mine = Answer<typeof listMyWebinars>['items'][number]

export const loader = (args: Route.LoaderArgs) => loadList(listMyWebinars, args)

export const meta = () => [{ title: titled(words.title) }]

const tones: Partial<Record<Mine['registration']['state'], Tone>> = {
  waiting: 'neutral',
  pendingPayment: 'warning',
  confirmed: 'success',
  attended: 'success',
  certified: 'success',
}

export default function MyWebinars({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <ButtonLink to="/webinars" variant="outline" size="compact" className="ms-auto">
          {words.see}
        </ButtonLink>
      </PageHead>
      <ClassTabs here="webinars" />
      <PagedList
        page={loaderData}
        label={words.title}
        empty={{ title: words.empty }}
        order={newestFirst}
        row={({ registration: { id, state, place }, webinar, live }) => (
          <ListRow
            key={id}
            title={webinar.title}
            to={`/webinars/${webinar.slug}`}
            note={`${formatDateTime(webinar.startsAt)} · ${webinar.teacher.name}`}
            end={
              <span className="flex flex-wrap items-center gap-2">
                <Badge tone={tones[state] ?? 'neutral'}>
                  {registrationWords[state]}
                  {place === null ? '' : `، ${words.place(formatNumber(place))}`}
                </Badge>
                {live ? (
                  <ButtonLink to={`/live/enter/webinar/${webinar.id}`} size="compact">
                    {webinarWords.enter}
                  </ButtonLink>
                ) : null}
              </span>
            }
          />
        )}
      />
    </>
  )
}
