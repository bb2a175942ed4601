import { transaction } from '#platform/database'
import { findChanged, type Setting, storeSetting } from '#platform/settings'
import type { TestApp } from '#server/testing/app'

/** Gives a setting a value, past its limits too; null for its default. */
export const aSetting = (
  { platform: { db, clock } }: Pick<TestApp, 'platform'>,
  setting: Setting,
  value: number | null,
) =>
  transaction(db, async (tx) => {
    const revision = (await findChanged(tx, setting))?.revision ?? 0
    return storeSetting(tx, setting, { value, revision, at: clock.now() })
  })
