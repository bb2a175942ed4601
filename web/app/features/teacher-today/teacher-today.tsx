import { formatDate } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { wallTimeOf } from '@arvand/persian/zone'
import { apiOf } from '../../api/page.ts'
import { serverContext } from '../../contexts.ts'
import { AttentionList } from '../../shell/attention-list.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { Stat } from '../../ui/stat.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import type { Route } from './+types/teacher-today'
import { CardRow } from './card-row.tsx'
import { teacherTodayWords as words } from './words.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const now = Date.now()
  const today = await apiOf(context).teacher('today', {})
  const name = serverContext(context).visitor?.name ?? ''
  return {
    ...today,
    greeting: greetingAt(wallTimeOf(now).hour),
    name,
    date: formatDate(now, 'long', { now }),
    now,
  }
}

/** The greeting for an hour of the day in Tehran. */
function greetingAt(hour: number): string {
  const [night, morning, noon, evening] = words.greetings
  return hour < 5 || hour >= 20 ? night : hour < 11 ? morning : hour < 15 ? noon : evening
}

export const meta = () => [{ title: titled(words.title) }]

export default function TeacherToday({ loaderData }: Route.ComponentProps) {
  const { greeting, name, date, attention, now } = loaderData
  const count = attention.reduce((sum, item) => sum + item.count, 0)
  return (
    <>
      <PageHead
        title={`${greeting}، ${name}`}
        lead={`${date}، ${count > 0 ? words.waiting(formatNumber(count)) : words.nothingWaits}`}
      />
      <div className="grid grid-cols-1 gap-5">
        <AttentionList items={attention} words={words} />
        <Figures {...loaderData} />
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
          <Newest {...loaderData} now={now} />
          <Announced {...loaderData} now={now} />
        </div>
      </div>
    </>
  )
}

type Today = Route.ComponentProps['loaderData']

function Figures({ figures: { courses, published, learners, enrolledThisWeek } }: Today) {
  return (
    <section
      aria-label={words.figures}
      className="grid grid-cols-2 gap-4 *:last:col-span-2 md:grid-cols-3 md:gap-5 md:*:last:col-span-1"
    >
      <Stat
        label={words.courses}
        value={formatNumber(courses)}
        unit={words.published(formatNumber(published))}
        to="/teach/courses"
      />
      <Stat label={words.learners} value={formatNumber(learners)} unit={words.people} />
      <Stat label={words.thisWeek} value={formatNumber(enrolledThisWeek)} unit={words.sinceSaturday} />
    </section>
  )
}

function Newest({ newest, now }: Today) {
  return (
    <Card title={words.newest} flush>
      {newest.length === 0 ? (
        <p className="border-t border-line px-4.5 py-5 text-15 text-muted md:px-6">{words.nobody}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {newest.map(({ enrolmentId, personId, courseId, courseTitle, name, at }) => (
            <CardRow
              key={enrolmentId}
              to={`/teach/courses/${courseId}/students/${enrolmentId}`}
              start={<Avatar name={name} seed={personId} size={40} />}
              title={name}
              note={courseTitle}
              end={<TimeAgo at={at} now={now} />}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Announced({ announcements, now }: Today) {
  return (
    <Card title={words.announcements} flush>
      {announcements.length === 0 ? (
        <p className="border-t border-line px-4.5 py-5 text-15 text-muted md:px-6">{words.noAnnouncements}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {announcements.map(({ id, courseId, courseTitle, title, at }) => (
            <CardRow
              key={id}
              to={`/teach/courses/${courseId}/announcements`}
              title={title}
              note={courseTitle}
              end={<TimeAgo at={at} now={now} />}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
