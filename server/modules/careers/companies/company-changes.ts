import { mostWhole } from '@arvand/contracts/page'
import { leaveNotice } from '#modules/notices'
import type { Actor, Caller } from '#platform/actor'
import type { Clock } from '#platform/clock'
import { type Db, type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { refuse } from '#platform/refusal'
import { wholeList } from '#platform/whole-list'
import { record } from '../audited-acts.ts'
import { changesIdentity, type Identity } from '../careers.ts'
import { careersNoticeTypes } from '../careers-notice-types.ts'
import type { CareersDeps } from '../deps.ts'
import { careers } from '../tables.ts'
import { ownersOf } from './company-queries.ts'

export const dropChange = (tx: Tx, companyId: string) =>
  careers(tx).deleteFrom('careers.company_changes').where('company_id', '=', companyId).execute()

interface Wished {
  readonly companyId: string
  readonly personId: string
  /** Under which it was accepted. */
  readonly accepted: Identity
  readonly wished: Identity
}

/** Lets another name or website of an accepted company wait for a manager; the same as before ends the waiting. */
export async function storeChange(tx: Tx, clock: Clock, { companyId, personId, accepted, wished }: Wished) {
  if (!changesIdentity(accepted, wished)) return dropChange(tx, companyId)
  const { name, website } = wished
  const change = { id: newId(), name, website, by_id: personId, at: clock.now() }
  return careers(tx)
    .insertInto('careers.company_changes')
    .values({ company_id: companyId, ...change })
    .onConflict((former) =>
      former
        .column('company_id')
        .doUpdateSet(change)
        // Saved once more with the same words, it keeps its place.
        .where(({ or, eb }) =>
          or([
            eb('careers.company_changes.name', '<>', name),
            eb('careers.company_changes.website', '<>', website),
          ]),
        ),
    )
    .execute()
}

/** The changes that wait, the longest waiting first. */
export async function listChanges(db: Db) {
  const items = await careers(db)
    .selectFrom('careers.company_changes as change')
    .innerJoin('careers.companies as c', 'c.id', 'change.company_id')
    .leftJoin('identity.people as p', 'p.id', 'change.by_id')
    .select(['change.id', 'change.at', 'p.name as by', 'c.slug', 'c.name', 'c.website'])
    .select(['change.name as newName', 'change.website as newWebsite'])
    .orderBy('change.at')
    .orderBy('change.id')
    .limit(mostWhole)
    .execute()
  return wholeList(items)
}

interface Verdict {
  readonly changeId: string
  /** Null: it is accepted. */
  readonly reason: string | null
}

/** A manager accepts another name and website of a company, or refuses them with a reason; its owners are told. */
export const decideChange = (
  { db, clock, jobs }: Pick<CareersDeps, 'db' | 'clock' | 'jobs'>,
  { changeId, reason }: Verdict,
  { actor, caller }: { readonly actor: Actor; readonly caller: Caller },
): Promise<Record<string, never>> =>
  transaction(db, async (tx) => {
    const { company_id: companyId, former, name, website } = await lockChange(tx, changeId)
    await dropChange(tx, companyId)
    if (reason === null)
      await careers(tx)
        .updateTable('careers.companies')
        .set({ name, website })
        .where('id', '=', companyId)
        .execute()
    const act = reason === null ? 'company-change-accepted' : 'company-change-refused'
    const detail = { companyId, former, name, website, reason }
    await record(tx, clock, caller, { act, personId: null, actor, detail })
    const cause = `company change ${changeId}`
    for (const personId of await ownersOf(tx, companyId))
      await (reason === null
        ? leaveNotice(jobs, tx, clock, {
            ...{ personId, kind: careersNoticeTypes.companyChanged, cause },
            about: { companyId, company: name },
          })
        : leaveNotice(jobs, tx, clock, {
            ...{ personId, kind: careersNoticeTypes.companyChangeRefused, cause },
            about: { companyId, company: former, reason },
          }))
    return {}
  })

/** Locks the company before the change, in the same order as its owners do. */
async function lockChange(tx: Tx, changeId: string) {
  const company = await careers(tx)
    .selectFrom('careers.companies as c')
    .innerJoin('careers.company_changes as change', 'change.company_id', 'c.id')
    .select('c.id')
    .where('change.id', '=', changeId)
    .forUpdate('c')
    .executeTakeFirst()
  const change =
    company &&
    (await careers(tx)
      .selectFrom('careers.company_changes as change')
      .innerJoin('careers.companies as c', 'c.id', 'change.company_id')
      .select(['change.company_id', 'change.name', 'change.website', 'c.name as former'])
      .where('change.id', '=', changeId)
      .executeTakeFirst())
  return change ?? refuse('careers.unknown-change')
}
