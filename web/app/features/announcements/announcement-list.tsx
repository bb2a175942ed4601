import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { announcementWords as words } from './words.ts'

export interface Announcement {
  readonly id: string
  readonly title: string
  readonly body: string
  readonly author: string
  readonly at: string
}

interface AnnouncementCardProps {
  readonly announcement: Announcement
  readonly now: number
  readonly aside?: ReactNode
  /** Instead of how long ago it was. */
  readonly when?: ReactNode
  readonly children?: ReactNode
}

export function AnnouncementCard({ announcement, now, aside, when, children }: AnnouncementCardProps) {
  const { title, body, author, at } = announcement
  return (
    <Card title={<span className="wrap-anywhere">{title}</span>} aside={aside}>
      <p className="max-w-[70ch] bidi-plain whitespace-pre-wrap wrap-anywhere leading-loose">{body}</p>
      <p className="pt-3 text-14 text-muted">
        {words.by(author)}، {when ?? <TimeAgo at={at} now={now} />}
      </p>
      {children}
    </Card>
  )
}
