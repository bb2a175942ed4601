import type { Setting } from '#platform/settings'
import type { TestApp } from '#server/testing/app'

/** Gives a setting a value, past its limits too; null for its default. */
export const aSetting = (
  arvand: Pick<TestApp, 'database'>,
  { module, name }: Setting,
  value: number | null,
) =>
  arvand.database.pool.query(
    `insert into platform.settings values ($1, $2, $3, 1, now())
       on conflict (module, name) do update set value = $3, revision = settings.revision + 1`,
    [module, name, value],
  )
