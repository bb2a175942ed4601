import type { Answer } from '@arvand/contracts/endpoint'
import type { listThreads } from '@arvand/contracts/panel/discussion'
import { formatDuration } from '@arvand/persian/duration'
import { formatNumber } from '@arvand/persian/numbers'
import { CircleCheck, Lock, MessageCircle, Pin, ThumbsUp } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link, TextLink } from '../../ui/link.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { threadPage } from './addresses.ts'
import { discussionWords as words } from './words.ts'

export type ThreadCard = Answer<typeof listThreads>['items'][number]

interface ThreadListProps {
  readonly label: string
  readonly items: readonly ThreadCard[]
  readonly now: number
  /** Opens a thread within the page; without JavaScript the link opens the thread's own page. */
  readonly onOpen?: (threadId: string) => void
}

/** A list of threads: title, author and state. */
export function ThreadList({ label, items, now, onOpen }: ThreadListProps) {
  return (
    <ul
      aria-label={label}
      className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface"
    >
      {items.map((thread) => (
        <ThreadRow key={thread.id} thread={thread} now={now} onOpen={onOpen} />
      ))}
    </ul>
  )
}

function ThreadRow({
  thread,
  now,
  onOpen,
}: { readonly thread: ThreadCard } & Pick<ThreadListProps, 'now' | 'onOpen'>) {
  const { id, title, excerpt, author, at } = thread
  function open(event: MouseEvent) {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen(id)
  }
  return (
    <li className="relative flex gap-4 px-4.5 py-4 has-[a.row:hover]:bg-sunken md:px-6">
      <Avatar name={author.name} seed={author.id} photo={author.photo} size={44} />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="text-16 font-label leading-relaxed wrap-anywhere">
          <Link to={threadPage(id)} onClick={open} className="row after:absolute after:inset-0">
            {title}
          </Link>
        </p>
        <p className="bidi-plain line-clamp-2 text-14 text-muted wrap-anywhere">{excerpt}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-14 text-muted">
          <span className="wrap-anywhere">{author.name}</span>
          <TimeAgo at={at} now={now} />
          <ThreadMarks thread={thread} />
        </p>
      </div>
    </li>
  )
}

type Marked = Pick<ThreadCard, 'second' | 'pinned' | 'locked' | 'solved' | 'state' | 'answers' | 'likes'>

/** The state of a thread as icons with words; with the lesson's address, the second links into the lesson. */
export function ThreadMarks({ thread, lesson }: { thread: Marked; lesson?: string }) {
  const { second, pinned, locked, solved, state, answers, likes } = thread
  return (
    <>
      {second === null ? null : lesson ? (
        <TextLink alone to={`${lesson}?at=${second}`} className="inline-flex min-h-11 items-center">
          {words.at(formatDuration(second))}
        </TextLink>
      ) : (
        <Mark>{words.at(formatDuration(second))}</Mark>
      )}
      <Mark icon={MessageCircle}>{answers > 0 ? words.answers(formatNumber(answers)) : words.noAnswer}</Mark>
      {likes > 0 ? <Mark icon={ThumbsUp}>{words.likesOf(formatNumber(likes))}</Mark> : null}
      {state === 'answered' ? (
        <Badge tone="success" icon={CircleCheck}>
          {solved ? words.solved : words.answered}
        </Badge>
      ) : null}
      {pinned ? (
        <Badge tone="accent" icon={Pin}>
          {words.pinned}
        </Badge>
      ) : null}
      {locked ? <Badge icon={Lock}>{words.locked}</Badge> : null}
    </>
  )
}

const Mark = ({ icon, children }: { icon?: typeof Pin; children: ReactNode }) => (
  <span className="inline-flex items-center gap-1.5">
    {icon ? <Icon of={icon} size={16} /> : null}
    {children}
  </span>
)
