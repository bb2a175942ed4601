import { addDays, weekdayOf } from '@arvand/persian/days'
import { dayAt } from '@arvand/persian/zone'
import type { Clock } from '#platform/clock'
import { type Db, transaction } from '#platform/database'
import { analysis } from '#testing/analysis'

const daysBack = 90

/** Shares of a day's views, by page and by the host that sent the visitor. */
const pages = { '/': 0.5, '/about': 0.2, '/auth/sign-up': 0.18, '/contact': 0.12 }
const hosts = { 'google.com': 0.3, 't.me': 0.12, 'instagram.com': 0.08, 'aparat.com': 0.04 }

/** Three months of views: the same on every installation, fewer on Fridays, growing slowly. */
export async function fillFigures({ db, clock }: { db: Db; clock: Clock }, scale: number): Promise<void> {
  const today = dayAt(clock.now())
  const days = Array.from({ length: daysBack }, (_, at) => addDays(today, at - daysBack))
  const views = days.map((day, at) => ({ day, views: viewsOf(day, at) * scale }))
  await transaction(db, async (tx) => {
    const into = analysis(tx)
    await into
      .insertInto('analysis.view_days')
      .values(views.map((one) => ({ ...one, visitors: Math.ceil(one.views / 3) })))
      .execute()
    await into
      .insertInto('analysis.page_days')
      .values(
        views.flatMap(({ day, views: all }) =>
          parts(pages, all).map(([path, of]) => ({ day, path, views: of })),
        ),
      )
      .execute()
    await into
      .insertInto('analysis.referrer_days')
      .values(
        views.flatMap(({ day, views: all }) =>
          parts(hosts, all).map(([host, of]) => ({ day, host, views: of })),
        ),
      )
      .execute()
    await fillReferrals(tx, days)
  })
}

function viewsOf(day: string, at: number): number {
  const friday = weekdayOf(day) === 6 ? 0.6 : 1
  return Math.round((120 + at + 18 * Math.sin(at * 1.7)) * friday)
}

const parts = (shares: Readonly<Record<string, number>>, all: number) =>
  Object.entries(shares).map(([name, share]) => [name, Math.round(all * share)] as const)

/** A few views of the first people's codes. */
async function fillReferrals(db: Db, days: readonly string[]): Promise<void> {
  const codes = await analysis(db)
    .selectFrom('identity.referral_codes')
    .select('code')
    .orderBy('code')
    .limit(4)
    .execute()
  const rows = codes.flatMap(({ code }, of) =>
    days.filter((_, at) => at % (3 + of) === 0).map((day, at) => ({ code, day, views: 1 + ((at + of) % 4) })),
  )
  if (rows.length > 0) await analysis(db).insertInto('analysis.ref_view_days').values(rows).execute()
}
