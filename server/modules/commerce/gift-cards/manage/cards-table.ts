import type { Db } from '#platform/database'
import { dayCells, dayColumns, inBatches, type Spreadsheet } from '#platform/exports'
import type { ExportTable } from '#plugs/export-table'
import { countUpTo } from '../../downloads/count-up-to.ts'
import { commerce } from '../../tables.ts'
import { figuresOfCards } from '../find-gift-card.ts'

/** All gift cards with what is left of each, the oldest first. Codes are money: they stand in the file of a batch alone. */
export const cardsTable: ExportTable = {
  ...{ name: 'commerce.gift-cards', title: 'کارت‌های هدیه' },
  of: { scope: 'finance' },
  sheet: cardsSheet,
}

const allCards = (db: Db) => commerce(db).selectFrom('commerce.gift_cards as c')

const cardRows = (db: Db) =>
  allCards(db)
    .leftJoin('identity.contacts as buyer', 'buyer.person_id', 'c.bought_by')
    .leftJoin('identity.contacts as issuer', 'issuer.person_id', 'c.issued_by')
    .select(['c.id', 'c.last_four', 'c.amount', 'c.created_at', 'c.expires_at', 'c.stopped_at', 'c.note'])
    .select(['buyer.name as buyer', 'issuer.name as issuer'])

type CardRow = Awaited<ReturnType<ReturnType<typeof cardRows>['executeTakeFirstOrThrow']>>

function cardsSheet(db: Db): Spreadsheet {
  const read = (last: CardRow | undefined, size: number) => {
    const rows = last ? cardRows(db).where('c.id', '>', last.id) : cardRows(db)
    return rows.orderBy('c.id').limit(size).execute()
  }
  return {
    title: 'کارت‌های هدیه',
    file: 'all-gift-cards',
    columns: [
      { head: 'چهار حرف آخر کد', width: 16 },
      { head: 'مبلغ (تومان)', width: 16 },
      { head: 'مانده (تومان)', width: 16 },
      { head: 'خریدار', width: 28 },
      { head: 'صادرکننده', width: 28 },
      { head: 'متوقف', width: 10 },
      ...dayColumns('ساخت'),
      ...dayColumns('پایان'),
      { head: 'یادداشت', width: 40 },
    ],
    async *lines() {
      for await (const cards of inBatches(read)) {
        const figures = await figuresOfCards(db, cards)
        for (const card of cards)
          yield [
            card.last_four,
            card.amount / 10,
            (figures.get(card.id)?.balance ?? 0) / 10,
            card.buyer ?? '',
            card.issuer ?? '',
            card.stopped_at ? 'بله' : '',
            ...dayCells(card.created_at),
            ...dayCells(card.expires_at),
            card.note ?? '',
          ]
      }
    },
    count: (most) => countUpTo(db, allCards(db).select('c.id'), most),
  }
}
