import type { Answer } from '@arvand/contracts/endpoint'
import type { showPersonToManager } from '@arvand/contracts/panel/people'
import { formatDate } from '@arvand/persian/format-date'
import { formatMobile } from '@arvand/persian/mobile'
import { tomanText } from '@arvand/persian/money'
import { formatNumber } from '@arvand/persian/numbers'
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { TextLink } from '../../ui/link.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import type { Customer } from './load-customer.ts'
import { RoleBadges } from './people-table.tsx'
import { personWords as words } from './person-words.ts'
import { peopleWords } from './words.ts'

export type Shown = Answer<typeof showPersonToManager>

type HeadProps = Pick<Shown, 'person' | 'createdAt' | 'blockedAt' | 'livingSessions'> &
  Pick<Customer, 'courses' | 'hasMoreCourses' | 'wallet'> & { readonly now: number }

/** Who it is, how to reach them, their state and roles, and five facts. */
export function PersonHead(props: HeadProps) {
  const { person, blockedAt } = props
  const { id, name, handle, roles, mobile, email, city } = person
  return (
    <header className="mb-5 overflow-clip rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 px-4.5 py-5 md:px-6">
        <Avatar name={name} seed={id} photo={person.avatar} size={72} />
        <div className="grid min-w-0 flex-1 basis-56 gap-1">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="text-26 font-heading wrap-anywhere">{name}</h1>
            <RoleBadges roles={roles} />
            {blockedAt ? <Badge tone="danger">{peopleWords.blocked}</Badge> : null}
          </span>
          <p className="flex flex-wrap items-center gap-x-4 text-15 text-muted">
            {mobile ? <Reach to={`tel:${mobile}`}>{formatMobile(mobile)}</Reach> : null}
            {email ? <Reach to={`mailto:${email}`}>{email}</Reach> : null}
            {city ? <span>{city}</span> : null}
            {handle ? (
              <TextLink alone to={`/u/${handle}`} className="inline-flex min-h-11 items-center">
                {words.publicPage}
              </TextLink>
            ) : null}
          </p>
        </div>
      </div>
      <Facts {...props} />
    </header>
  )
}

const Reach = ({ to, children }: { to: string; children: string }) => (
  <a href={to} className="inline-flex min-h-11 items-center rounded-small hover:text-ink hover:underline">
    <bdi dir="ltr" className="wrap-anywhere">
      {children}
    </bdi>
  </a>
)

function Facts({ createdAt, livingSessions, courses, hasMoreCourses, wallet, now }: HeadProps) {
  const seen = courses.flatMap(({ seenAt }) => seenAt ?? []).toSorted()
  const completed = courses.filter(({ state }) => state === 'completed').length
  const last = seen.at(-1)
  const count = formatNumber(courses.length)
  return (
    <dl
      aria-label={words.facts}
      className="grid grid-cols-2 gap-px border-t border-line bg-line sm:grid-cols-3 xl:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]"
    >
      <Fact label={words.memberSince} note={<TimeAgo at={createdAt} now={now} />}>
        {formatDate(createdAt)}
      </Fact>
      <Fact label={words.lastVisit}>{last ? <TimeAgo at={last} now={now} /> : words.notYet}</Fact>
      <Fact
        label={words.courses}
        note={completed > 0 && !hasMoreCourses ? words.completed(formatNumber(completed)) : null}
      >
        {hasMoreCourses ? words.moreThan(count) : words.courseCount(count)}
      </Fact>
      {wallet ? <Fact label={words.walletBalance}>{tomanText(wallet.balance)}</Fact> : null}
      <Fact label={words.devices}>
        {livingSessions > 0 ? words.deviceCount(formatNumber(livingSessions)) : words.noDevice}
      </Fact>
    </dl>
  )
}

interface FactProps {
  readonly label: string
  readonly note?: ReactNode
  readonly children: ReactNode
}

const Fact = ({ label, note, children }: FactProps) => (
  <div className="bg-surface px-4.5 py-3.5 last:odd:col-span-2 sm:last:odd:col-span-1 md:px-6">
    <dt className="text-14 text-muted">{label}</dt>
    <dd className="text-16 font-title wrap-anywhere">
      {children}
      {note ? <span className="block text-14 font-normal text-muted">{note}</span> : null}
    </dd>
  </div>
)
