import { dayAt } from '@arvand/persian/zone'
import { sql } from 'kysely'
import type { Clock } from '#platform/clock'
import { type Db, transaction } from '#platform/database'
import { visitorsByHour } from './funnel/visitors-by-hour.ts'
import { keepLearningEvents } from './learning/keep-learning-events.ts'
import { keepClientLogs } from './log-from-client.ts'
import { daysFrom, dropPartitions, makePartitions } from './partitions.ts'
import { analysis } from './tables.ts'
import { forgetRefVisitors } from './view-referral.ts'

/** Turns the views of finished days into figures and deletes the visitors' hashes; runs every night. */
export async function countUp(db: Db, clock: Clock): Promise<void> {
  const now = clock.now()
  const today = dayAt(now)
  await transaction(db, async (tx) => {
    await finishDays(tx, today)
    await dropPartitions(tx, pageViews, today)
    await makePartitions(tx, pageViews, daysFrom(today, pageViews.table))
    await keepLearningEvents(tx, now)
    await forgetRefVisitors(tx, now)
    await keepClientLogs(tx, now)
  })
}

const pageViews = { table: 'page_views', column: 'day' } as const

/** One statement, so that exactly the deleted rows are counted, even while new views arrive. */
async function finishDays(db: Db, today: string): Promise<void> {
  await sql`
    with finished as (
      delete from analysis.page_views where day < ${today} returning day, hour, path, referrer_host, visitor
    ),
    of_days as (
      insert into analysis.view_days (day, views, visitors)
      select day, count(*), count(distinct visitor) from finished group by day
      on conflict (day) do update
        set views = view_days.views + excluded.views, visitors = view_days.visitors + excluded.visitors
    ),
    of_hours as (
      insert into analysis.visitor_hours (day, hour, visitors, course_visitors)
      ${visitorsByHour(sql`finished`)}
      on conflict (day, hour) do update
        set visitors = visitor_hours.visitors + excluded.visitors,
          course_visitors = visitor_hours.course_visitors + excluded.course_visitors
    ),
    of_pages as (
      insert into analysis.page_days (day, path, views)
      select day, path, count(*) from finished group by day, path
      on conflict (day, path) do update set views = page_days.views + excluded.views
    )
    insert into analysis.referrer_days (day, host, views)
    select day, referrer_host, count(*) from finished where referrer_host is not null group by day, referrer_host
    on conflict (day, host) do update set views = referrer_days.views + excluded.views`.execute(analysis(db))
}
