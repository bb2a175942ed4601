import { pageSize } from '@arvand/contracts/page-size'
import { type Expression, type RawBuilder, type SelectQueryBuilder, type StringReference, sql } from 'kysely'
import { type Db, prepared, type ShapeIfAny } from './database.ts'
import { type KeysetColumn, types } from './keyset/column.ts'
import { readCursor } from './keyset/cursor.ts'
import { type Keyed, type Page, pageOf } from './keyset/page.ts'

export { asc, desc, type KeysetColumn, newestFirst } from './keyset/column.ts'
export { readCursor } from './keyset/cursor.ts'
export { type ListRows, mergedPage } from './keyset/merged-page.ts'
export { type Keyed, type Page, pageOf } from './keyset/page.ts'

/**
 * The page of a query after a cursor: at most ten rows, sorted by these columns. A cursor that was not written for
 * these columns is refused as `request.invalid`.
 */
export async function keysetPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  columns: readonly KeysetColumn<StringReference<DB, TB> | Expression<unknown>>[],
  cursor: string | undefined,
): Promise<Page<Row>> {
  const rows = await keysetQuery(query, columns, readCursor(columns, cursor)).execute()
  return pageOf<Row>(rows as readonly (Row & Keyed)[])
}

/** The same for a query that is compiled only once (`prepared`): one text for the first page and one for all others. */
export function preparedKeysetPage<DB, TB extends keyof DB, Row, Asked extends object, Shape = undefined>(
  build: (db: Db, asked: Asked, shape: Shape) => SelectQueryBuilder<DB, TB, Row>,
  columns: readonly KeysetColumn<StringReference<DB, TB> | Expression<unknown>>[],
) {
  const first = prepared((db, asked: Asked, shape: Shape) =>
    keysetQuery(build(db, asked, shape), columns, null),
  )
  const next = prepared((db, asked: Asked & After, shape: Shape) =>
    keysetQuery(
      build(db, asked, shape),
      columns,
      columns.map((_, at) => asked[`after${at}`]),
    ),
  )
  return async (
    db: Db,
    asked: Asked,
    cursor: string | undefined,
    ...shape: ShapeIfAny<Shape>
  ): Promise<Page<Row>> => {
    const values = readCursor(columns, cursor)
    const after = Object.fromEntries((values ?? []).map((value, at) => [`after${at}`, value]))
    const rows = values === null ? first(db, asked, ...shape) : next(db, { ...asked, ...after }, ...shape)
    return pageOf<Row>((await rows) as readonly (Row & Keyed)[])
  }
}

type After = Readonly<Record<`after${number}`, unknown>>

/** The page of a list that is certainly empty; a broken cursor is still refused. */
export function emptyPage(
  columns: readonly KeysetColumn<unknown>[],
  cursor: string | undefined,
): Page<never> {
  readCursor(columns, cursor)
  return { items: [], nextCursor: null }
}

/**
 * The query for the rows after these column values (null: from the first), to be used in another query or an export.
 */
export function keysetQuery<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  columns: readonly KeysetColumn<StringReference<DB, TB> | Expression<unknown>>[],
  after: readonly unknown[] | null,
  most = pageSize + 1,
): SelectQueryBuilder<DB, TB, Row & Keyed> {
  const { key, order, limit } = keysetSql(columns, after, most)
  const rows = query.select(key.as('keyset')).orderBy(order).limit(limit)
  const wanted = after === null ? rows : rows.where(afterRow(columns, after))
  return wanted as unknown as SelectQueryBuilder<DB, TB, Row & Keyed>
}

/** The same as parts of a query written in SQL; the query must select `key` as `keyset`. */
export function keysetSql(
  columns: readonly KeysetColumn[],
  after: readonly unknown[] | null,
  most = pageSize + 1,
): {
  readonly key: RawBuilder<readonly unknown[]>
  readonly where: RawBuilder<boolean>
  readonly order: RawBuilder<unknown>
  readonly limit: RawBuilder<number>
  readonly most: number
} {
  return {
    key: sql`json_build_array(${sql.join(columns.map(valueIn))})`,
    where: after === null ? sql`true` : afterRow(columns, after),
    order: sql.join(columns.map((one) => sql`${column(one)} ${sql.raw(one.direction)}`)),
    limit: sql.lit(most),
    most,
  }
}

/** The page of rows that are all in memory, for orders that only the app can compute. */
export function pageOfSorted<Row>(
  rows: readonly Row[],
  columns: readonly KeysetColumn<(row: Row) => string | number>[],
  cursor: string | undefined,
): Page<Row> {
  const after = readCursor(columns, cursor)
  const keyed = rows.map((row) => ({ ...row, keyset: columns.map(({ by }) => by(row)) }))
  const sorted = keyed.toSorted((a, b) => compare(columns, a.keyset, b.keyset))
  return pageOf<Row>(after ? sorted.filter(({ keyset }) => compare(columns, keyset, after) > 0) : sorted)
}

function compare(columns: readonly KeysetColumn<unknown>[], a: readonly unknown[], b: readonly unknown[]) {
  const at = columns.findIndex((_, one) => a[one] !== b[one])
  if (at < 0) return 0
  const isBefore = (a[at] as string | number) < (b[at] as string | number)
  return isBefore === (columns[at]?.direction === 'asc') ? -1 : 1
}

/**
 * The condition for rows after these values. Columns with the same direction are compared as one row, which is a range
 * of their index; where the direction changes, the other columns are compared among rows that are equal so far.
 */
function afterRow(columns: readonly KeysetColumn[], place: readonly unknown[]): RawBuilder<boolean> {
  const turns = columns.findIndex(({ direction }) => direction !== columns[0]?.direction)
  const length = turns < 0 ? columns.length : turns
  const run = columns.slice(0, length)
  const row = sql`(${sql.join(run.map(column))})`
  const last = sql`(${sql.join(run.map(({ type }, at) => sql`${place[at]}::${sql.raw(types[type].name)}`))})`
  const beyond = sql.raw(run[0]?.direction === 'asc' ? '>' : '<')
  if (turns < 0) return sql`${row} ${beyond} ${last}`
  const rest = afterRow(columns.slice(length), place.slice(length))
  return sql`${row} ${beyond}= ${last} and (${row} ${beyond} ${last} or ${rest})`
}

const column = ({ by }: KeysetColumn): Expression<unknown> => (typeof by === 'string' ? sql.ref(by) : by)

const valueIn = (one: KeysetColumn): Expression<unknown> =>
  one.type === 'instant'
    ? sql`to_char(${column(one)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : column(one)
