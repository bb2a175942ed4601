import { sql } from 'kysely'
import type { FileRight } from '#plugs/file-right'
import type { FileUsePlug } from '#plugs/file-use'
import type { FileUser } from '#plugs/file-user'
import { surveys } from './tables.ts'

/** What participants send as an answer. */
export const surveyFileUse: FileUsePlug = {
  name: 'survey',
  kinds: ['picture', 'document', 'archive'],
  mostBytes: 20_000_000,
}

/** Files of sent answers are readable by the author of the survey; managers of the content read all files anyway. */
export const surveyFileRight: FileRight = {
  async mayRead(db, fileId, personId) {
    const found = await surveys(db)
      .selectFrom('surveys.response_files as f')
      .innerJoin('surveys.responses as r', 'r.id', 'f.response_id')
      .innerJoin('surveys.surveys as s', 's.id', 'r.survey_id')
      .select('f.file_id')
      .where('f.file_id', '=', fileId)
      .where('s.owner_id', '=', personId)
      .limit(1)
      .executeTakeFirst()
    return found !== undefined
  },
}

/** Files of sent answers stay where they are. */
export const surveyFiles: FileUser = {
  noun: 'نظرسنجی',
  usesOf: (fileId) => sql`select 1 from surveys.response_files where file_id = ${fileId}`,
  async placesOf(db, fileId, viewer, most) {
    const rows = await surveys(db)
      .selectFrom('surveys.response_files as f')
      .innerJoin('surveys.responses as r', 'r.id', 'f.response_id')
      .innerJoin('surveys.surveys as s', 's.id', 'r.survey_id')
      .select(['s.title', 's.slug', 'r.person_id'])
      .where('f.file_id', '=', fileId)
      .orderBy('r.id')
      .limit(most)
      .execute()
    return rows.map(({ title, slug, person_id }) => ({
      title,
      within: null,
      link: person_id === viewer.personId ? `/surveys/${slug}` : null,
    }))
  },
}
