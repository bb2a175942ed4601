import type * as endpoints from '@arvand/contracts/panel/companies'
import { latinOf } from '#modules/courses'
import { type Db, type Tx, transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { newId } from '#platform/ids'
import { once } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { wholeList } from '#platform/whole-list'
import { whyNotRemove } from '../careers.ts'
import type { CareersDeps } from '../deps.ts'
import { rules } from '../limits.ts'
import { type CareersTables, careers } from '../tables.ts'
import { storeChange } from './company-changes.ts'
import { findMembers, findOwnCompany, needMember, needOwner } from './company-queries.ts'

type Needs = Pick<CareersDeps, 'db' | 'clock'>

/** Proposes a company; whoever proposes it owns it. */
export async function proposeCompany(
  { db, clock, limits }: Needs & Pick<CareersDeps, 'limits'>,
  {
    input: { requestId: _id, ...text },
    actor: { personId },
    request,
  }: Asked<typeof endpoints.proposeCompany>,
) {
  await limits.take(rules.propose, personId)
  return transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const [id, now] = [newId(), clock.now()]
      const slug = await freeSlug(tx, text.name)
      const state = { state: 'waiting' as const, reason: null }
      await careers(tx)
        .insertInto('careers.companies')
        .values({ ...text, ...state, id, slug, proposed_by: personId, proposed_at: now, state_at: now })
        .execute()
      await storeTurn(tx, { company_id: id, ...state, by_id: personId, at: now })
      await careers(tx)
        .insertInto('careers.members')
        .values({ company_id: id, person_id: personId, role: 'owner', since: now })
        .execute()
      return { companyId: id }
    }),
  )
}

async function freeSlug(tx: Tx, name: string): Promise<string> {
  const wished = latinOf(name) || 'company'
  const companies = careers(tx).selectFrom('careers.companies').select('id')
  const taken = await companies.where('slug', '=', wished).executeTakeFirst()
  return taken ? `${wished}-${newId().slice(-6)}` : wished
}

/** Stores a state of a company, with who brought it about; returns the id. */
export async function storeTurn(
  tx: Tx,
  turn: Omit<CareersTables['careers.company_turns'], 'id'>,
): Promise<string> {
  const id = newId()
  await careers(tx)
    .insertInto('careers.company_turns')
    .values({ id, ...turn })
    .execute()
  return id
}

type Saved = Omit<Asked<typeof endpoints.saveCompany>['input'], 'companyId'>

/** Saves what a company says of itself. A returned one waits again; an accepted one waits with its new name alone. */
export const saveCompany = ({ db, clock }: Needs, personId: string, companyId: string, wished: Saved) =>
  transaction(db, async (tx) => {
    const { state, name, website } = await needOwner(tx, companyId, personId)
    const now = clock.now()
    const accepted = state === 'accepted' ? { name, website } : null
    if (accepted) await storeChange(tx, clock, { companyId, personId, accepted, wished })
    const text = { ...wished, ...accepted }
    const waits = state === 'returned' ? { state: 'waiting' as const, reason: null, state_at: now } : {}
    await careers(tx)
      .updateTable('careers.companies')
      .set({ ...text, ...waits })
      .where('id', '=', companyId)
      .execute()
    if (state === 'returned')
      await storeTurn(tx, { company_id: companyId, state: 'waiting', reason: null, by_id: personId, at: now })
    return { company: await findOwnCompany(tx, companyId, personId) }
  })

export async function listMembers(db: Db, personId: string, companyId: string) {
  await findOwnCompany(db, companyId, personId)
  return wholeList(await findMembers(db, companyId))
}

type Removed = Asked<typeof endpoints.removeCompanyMember>['input']

/** Owners remove others; everybody may leave. */
export const removeMember = (db: Db, personId: string, { companyId, personId: leaving }: Removed) =>
  transaction(db, async (tx) => {
    await (leaving === personId ? needMember : needOwner)(tx, companyId, personId)
    const members = await careers(tx)
      .selectFrom('careers.members')
      .select(['person_id', 'role'])
      .where('company_id', '=', companyId)
      .execute()
    const member = members.find(({ person_id }) => person_id === leaving) ?? refuse('careers.unknown-person')
    refuseIf(whyNotRemove(member.role, members.filter(({ role }) => role === 'owner').length))
    await careers(tx)
      .deleteFrom('careers.members')
      .where('company_id', '=', companyId)
      .where('person_id', '=', leaving)
      .execute()
    return {}
  })
