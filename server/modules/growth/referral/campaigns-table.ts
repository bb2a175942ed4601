import { sql } from 'kysely'
import { dayCells, dayColumns, querySheet } from '#platform/exports'
import { asc } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import { growth } from '../tables.ts'

/** All campaigns of referral with what each has given, the oldest first. */
export const campaignTable: ExportTable = {
  ...{ name: 'growth.campaigns', title: 'طرح‌های دعوت' },
  of: { scope: 'growth' },
  sheet: (db) =>
    querySheet(db, {
      title: 'طرح‌های دعوت',
      file: 'referral-campaigns',
      columns: [
        { head: 'طرح', width: 36 },
        { head: 'پاداش دعوت‌کننده (تومان)', width: 22 },
        { head: 'هدیهٔ دعوت‌شده (تومان)', width: 22 },
        { head: 'کمترین خرید (تومان)', width: 18 },
        { head: 'بودجه (تومان)', width: 16 },
        { head: 'خرج‌شده (تومان)', width: 16 },
        { head: 'پاداش‌ها', width: 10 },
        ...dayColumns('شروع'),
        ...dayColumns('پایان'),
        ...dayColumns('توقف'),
      ],
      rows: growth(db)
        .selectFrom('growth.campaigns as c')
        .select([
          'c.title',
          'c.inviter_reward',
          'c.invitee_reward',
          'c.least_purchase',
          'c.budget',
          'c.spent',
        ])
        .select(['c.starts_at', 'c.ends_at', 'c.stopped_at'])
        .select(
          sql<number>`(select count(*)::integer from growth.rewards r
            where r.campaign_id = c.id and r.state in ('held', 'released'))`.as('rewards'),
        ),
      order: [asc('c.id')],
      line: (row) => [
        ...[row.title, row.inviter_reward / 10, row.invitee_reward / 10, row.least_purchase / 10],
        ...[row.budget / 10, row.spent / 10, row.rewards],
        ...dayCells(row.starts_at),
        ...dayCells(row.ends_at),
        ...dayCells(row.stopped_at),
      ],
    }),
}
