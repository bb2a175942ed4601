import { mostWhole } from '@arvand/contracts/page'
import { type Db, type Tx, transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import { wholeList } from '#platform/whole-list'
import type { CareersDeps } from '../deps.ts'
import { careers } from '../tables.ts'

/** The companies to which somebody is invited and of which they are no member yet, newest first. */
export async function listMyInvitations(db: Db, personId: string) {
  const items = await careers(db)
    .selectFrom('careers.member_invitations as i')
    .innerJoin('careers.companies as c', 'c.id', 'i.company_id')
    .innerJoin('identity.people as p', 'p.id', 'i.by_id')
    .leftJoin('careers.members as m', (join) =>
      join.onRef('m.company_id', '=', 'i.company_id').onRef('m.person_id', '=', 'i.person_id'),
    )
    .select(['i.id', 'c.name as company', 'p.name as by', 'i.role', 'i.at'])
    .where('i.person_id', '=', personId)
    .where('m.person_id', 'is', null)
    .orderBy('i.at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(mostWhole)
    .execute()
  return wholeList(items)
}

/** Makes the invited person a member. A member keeps the role that they have. */
export const acceptInvitation = (
  { db, clock }: Pick<CareersDeps, 'db' | 'clock'>,
  personId: string,
  invitationId: string,
) =>
  transaction(db, async (tx) => {
    const { company_id, role } = await takeInvitation(tx, personId, invitationId)
    await careers(tx)
      .insertInto('careers.members')
      .values({ company_id, role, person_id: personId, since: clock.now() })
      .onConflict((twin) => twin.doNothing())
      .execute()
    return { companyId: company_id }
  })

export const declineInvitation = (db: Db, personId: string, invitationId: string) =>
  transaction(db, async (tx) => {
    await takeInvitation(tx, personId, invitationId)
    return {}
  })

async function takeInvitation(tx: Tx, personId: string, invitationId: string) {
  const invitation = await careers(tx)
    .deleteFrom('careers.member_invitations')
    .where('id', '=', invitationId)
    .where('person_id', '=', personId)
    .returning(['company_id', 'role'])
    .executeTakeFirst()
  return invitation ?? refuse('careers.unknown-invitation')
}
