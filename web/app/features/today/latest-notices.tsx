import { Bell, BellDot } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ButtonLink, MoreLink } from '../../ui/link.tsx'
import { ListRow } from '../../ui/list.tsx'
import { EmptyState, ErrorState, ForbiddenState } from '../../ui/states.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { todayWords as words } from './words.ts'

interface Notice {
  readonly id: string
  readonly title: string
  readonly body: string
  readonly at: string
  readonly read: boolean
}

type Notices =
  | { readonly state: 'known'; readonly items: readonly Notice[] }
  | { readonly state: 'locked' | 'failed' }

/** The latest notices, with a link to all of them. */
export function LatestNotices({ notices, now }: { notices: Notices; now: number }) {
  const aside =
    notices.state === 'known' && notices.items.length > 0 ? (
      <MoreLink to="/panel/notices">{words.allNotices}</MoreLink>
    ) : null
  return (
    <Card title={words.notices} aside={aside} flush>
      {notices.state === 'known' ? (
        <Known items={notices.items} now={now} />
      ) : (
        <Unknown state={notices.state} />
      )}
    </Card>
  )
}

function Unknown({ state }: { state: 'locked' | 'failed' }) {
  if (state === 'locked')
    return (
      <ForbiddenState
        bare
        title={words.noticesLocked}
        action={
          <ButtonLink to="/panel/security/second-factor" variant="outline" size="compact">
            {words.tasks.factor.action}
          </ButtonLink>
        }
      />
    )
  return (
    <ErrorState bare title={words.noticesFailed}>
      {words.noticesFailedLead}
    </ErrorState>
  )
}

function Known({ items, now }: { items: readonly Notice[]; now: number }) {
  if (items.length === 0)
    return (
      <EmptyState bare title={words.noNotices}>
        {words.noNoticesLead}
      </EmptyState>
    )
  return (
    <ul className="divide-y divide-line border-t border-line">
      {items.map((notice) => (
        <ListRow
          key={notice.id}
          to="/panel/notices"
          start={<Mark read={notice.read} />}
          title={notice.title}
          note={<span className="line-clamp-1">{notice.body}</span>}
          end={
            <span className="text-14 text-muted">
              <TimeAgo at={notice.at} now={now} />
            </span>
          }
        />
      ))}
    </ul>
  )
}

function Mark({ read }: { read: boolean }) {
  const look = read ? 'bg-sunken text-muted' : 'bg-primary-100 text-primary-700'
  return (
    <span className={`grid size-11 shrink-0 place-items-center rounded-tile ${look}`}>
      <Icon of={read ? Bell : BellDot} size={20} />
      {read ? null : <span className="sr-only">{words.unread}</span>}
    </span>
  )
}
