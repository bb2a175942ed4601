import { leaveNotice } from '#modules/notices'
import type { Tx } from '#platform/database'
import { emit } from '#plugs/events'
import { certificateNoticeTypes } from '../certificate-notice-types.ts'
import { type CertificateRow, certificates, type ItemKind } from '../tables.ts'
import { addTransition, type IssuingDeps } from './issue-to.ts'

interface Revocation {
  readonly item: { readonly kind: ItemKind; readonly id: string }
  readonly reason: string
  /** Null: by itself. */
  readonly byId: string | null
}

/** Revokes a certificate that the caller has locked, and tells its holder why. */
export async function revokeIssued(
  { clock, jobs }: Pick<IssuingDeps, 'clock' | 'jobs'>,
  tx: Tx,
  row: Pick<CertificateRow, 'id' | 'person_id' | 'template_id' | 'title' | 'code'>,
  { item, reason, byId }: Revocation,
): Promise<void> {
  const now = clock.now()
  await certificates(tx)
    .updateTable('certificates.certificates')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('id', '=', row.id)
    .execute()
  await addTransition(tx, { certificateId: row.id, state: 'revoked', byId, at: now })
  // Whoever holds a newer one of the same still has what it certifies.
  if (!(await standingOf(tx, row.template_id, row.person_id)))
    await emit(jobs, tx, 'certificates.revoked', {
      ...{ certificateId: row.id, personId: row.person_id, kind: item.kind, itemId: item.id },
    })
  await leaveNotice(jobs, tx, clock, {
    personId: row.person_id,
    kind: certificateNoticeTypes.revoked,
    about: { title: row.title, code: row.code, reason },
    cause: `certificate ${row.id} revoked`,
  })
}

/** The certificate of this template that stands, neither revoked nor renewed by another one; locked. */
export const standingOf = (tx: Tx, templateId: string, personId: string) =>
  certificates(tx)
    .selectFrom('certificates.certificates')
    .selectAll()
    .where('template_id', '=', templateId)
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .where('renewed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
