import { namesOf } from '#modules/identity'
import { leaveNotice } from '#modules/notices'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { emit } from '#plugs/events'
import { issuerNow } from '../brands/brand-queries.ts'
import { endOf } from '../certificate.ts'
import { certificateNoticeTypes } from '../certificate-notice-types.ts'
import { storeCredential } from '../credential/store-credential.ts'
import type { CertificatesDeps } from '../deps.ts'
import { type CertificateRow, certificates } from '../tables.ts'
import { hoursOf, type IssuedItem } from '../templates/may-issue.ts'
import type { Template } from '../templates/template-queries.ts'
import { newCode } from './new-code.ts'

export type IssuingDeps = Pick<
  CertificatesDeps,
  'db' | 'clock' | 'jobs' | 'gradeOf' | 'keyPath' | 'publicUrl'
>

interface Issue {
  readonly template: Template
  readonly item: Omit<IssuedItem, 'slug'>
  readonly person: { readonly id: string; readonly name: string }
  readonly reason: CertificateRow['reason']
  /** Null: by itself. */
  readonly byId: string | null
  /** The certificate in whose place this one is issued; the caller has ended it. */
  readonly renewsId?: string
}

/** Issues a certificate, copies on it all that it says, signs it, and tells its holder; null when the person has one already. */
export async function issueTo(deps: IssuingDeps, tx: Tx, issue: Issue): Promise<{ code: string } | null> {
  const { template, item, person, reason, byId, renewsId = null } = issue
  const now = deps.clock.now()
  const [grade, names, issuer] = await Promise.all([
    template.showsGrade && item.kind === 'course' ? deps.gradeOf(tx, item.id, person.id) : null,
    namesOf(tx, [item.ownerId]),
    issuerNow(tx, template.brand),
  ])
  const row = {
    ...{ id: newId(), code: newCode(template.brand), template_id: template.id, person_id: person.id, reason },
    ...{ kind: item.kind, brand: template.brand, heading: template.heading, signer: template.signer },
    ...{ signer_role: template.signerRole, holder: person.name, title: item.title },
    title_latin: template.titleLatin,
    ...issuer,
    teacher: names.get(item.ownerId) ?? '',
    hours: template.hours ?? hoursOf(item.minutes),
    minutes: item.kind === 'webinar' && template.hours === null ? item.minutes : null,
    ...{ grade, issued_at: now, expires_at: endOf(now, template.validMonths), renews_id: renewsId },
  }
  const made = await certificates(tx)
    .insertInto('certificates.certificates')
    .values(row)
    // They have a certificate that stands, or get one at this very moment.
    .onConflict((twin) => twin.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!made) return null
  await storeCredential(deps, tx, made)
  await addTransition(tx, { certificateId: row.id, state: 'issued', byId, at: now })
  await emit(deps.jobs, tx, 'certificates.issued', {
    ...{ certificateId: row.id, personId: person.id, kind: item.kind, itemId: item.id },
  })
  await leaveNotice(deps.jobs, tx, deps.clock, {
    personId: person.id,
    kind: certificateNoticeTypes.issued,
    about: { title: item.title, code: made.code, issuer: made.issuer },
    cause: `certificate ${row.id} issued`,
  })
  return { code: made.code }
}

interface Transition {
  readonly certificateId: string
  readonly state: 'issued' | 'renewed' | 'revoked'
  readonly byId: string | null
  readonly at: Date
}

export const addTransition = (tx: Tx, { certificateId, state, byId, at }: Transition) =>
  certificates(tx)
    .insertInto('certificates.transitions')
    .values({ id: newId(), certificate_id: certificateId, state, by_id: byId, at })
    .execute()
