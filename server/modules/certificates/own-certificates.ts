import type { PersonalData } from '#plugs/personal-data'
import { certificates } from './tables.ts'

/** The certificates of a person. They say who the person was, so they go with the account. */
export const ownCertificates: PersonalData = {
  word: 'certificates',
  collect: (db, personId) =>
    certificates(db)
      .selectFrom('certificates.certificates')
      .select(['code', 'brand', 'heading', 'holder', 'title', 'title_latin', 'teacher', 'hours', 'grade'])
      .select(['shares_grade', 'issued_at', 'expires_at', 'revoked_at', 'revoked_reason'])
      .where('person_id', '=', personId)
      .orderBy('issued_at')
      .execute(),
  async forget(tx, personId) {
    // Lists that the person made, and their lines in those of others.
    await certificates(tx).deleteFrom('certificates.issue_lists').where('by_id', '=', personId).execute()
    await certificates(tx)
      .deleteFrom('certificates.issue_list_lines')
      .where('person_id', '=', personId)
      .execute()
    // A renewed one refers to the one before it, which goes by the same statement.
    await certificates(tx).deleteFrom('certificates.certificates').where('person_id', '=', personId).execute()
  },
}
