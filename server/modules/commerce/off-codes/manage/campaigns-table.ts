import type { Db } from '#platform/database'
import { dayCells, dayColumns, inBatches, type Spreadsheet } from '#platform/exports'
import type { ExportTable } from '#plugs/export-table'
import { countUpTo } from '../../downloads/count-up-to.ts'
import { commerce } from '../../tables.ts'
import { noSums, sumsOf } from './campaigns.ts'

/** All campaigns of off codes with what each gave away and brought in, the oldest first. */
export const campaignTable: ExportTable = {
  ...{ name: 'commerce.campaigns', title: 'کمپین‌های کد تخفیف' },
  of: { scope: 'finance' },
  sheet: campaignSheet,
}

const campaigns = (db: Db) =>
  commerce(db).selectFrom('commerce.campaigns').select(['id', 'title', 'budget', 'created_at'])

type Campaign = Awaited<ReturnType<ReturnType<typeof campaigns>['executeTakeFirstOrThrow']>>

function campaignSheet(db: Db): Spreadsheet {
  const read = (last: Campaign | undefined, size: number) => {
    const rows = last ? campaigns(db).where('id', '>', last.id) : campaigns(db)
    return rows.orderBy('id').limit(size).execute()
  }
  return {
    title: 'کمپین‌های کد تخفیف',
    file: 'campaigns',
    columns: [
      { head: 'کمپین', width: 36 },
      { head: 'بودجه (تومان)', width: 16 },
      { head: 'کد', width: 10 },
      { head: 'استفاده', width: 10 },
      { head: 'تخفیف (تومان)', width: 16 },
      { head: 'فروش (تومان)', width: 16 },
      ...dayColumns('ساخت'),
    ],
    async *lines() {
      for await (const rows of inBatches(read)) {
        const sums = await sumsOf(
          db,
          rows.map(({ id }) => id),
        )
        for (const { id, title, budget, created_at } of rows) {
          const { codes, uses, discount, total } = sums.get(id) ?? noSums
          yield [
            ...[title, budget === null ? null : budget / 10, codes, uses, discount / 10, total / 10],
            ...dayCells(created_at),
          ]
        }
      }
    },
    count: (most) => countUpTo(db, campaigns(db), most),
  }
}
