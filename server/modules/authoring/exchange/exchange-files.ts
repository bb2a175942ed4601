import { sql } from 'kysely'
import type { FileUser } from '#plugs/file-user'
import { exchanges } from './tables.ts'

/** Files of exported and imported courses, which are removed a week after they ended. */
export const exchangeFiles: FileUser = {
  noun: 'خروجی یا ورودی دوره',
  usesOf: (fileId) => sql`select 1 from authoring.exchanges where file_id = ${fileId}`,
  async placesOf(db, fileId, viewer, most) {
    const rows = await exchanges(db)
      .selectFrom('authoring.exchanges')
      .select(['id', 'direction', 'person_id'])
      .where('file_id', '=', fileId)
      .orderBy('id')
      .limit(most)
      .execute()
    return rows.map(({ id, direction, person_id }) => ({
      title: direction === 'export' ? 'خروجی گرفتن از دوره' : 'وارد کردن دوره',
      within: null,
      link: person_id === viewer.personId ? `/teach/exchange/${id}` : null,
    }))
  },
}
