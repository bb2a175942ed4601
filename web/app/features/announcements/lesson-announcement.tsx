import { Megaphone } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { MoreLink } from '../../ui/link.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { announcementWords as words } from './words.ts'

interface NewAnnouncement {
  readonly id: string
  readonly title: string
  readonly body: string
  readonly at: string
}

/** A course's announcements; opening the page marks them as seen. */
const pathOf = (courseId: string): string => `/panel/announcements/${courseId}`

interface LessonAnnouncementProps {
  readonly announcement: NewAnnouncement
  readonly courseId: string
  readonly now: number
}

/** The newest announcement of a course, shown beside a lesson, with a link to all of them. */
export function LessonAnnouncement({ announcement, courseId, now }: LessonAnnouncementProps) {
  const { title, body, at } = announcement
  return (
    <section
      aria-label={words.freshOne}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4.5 py-3.5 md:px-5"
    >
      <Mark />
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="flex flex-wrap items-baseline gap-x-3 text-16 font-label wrap-anywhere">
          {title}
          <span className="text-14 font-normal text-muted">
            <TimeAgo at={at} now={now} />
          </span>
        </p>
        <p className="bidi-plain line-clamp-2 text-15 text-muted wrap-anywhere">{body}</p>
      </div>
      <MoreLink to={pathOf(courseId)}>{words.all}</MoreLink>
    </section>
  )
}

const Mark = () => (
  <span className="grid size-11 shrink-0 place-items-center rounded-tile bg-primary-100 text-primary-700">
    <Icon of={Megaphone} size={20} />
  </span>
)
