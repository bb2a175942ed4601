import { listMyAnnouncements } from '@arvand/contracts/panel/announcements'
import { formatDay } from '@arvand/persian/format-date'
import { loadList } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { Alert } from '../../ui/alert.tsx'
import { TextLink } from '../../ui/link.tsx'
import type { Route } from './+types/my-announcements'
import { AnnouncementCard } from './announcement-list.tsx'
import { announcementWords as words } from './words.ts'

export const loader = ({ context, params: { courseId }, url }: Route.LoaderArgs) =>
  loadList(listMyAnnouncements, { context, url }, { with: { courseId } })

export const meta = () => [{ title: titled(words.title) }]

/** What was announced to a learner in a course, and the dates of their cohort. */
export default function MyAnnouncements({ loaderData }: Route.ComponentProps) {
  const { course, cohort, query } = loaderData
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
            {words.days(formatDay(cohort.startsOn), cohort.endsOn && formatDay(cohort.endsOn))}
          </Alert>
        ) : null}
        <PagedList
          page={loaderData}
          label={words.title}
          empty={{ title: words.emptyForLearner, text: words.emptyForLearnerText }}
          order={newestFirst}
        >
          {(items) =>
            items.map((announcement) => (
              <AnnouncementCard key={announcement.id} announcement={announcement} now={query.now} />
            ))
          }
        </PagedList>
      </div>
    </>
  )
}
