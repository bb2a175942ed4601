import { Bell, type LucideIcon, Megaphone } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link, MoreLink } from '../../ui/link.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { freshWords as words } from './words.ts'

interface Notice {
  readonly id: string
  readonly title: string
  readonly link: string | null
  readonly at: string
  readonly read: boolean
}

interface Announcement {
  readonly id: string
  readonly title: string
  readonly at: string
  readonly course: { readonly id: string; readonly title: string }
}

export interface FreshRow {
  readonly id: string
  readonly title: string
  readonly note: string | null
  readonly to: string
  readonly at: string
  readonly isAnnouncement: boolean
}

const shown = 4

/** What one has not seen yet, newest first. A notice of an announcement that stands here itself is left out. */
export function freshRows(announced: readonly Announcement[], notices: readonly Notice[]): FreshRow[] {
  const rows = announced.map(({ id, title, at, course }) => ({
    ...{ id, title, at, note: course.title, to: `/panel/announcements/${course.id}`, isAnnouncement: true },
  }))
  const stands = new Set(rows.map(({ to }) => to))
  const unread = notices.filter(({ read, link }) => !read && !stands.has(link ?? ''))
  return [
    ...rows,
    ...unread.map(({ id, title, at }) => ({
      ...{ id, title, at, note: null, to: '/panel/notices', isAnnouncement: false },
    })),
  ]
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, shown)
}

/** What came since one looked last; nothing is drawn when all has been seen. */
export function FreshCard({ rows, now }: { rows: readonly FreshRow[]; now: number }) {
  if (rows.length === 0) return null
  return (
    <Card title={words.title} aside={<MoreLink to="/panel/notices">{words.all}</MoreLink>} flush>
      <ul className="divide-y divide-line border-t border-line">
        {rows.map(({ id, title, note, to, at, isAnnouncement }) => (
          <li
            key={id}
            className="relative flex items-center gap-3 px-4.5 py-3 has-[a:hover]:bg-sunken md:px-6"
          >
            <Mark icon={isAnnouncement ? Megaphone : Bell} />
            <p className="min-w-0 flex-1 text-15 wrap-anywhere">
              <Link to={to} className="font-label after:absolute after:inset-0">
                {title}
              </Link>
              {note ? <span className="block text-14 text-muted">{note}</span> : null}
            </p>
            <span className="shrink-0 text-14 text-muted">
              <TimeAgo at={at} now={now} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const Mark = ({ icon }: { icon: LucideIcon }) => (
  <span className="grid size-9 shrink-0 place-items-center rounded-tile bg-primary-100 text-primary-700">
    <Icon of={icon} size={18} />
  </span>
)
