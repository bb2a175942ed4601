import type {
  renewCertificate as renewing,
  revokeCertificate as revoking,
} from '@arvand/contracts/teacher/certificates'
import type { Origin } from '#modules/identity'
import { type Tx, transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { once } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { record } from '../audited-acts.ts'
import { whyNotRenew, whyNotRevoke } from '../certificate.ts'
import { certificates } from '../tables.ts'
import { type Issuer, needIssuerOf } from '../templates/may-issue.ts'
import { findTemplate } from '../templates/template-queries.ts'
import { addTransition, type IssuingDeps, issueTo } from './issue-to.ts'
import { revokeIssued } from './revoke-issued.ts'

/** Locks a certificate that this person may change; to anybody else its code is unknown. */
async function lockIssued(tx: Tx, actor: Issuer, code: string) {
  const row = await certificates(tx)
    .selectFrom('certificates.certificates')
    .selectAll()
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()
  const template = row && (await findTemplate(tx, row.template_id))
  if (!row || !template) return refuse('certificates.unknown-code')
  return { row, template, item: await needIssuerOf(tx, actor, template, 'certificates.unknown-code') }
}

/** Revokes a certificate for ever, and tells its holder why. Of managers it is audited. */
export const revokeCertificate = (
  deps: IssuingDeps,
  { input, actor, request }: Pick<Asked<typeof revoking>, 'input' | 'actor' | 'request'>,
  manager?: Origin,
) =>
  transaction(deps.db, async (tx) => {
    const { row, item } = await lockIssued(tx, actor, input.code)
    return once(tx, deps.clock, request, 'a day', async () => {
      refuseIf(whyNotRevoke(row))
      await revokeIssued(deps, tx, row, { item, reason: input.reason, byId: actor.personId })
      if (manager) {
        const detail = { code: row.code, title: row.title, reason: input.reason }
        await record(tx, deps.clock, manager, {
          ...{ act: 'certificate-revoked', personId: row.person_id, actor, detail },
        })
      }
      return { code: row.code }
    })
  })

/** Issues a new certificate in place of one that ends; the old one stays as it is until its end. */
export const renewCertificate = (
  deps: IssuingDeps,
  { input, actor, request }: Pick<Asked<typeof renewing>, 'input' | 'actor' | 'request'>,
  manager?: Origin,
) =>
  transaction(deps.db, async (tx) => {
    const { row, template, item } = await lockIssued(tx, actor, input.code)
    return once(tx, deps.clock, request, 'a day', async () => {
      const now = deps.clock.now()
      refuseIf(whyNotRenew(row, now))
      await certificates(tx)
        .updateTable('certificates.certificates')
        .set({ renewed_at: now })
        .where('id', '=', row.id)
        .execute()
      await addTransition(tx, { certificateId: row.id, state: 'renewed', byId: actor.personId, at: now })
      const person = { id: row.person_id, name: row.holder }
      const by = { reason: row.reason, byId: actor.personId, renewsId: row.id }
      const made =
        (await issueTo(deps, tx, { template, item, person, ...by })) ?? refuse('certificates.renewed')
      if (manager) {
        const detail = { code: row.code, title: row.title, to: made.code }
        await record(tx, deps.clock, manager, {
          ...{ act: 'certificate-renewed', personId: row.person_id, actor, detail },
        })
      }
      return made
    })
  })
