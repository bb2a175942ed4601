import { leaveNotice } from '#modules/notices'
import type { Actor, Caller } from '#platform/actor'
import { transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import { record } from '../audited-acts.ts'
import { careersNoticeTypes } from '../careers-notice-types.ts'
import type { CareersDeps } from '../deps.ts'
import { careers } from '../tables.ts'
import { dropChange } from './company-changes.ts'
import { ownersOf } from './company-queries.ts'
import { storeTurn } from './run-company.ts'

interface Verdict {
  readonly companyId: string
  /** Null: it is accepted. */
  readonly reason: string | null
}

interface By {
  readonly actor: Actor
  readonly caller: Caller
}

/** A manager accepts a company or returns it with a reason; its owners are told. */
export const decideCompany = (
  { db, clock, jobs }: Pick<CareersDeps, 'db' | 'clock' | 'jobs'>,
  { companyId, reason }: Verdict,
  { actor, caller }: By,
): Promise<Record<string, never>> =>
  transaction(db, async (tx) => {
    const state = reason === null ? 'accepted' : 'returned'
    const row = await careers(tx)
      .selectFrom('careers.companies')
      .select(['state', 'name'])
      .where('id', '=', companyId)
      .forUpdate()
      .executeTakeFirst()
    const company = row ?? refuse('careers.unknown-company')
    if (company.state === state) refuse('careers.company-decided')
    const now = clock.now()
    await careers(tx)
      .updateTable('careers.companies')
      .set({ state, reason, state_at: now })
      .where('id', '=', companyId)
      .execute()
    const turnId = await storeTurn(tx, {
      company_id: companyId,
      state,
      reason,
      by_id: actor.personId,
      at: now,
    })
    // It is looked at as a whole again.
    if (reason !== null) await dropChange(tx, companyId)
    const act = reason === null ? 'company-accepted' : 'company-returned'
    await record(tx, clock, caller, { act, personId: null, actor, detail: { companyId, reason } })
    const cause = `company turn ${turnId}`
    for (const personId of await ownersOf(tx, companyId)) {
      const about = { companyId, company: company.name }
      await (reason === null
        ? leaveNotice(jobs, tx, clock, { personId, kind: careersNoticeTypes.companyAccepted, about, cause })
        : leaveNotice(jobs, tx, clock, {
            ...{ personId, kind: careersNoticeTypes.companyReturned, cause },
            about: { ...about, reason },
          }))
    }
    return {}
  })
