import { sql } from 'kysely'
import type { FileUser } from '#plugs/file-user'
import { exams } from '../tables.ts'

/** Files of questions that come in or went out, and pictures of questions that wait to be confirmed. */
export const questionExchangeFiles: FileUser = {
  noun: 'ورود یا خروجی سؤال‌ها',
  usesOf: (fileId) =>
    sql`select 1 from exams.question_exchanges where file_id = ${fileId} or stored_file_ids @> array[${fileId}]::uuid[]`,
  async placesOf(db, fileId, viewer, most) {
    const rows = await exams(db)
      .selectFrom('exams.question_exchanges')
      .select(['id', 'direction', 'person_id'])
      .where(({ or, eb }) =>
        or([
          eb('file_id', '=', fileId),
          eb('stored_file_ids', '@>', sql<string[]>`array[${fileId}]::uuid[]`),
        ]),
      )
      .orderBy('id')
      .limit(most)
      .execute()
    return rows.map(({ id, direction, person_id }) => ({
      title: direction === 'export' ? 'خروجی سؤال‌ها' : 'ورود سؤال‌ها',
      within: null,
      link: person_id === viewer.personId ? `/teach/question-bank/exchange/${id}` : null,
    }))
  },
}
