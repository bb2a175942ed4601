import type { ColumnType, InsertType, SelectType, UpdateType } from 'kysely'
import type { DB } from './schema.ts'

type SchemaOf<Name> = Name extends `${infer Schema}.${string}` ? Schema : never

/** Narrower types of columns, by table: values of JSON, texts that no check in the database closes. */
type Narrower<Told> = {
  readonly [Name in keyof Told]: Name extends keyof DB
    ? {
        readonly [Column in keyof Told[Name]]: Column extends keyof DB[Name]
          ? SelectType<DB[Name][Column]>
          : never
      }
    : never
}

/** JSON is written as its text, whatever it holds; anything else is written as what it is. */
type Narrowed<Column, Value> =
  unknown extends SelectType<Column>
    ? ColumnType<Value, InsertType<Column>, UpdateType<Column>>
    : ColumnType<Value, Value | Exclude<InsertType<Column>, SelectType<Column>>, Value>

type NarrowedRow<Row, Told> = {
  [Column in keyof Row]: Column extends keyof Told ? Narrowed<Row[Column], Told[Column]> : Row[Column]
}

/**
 * Row types for a `lens`: those of the module's own schema, and of the views that others publish.
 * `Tables<'growth' | 'identity.people', { 'growth.spins': { prizes: Prize[] } }>`
 */
export type Tables<
  Seen extends SchemaOf<keyof DB> | keyof DB,
  Told extends Narrower<Told> = Record<never, never>,
> = {
  [Name in keyof DB as Name extends Seen | `${Seen}.${string}` ? Name : never]: Name extends keyof Told
    ? NarrowedRow<DB[Name], Told[Name]>
    : DB[Name]
}
