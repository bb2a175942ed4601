import type { Answer } from '@arvand/contracts/endpoint'
import { type listNotices, readNotice } from '@arvand/contracts/panel/notices'
import { call } from '../../api/browser.ts'
import { attemptAloud } from '../../api/error-catalogue.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { MoreLink } from '../../ui/link.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { noticesWords as words } from './words.ts'

export type Notice = Answer<typeof listNotices>['items'][number]

/** One notice; an unread one is marked by a bar, a word and its background. */
export function NoticeRow({
  notice: { id, title, body, link, at, read },
  now,
}: {
  notice: Notice
  now: number
}) {
  const look = read ? 'border-line bg-surface' : 'border-line border-s-4 border-s-primary-600 bg-primary-50'
  return (
    <li className={`rounded-card border px-4.5 py-4 md:px-6 ${look}`}>
      <article className="grid gap-1">
        <header className="flex flex-wrap items-baseline gap-x-3">
          <h2 className="text-16 font-label">{title}</h2>
          {read ? null : (
            <span className="rounded-full bg-primary-600 px-2.5 text-12 font-label text-on-primary">
              {words.unread}
            </span>
          )}
          <span className="text-14 text-muted">
            <TimeAgo at={at} now={now} />
          </span>
        </header>
        <p className="max-w-[52rem] text-15 whitespace-pre-line">{body}</p>
        {link || !read ? (
          <footer className="flex flex-wrap items-center gap-x-5">
            {link ? (
              <MoreLink to={link} onClick={() => (read ? undefined : void markRead(id))}>
                {words.open}
              </MoreLink>
            ) : null}
            {read ? null : (
              <ActionForm
                intent="read"
                carry={{ id }}
                submit={words.read}
                button={{ variant: 'quiet', size: 'compact', 'aria-label': `${words.readOf} ${title}` }}
              />
            )}
          </footer>
        ) : null}
      </article>
    </li>
  )
}

/** Opening a notice's link marks it as read; after a refusal a toast says so and it stays unread. */
const markRead = (id: string) => attemptAloud(call(readNotice, { id }))
