import { listRooms } from '@arvand/contracts/panel/rooms'
import { loadList } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { ListRow } from '../../ui/list.tsx'
import { ClassTabs } from '../webinars/index.ts'
import type { Route } from './+types/rooms'
import { weekText } from './hours.ts'
import { roomsWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listRooms, args)

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

export default function Rooms({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <ClassTabs here="rooms" />
      <PagedList
        page={loaderData}
        label={words.title}
        empty={{ title: words.empty, text: words.emptyText }}
        order={newestFirst}
        row={({ id, title, role, schedule, live }) => (
          <ListRow
            key={id}
            to={`/panel/classes/rooms/${id}`}
            title={title}
            note={weekText(schedule)}
            end={
              <Badge tone={live ? 'accent' : 'neutral'}>
                {live ? words.live : role === 'host' ? words.hosted : words.member}
              </Badge>
            }
          />
        )}
      />
    </>
  )
}
