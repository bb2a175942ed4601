import { listMeetTeachers } from '@arvand/contracts/panel/meets'
import { formatNumber } from '@arvand/persian/numbers'
import { loadList } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { titled } from '../../shell/site.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { ListRow } from '../../ui/list.tsx'
import { photoOf } from '../../ui/photo.ts'
import { CoursePrice } from '../courses/index.ts'
import type { Route } from './+types/teachers'
import { teachersWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listMeetTeachers, args)

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

export default function Teachers({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <PagedList
        page={loaderData}
        label={words.title}
        empty={{ title: words.empty }}
        row={({ handle, name, picture, minutes, price }) => (
          <ListRow
            key={handle}
            to={`/panel/classes/meets/with/${handle}`}
            start={<Avatar name={name} seed={name} photo={photoOf(picture)} size={44} />}
            title={name}
            note={words.lasts(formatNumber(minutes))}
            end={<CoursePrice course={{ price, listPrice: price }} />}
          />
        )}
      />
    </>
  )
}
