import { removeFiles } from '#modules/media'
import { transaction } from '#platform/database'
import type { AuthoringDeps } from '../deps.ts'
import { exchanges } from './tables.ts'

const keptMs = 7 * 86_400_000

/** Removes the files of exports and imports that ended over a week ago; the reports stay. */
export async function forgetOldExchanges({ db, clock, media }: AuthoringDeps): Promise<void> {
  await transaction(db, async (tx) => {
    const old = await exchanges(tx)
      .selectFrom('authoring.exchanges')
      .select(['id', 'file_id'])
      .where('file_id', 'is not', null)
      .where('changed_at', '<', new Date(clock.now().getTime() - keptMs))
      .where('state', 'not in', ['waiting', 'working'])
      .forUpdate()
      .execute()
    if (old.length === 0) return
    await exchanges(tx)
      .updateTable('authoring.exchanges')
      .set({ file_id: null })
      .where(
        'id',
        'in',
        old.map(({ id }) => id),
      )
      .execute()
    await removeFiles(
      media,
      tx,
      old.flatMap(({ file_id }) => file_id ?? []),
    )
  })
}
