import type { Db } from '#platform/database'
import { desc, keysetPage } from '#platform/keyset'
import { certificates } from '../tables.ts'

/** Revoked certificates for everybody, the latest first. */
export async function listRevoked(db: Db, cursor?: string) {
  const rows = certificates(db)
    .selectFrom('certificates.certificates')
    .select(['code', 'revoked_at', 'revoked_reason as reason', 'id'])
    .where('revoked_at', 'is not', null)
  const page = await keysetPage(rows, [desc('revoked_at', 'instant'), desc('id')], cursor)
  return {
    ...page,
    items: page.items.flatMap(({ code, revoked_at: revokedAt, reason }) =>
      revokedAt ? [{ code, revokedAt, reason: reason ?? '' }] : [],
    ),
  }
}
