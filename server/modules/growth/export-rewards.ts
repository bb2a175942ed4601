import { rewardStateWords } from '@arvand/contracts/state-words/rewards'
import { dayCells, dayColumns, querySheet } from '#platform/exports'
import { asc } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import { growth } from './tables.ts'

/** All rewards of referral, the oldest first. */
export const rewardTable: ExportTable = {
  name: 'growth.rewards',
  title: 'پاداش‌های دعوت',
  of: { scope: 'growth' },
  sheet: (db) =>
    querySheet(db, {
      title: 'پاداش‌های دعوت',
      file: 'rewards',
      columns: [
        { head: 'دعوت‌کننده', width: 28 },
        { head: 'دعوت‌شده', width: 28 },
        { head: 'طرح', width: 26 },
        { head: 'اولین خرید (تومان)', width: 18 },
        { head: 'پاداش دعوت‌کننده (تومان)', width: 22 },
        { head: 'هدیهٔ دعوت‌شده (تومان)', width: 22 },
        { head: 'وضعیت', width: 20 },
        ...dayColumns('ثبت'),
        ...dayColumns('آزاد شدن'),
      ],
      rows: growth(db)
        .selectFrom('growth.rewards as r')
        .leftJoin('growth.campaigns as c', 'c.id', 'r.campaign_id')
        .innerJoin('identity.people as inviter', 'inviter.id', 'r.inviter_id')
        .innerJoin('identity.people as invitee', 'invitee.id', 'r.invitee_id')
        .select(['inviter.name as inviter', 'invitee.name as invitee', 'c.title', 'r.purchase'])
        .select(['r.inviter_amount', 'r.invitee_amount', 'r.state', 'r.made_at', 'r.releases_at']),
      order: [asc('r.id')],
      line: (row) => [
        row.inviter,
        row.invitee,
        row.title ?? 'بدون طرح',
        row.purchase / 10,
        row.inviter_amount / 10,
        row.invitee_amount / 10,
        rewardStateWords[row.state],
        ...dayCells(row.made_at),
        ...dayCells(row.releases_at),
      ],
    }),
}
