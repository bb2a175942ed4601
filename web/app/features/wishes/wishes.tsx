import { listWishes } from '@arvand/contracts/panel/wishes'
import { loadList } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { CourseGrid } from '../courses/index.ts'
import type { Route } from './+types/wishes'
import { wishesWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listWishes, args)

export const meta = () => [{ title: titled(words.title) }]

export default function Wishes({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={loaderData.items.length > 0 ? words.lead : null} />
      <div className="grid gap-5">
        <PagedList
          page={loaderData}
          label={words.title}
          empty={{
            title: words.empty,
            text: words.emptyText,
            action: <ButtonLink to="/courses">{words.see}</ButtonLink>,
          }}
          order={newestFirst}
        >
          {(courses) => <CourseGrid courses={courses} label={words.title} level={2} narrow />}
        </PagedList>
      </div>
    </>
  )
}
