import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import type { Grant, Quote, Sellable, SoldLine } from '#plugs/sellable'
import type { TestApp } from '#server/testing/app'
import { commerce } from '../tables.ts'
import { aSeller, type TestSeller } from '../testing.ts'

/** A seller of items with a limited number of places, in tables of its own. */
export interface PlaceSeller extends TestSeller {
  /** Makes the tables; called before the first item is offered. */
  open(arvand: TestApp): Promise<void>
  /** Offers an item with so many places; returns its id. */
  offer(places: number, wish?: Partial<Quote>): Promise<string>
  /** How many places of an item are reserved for unpaid factors and untaken gifts, and how many are granted. */
  places(id: string): Promise<{ readonly kept: number; readonly given: number }>
}

const tables = `
  create schema shelf;
  create table shelf.items (id uuid primary key, places integer not null);
  create table shelf.places (
    line_id uuid primary key, item_id uuid not null references shelf.items (id),
    kept integer not null check (kept >= 0), given integer not null default 0 check (given >= 0)
  )`

export function aSellerOfPlaces(): PlaceSeller {
  const seller = aSeller()
  let app: TestApp | undefined
  const query = async <Row extends object>(text: string, values: unknown[] = []) =>
    ((await app?.database.pool.query(text, values))?.rows ?? []) as Row[]
  return {
    ...seller,
    get opened() {
      return seller.opened
    },
    get closed() {
      return seller.closed
    },
    sellable: { ...seller.sellable, ...ofPlaces(seller.sellable) },
    async open(arvand) {
      app = arvand
      await query(tables)
    },
    async offer(places, wish = {}) {
      const id = seller.put(wish)
      await query('insert into shelf.items values ($1, $2)', [id, places])
      return id
    },
    async places(id) {
      const text = `select coalesce(sum(kept), 0)::int as kept, coalesce(sum(given), 0)::int as given
        from shelf.places where item_id = $1`
      return (await query<{ kept: number; given: number }>(text, [id]))[0] ?? { kept: 0, given: 0 }
    },
  }
}

const ofPlaces = (seller: Sellable) =>
  ({
    async reserve(tx, _buyerId, lines) {
      for (const line of lines) if (!(await keep(tx, line))) return 'courses.closed'
      return null
    },
    async release(tx, lines) {
      for (const { id, quantity } of lines)
        await sql`update shelf.places set kept = greatest(kept - ${quantity}, 0) where line_id = ${id}`.execute(
          commerce(tx),
        )
    },
    async grant(tx, grants) {
      await seller.grant(tx, grants)
      for (const grant of grants) await move(tx, grant, 1)
      return []
    },
    async revoke(tx, grants) {
      for (const grant of grants) await move(tx, grant, -1)
      return []
    },
  }) satisfies Partial<Sellable>

/** Reserves places under the lock of the item's row, which all buyers of the item share. */
async function keep(tx: Tx, { id, item_id, quantity }: SoldLine): Promise<boolean> {
  const run = commerce(tx)
  await sql`select from shelf.items where id = ${item_id} for no key update`.execute(run)
  const { numAffectedRows } = await sql`
    insert into shelf.places as p (line_id, item_id, kept)
    select ${id}, i.id, ${quantity} from shelf.items i where i.id = ${item_id} and i.places >= ${quantity} +
      (select coalesce(sum(kept + given), 0) from shelf.places where item_id = i.id and line_id <> ${id})
    on conflict (line_id) do update set kept = excluded.kept`.execute(run)
  return numAffectedRows === 1n
}

/**
 * With 1 turns a reserved place into a granted one (the table's check fails if none was reserved), with -1 frees it.
 */
async function move(tx: Tx, { line }: Grant, by: 1 | -1): Promise<void> {
  const kept = by === 1 ? sql`kept - 1` : sql`kept`
  const { numAffectedRows } = await sql`
    update shelf.places set kept = ${kept}, given = given + ${by} where line_id = ${line.id}`.execute(
    commerce(tx),
  )
  if (numAffectedRows !== 1n) throw new Error(`line ${line.id} has no place`)
}
