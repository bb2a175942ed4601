import { type Db, transaction } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { refuse, refuseIf } from '#platform/refusal'
import { filesOf, stateOf, whyNotRevoke } from '../certificate.ts'
import { storeCredential } from '../credential/store-credential.ts'
import type { CertificatesDeps } from '../deps.ts'
import { certificates } from '../tables.ts'

const ofPerson = (db: Db, personId: string) =>
  certificates(db)
    .selectFrom('certificates.certificates as c')
    .innerJoin('certificates.templates as t', 't.id', 'c.template_id')
    .select(['c.code', 'c.kind', 'c.title', 'c.brand', 'c.grade', 'c.shares_grade'])
    .select(['c.issued_at', 'c.expires_at', 'c.revoked_at'])
    .where('c.person_id', '=', personId)

type Row = Awaited<ReturnType<ReturnType<typeof ofPerson>['execute']>>[number]

const shown = ({ code, kind, title, brand, grade, ...row }: Row, now: Date) => ({
  ...{ code, kind, title, brand, grade, state: stateOf(row, now), sharesGrade: row.shares_grade },
  ...{ issuedAt: row.issued_at, expiresAt: row.expires_at },
  ...filesOf(code),
})

interface MineAsk {
  readonly courseId?: string | undefined
  readonly webinarId?: string | undefined
  readonly cursor?: string | undefined
}

/** A person's own certificates, newest first. */
export async function listMyCertificates(
  db: Db,
  now: Date,
  personId: string,
  { courseId, webinarId, cursor }: MineAsk,
) {
  const all = ofPerson(db, personId)
  const itemId = courseId ?? webinarId
  const kind = courseId ? 'course' : 'webinar'
  const rows = itemId ? all.where('t.kind', '=', kind).where('t.item_id', '=', itemId) : all
  const page = await keysetPage(rows, newestFirst('c.issued_at', 'c.id'), cursor)
  return { ...page, items: page.items.map((row) => shown(row, now)) }
}

/** Shows the grade on the person's own certificate, or hides it; what it says now is signed. */
export const shareGrade = (
  deps: Pick<CertificatesDeps, 'db' | 'clock' | 'keyPath' | 'publicUrl'>,
  personId: string,
  { code, shares }: { readonly code: string; readonly shares: boolean },
) =>
  transaction(deps.db, async (tx) => {
    const row = await ofPerson(tx, personId).where('c.code', '=', code).forUpdate('c').executeTakeFirst()
    if (!row) return refuse('certificates.unknown-code')
    refuseIf(whyNotRevoke(row))
    const changed = await certificates(tx)
      .updateTable('certificates.certificates')
      .set({ shares_grade: shares })
      .where('code', '=', code)
      .returningAll()
      .executeTakeFirstOrThrow()
    await storeCredential(deps, tx, changed)
    return { certificate: shown({ ...row, shares_grade: shares }, deps.clock.now()) }
  })
