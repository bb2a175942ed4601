import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely'
import { type Db, lens, type Tx } from './database.ts'

/** A value that a manager may change. Module and name stand in rows, so they never change. */
export interface Setting {
  readonly module: string
  readonly name: string
  readonly default: number
}

interface SettingRow {
  readonly module: string
  readonly name: string
  /** Null: the default again. */
  value: number | null
  revision: number
  changed_at: Date
}

const platform = lens<{ 'platform.settings': SettingRow }>()

/** The present value, as a part of a statement. */
export const settingIn = ({ module, name, default: value }: Setting): RawBuilder<number> =>
  sql<number>`coalesce((select value from platform.settings where module = ${sql.lit(module)} and name = ${sql.lit(name)}), ${sql.lit(value)}::bigint)`

/** The present values under their names, for the selection of a statement. */
export const settingsIn = <Name extends string>(
  settings: Readonly<Record<Name, Setting>>,
): AliasedRawBuilder<number, Name>[] =>
  (Object.keys(settings) as Name[]).map((name) => settingIn(settings[name]).as(name))

/** The present value. It is read anew each time, so that all processes see a change at once. */
export async function settingValue(db: Db, setting: Setting): Promise<number> {
  const { value } = await platform(db).selectNoFrom(settingIn(setting).as('value')).executeTakeFirstOrThrow()
  return value
}

/** The present values of several settings, by one statement. */
export async function settingValues<Name extends string>(
  db: Db,
  settings: Readonly<Record<Name, Setting>>,
): Promise<Readonly<Record<Name, number>>> {
  const row = await platform(db).selectNoFrom(settingsIn(settings)).executeTakeFirstOrThrow()
  return row as Record<Name, number>
}

/** All that was changed of these modules. */
export const changedSettings = (db: Db, modules: readonly string[]): Promise<readonly SettingRow[]> =>
  platform(db)
    .selectFrom('platform.settings')
    .selectAll()
    .where('module', 'in', [...modules])
    .execute()

export const findChanged = (db: Db, { module, name }: Setting): Promise<SettingRow | undefined> =>
  platform(db)
    .selectFrom('platform.settings')
    .selectAll()
    .where('module', '=', module)
    .where('name', '=', name)
    .executeTakeFirst()

/** Stores a value, null for the default, unless it was changed after this revision (0: never yet). */
export async function storeSetting(
  tx: Tx,
  { module, name }: Setting,
  { value, revision, at }: { readonly value: number | null; readonly revision: number; readonly at: Date },
): Promise<boolean> {
  const stored = await platform(tx)
    .insertInto('platform.settings')
    .values({ module, name, value, revision: revision + 1, changed_at: at })
    .onConflict((other) =>
      other
        .columns(['module', 'name'])
        .doUpdateSet({ value, revision: revision + 1, changed_at: at })
        .where('platform.settings.revision', '=', revision),
    )
    .returning('revision')
    .executeTakeFirst()
  return stored !== undefined
}
