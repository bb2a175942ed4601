import { apiOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { CourseGrid } from '../courses/index.ts'
import type { Route } from './+types/wishes'
import { wishesWords as words } from './words.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const cursor = url.searchParams.get('cursor')
  const page = await apiOf(context).panel('wish/list', cursor ? { cursor } : {})
  return { ...page, isFirst: cursor === null }
}

export const meta = () => [{ title: titled(words.title) }]

export default function Wishes({ loaderData: { items, nextCursor, isFirst } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={items.length > 0 ? words.lead : null} />
      <div className="grid gap-5">
        {items.length === 0 ? (
          <EmptyState
            title={words.empty}
            level={2}
            action={<ButtonLink to="/courses">{words.see}</ButtonLink>}
          >
            {words.emptyText}
          </EmptyState>
        ) : (
          <CourseGrid courses={items} label={words.title} level={2} narrow />
        )}
        <CursorPager isFirst={isFirst} nextCursor={nextCursor} note={words.note} next={words.next} />
      </div>
    </>
  )
}
