import type {
  listEnrolments as enrolments,
  listViewedPages as pages,
  listReferralViews as referrals,
} from '@arvand/contracts/analysis/funnel'
import type { Input } from '@arvand/contracts/endpoint'
import { sql } from 'kysely'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import {
  asc,
  desc,
  type Keyed,
  keysetQuery,
  keysetSql,
  newestFirst,
  pageOf,
  readCursor,
} from '#platform/keyset'
import { comparisonNow, instantsOf } from '#platform/period-figures'
import { analysis } from '../tables.ts'
import { coursePage } from './visitors-by-hour.ts'

/** The days of a list; what was not said is of the last thirty whole days. */
function daysOf(clock: Clock, { from, to }: { from?: string | undefined; to?: string | undefined }) {
  const { now } = comparisonNow(clock)
  return {
    from: from ?? (to && to < now.start ? to : now.start),
    to: to ?? (from && from > now.end ? from : now.end),
  }
}

interface ViewedPage {
  readonly path: string
  readonly views: number
  readonly title: string | null
}

const busiest = [desc(sql`page.views`, 'integer'), asc(sql`page.path`, 'text')]

/** The pages that were viewed in some days, the busiest first; today's views are counted live. */
export async function listViewedPages(db: Db, clock: Clock, ask: Input<typeof pages>) {
  const days = daysOf(clock, ask)
  const { from, to } = days
  const order = `${ask.which} ${from} ${to}`
  const { key, where, order: by, limit } = keysetSql(busiest, readCursor(busiest, ask.cursor, order))
  const which = ask.which === 'courses' ? sql`and ${coursePage}` : sql``
  const { rows } = await sql<ViewedPage & Keyed>`
    select page.path, page.views, c.title, ${key} as keyset
    from (
      select path, sum(views)::int as views
      from (
        select path, views from analysis.page_days where day between ${from} and ${to} ${which}
        union all
        select path, count(*) from analysis.page_views where day between ${from} and ${to} ${which} group by path
      ) as viewed
      group by path
    ) as page
    left join courses.known_courses as c on page.path ~ '^/courses/' and c.slug = substr(page.path, 10)
    where ${where} order by ${by} limit ${limit}`.execute(analysis(db))
  return { ...pageOf<ViewedPage>(rows, order), days }
}

interface ReferralViews {
  readonly code: string
  readonly personId: string | null
  readonly name: string | null
  readonly views: number
}

const mostViewed = [desc(sql`ref.views`, 'integer'), asc(sql`ref.code`, 'text')]

/** Whose referral codes were viewed in some days, the most viewed first. */
export async function listReferralViews(db: Db, clock: Clock, ask: Input<typeof referrals>) {
  const days = daysOf(clock, ask)
  const order = `${days.from} ${days.to}`
  const { key, where, order: by, limit } = keysetSql(mostViewed, readCursor(mostViewed, ask.cursor, order))
  const { rows } = await sql<ReferralViews & Keyed>`
    select ref.code, owner.person_id as "personId", p.name, ref.views, ${key} as keyset
    from (
      select code, sum(views)::int as views from analysis.ref_view_days
      where day between ${days.from} and ${days.to} group by code
    ) as ref
    left join identity.referral_codes as owner on owner.code = ref.code
    left join identity.people as p on p.id = owner.person_id
    where ${where} order by ${by} limit ${limit}`.execute(analysis(db))
  return { ...pageOf<ReferralViews>(rows, order), days }
}

/** Who enrolled in some days, or completed a course in them, newest first; an index by each time stands behind it. */
export async function listEnrolments(db: Db, clock: Clock, { by, cursor, ...ask }: Input<typeof enrolments>) {
  const days = daysOf(clock, ask)
  const { from, until } = instantsOf({ start: days.from, end: days.to })
  const at = by === 'completed' ? 'e.completed_at' : 'e.enrolled_at'
  const rows = analysis(db)
    .selectFrom('courses.fact_enrolments as e')
    .innerJoin('identity.people as p', 'p.id', 'e.person_id')
    .innerJoin('courses.known_courses as c', 'c.id', 'e.course_id')
    .select(['e.enrolment_id as enrolmentId', 'e.person_id as personId', 'p.name', 'e.course_id as courseId'])
    .select(['c.title as courseTitle', 'e.source', 'e.state', 'e.enrolled_at as enrolledAt'])
    .select('e.completed_at as completedAt')
    .where(at, '>=', from)
    .where(at, '<', until)
  const order = `${by} ${days.from} ${days.to}`
  const columns = newestFirst(at, 'e.enrolment_id' as const)
  const found = await keysetQuery(rows, columns, readCursor(columns, cursor, order)).execute()
  return { ...pageOf(found, order), days }
}
