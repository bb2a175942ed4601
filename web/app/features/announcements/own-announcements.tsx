import { formatDay } from '@arvand/persian/format-date'
import { apiOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Alert } from '../../ui/alert.tsx'
import { TextLink } from '../../ui/link.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/own-announcements'
import { AnnouncementCard } from './announcement-list.tsx'
import { announcementWords as words } from './words.ts'

export async function loader({ context, params: { courseId }, url }: Route.LoaderArgs) {
  const cursor = url.searchParams.get('cursor')
  const page = await apiOf(context).panel('announcement/list', { courseId, ...(cursor ? { cursor } : {}) })
  return { ...page, isFirst: cursor === null, now: Date.now() }
}

export const meta = () => [{ title: titled(words.title) }]

/** What a learner was told in a course, and the days of their cohort. */
export default function OwnAnnouncements({ loaderData }: Route.ComponentProps) {
  const { items, nextCursor, course, cohort, isFirst, now } = loaderData
  return (
    <>
      <PageHead
        title={words.title}
        lead={
          <TextLink to={`/learn/${course.slug}`} alone>
            {course.title}
          </TextLink>
        }
      />
      <div className="grid max-w-3xl grid-cols-1 gap-5">
        {cohort ? (
          <Alert title={words.cohort(cohort.title)}>
            {words.days(
              formatDay(cohort.startsOn, 'long'),
              cohort.endsOn && formatDay(cohort.endsOn, 'long'),
            )}
          </Alert>
        ) : null}
        {items.map((announcement) => (
          <AnnouncementCard key={announcement.id} announcement={announcement} now={now} />
        ))}
        {items.length === 0 ? (
          <EmptyState title={words.emptyForLearner} level={2}>
            {words.emptyForLearnerText}
          </EmptyState>
        ) : null}
        <CursorPager isFirst={isFirst} nextCursor={nextCursor} note={words.order} next={words.older} />
      </div>
    </>
  )
}
