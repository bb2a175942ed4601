import { mostWhole } from '@arvand/contracts/page'
import type * as endpoints from '@arvand/contracts/panel/companies'
import { type Db, transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { newId } from '#platform/ids'
import { refuse, refuseIf } from '#platform/refusal'
import { wholeList } from '#platform/whole-list'
import { whyNotInvite } from '../careers.ts'
import type { CareersDeps } from '../deps.ts'
import { rules } from '../limits.ts'
import { careers } from '../tables.ts'
import { findOwnCompany, needOwner } from './company-queries.ts'
import { settleMemberInvitation } from './invitation-jobs.ts'

type Needs = Pick<CareersDeps, 'db' | 'clock' | 'jobs' | 'limits'>
type Invited = Asked<typeof endpoints.inviteCompanyMember>['input']

/**
 * Invites somebody to run the company. The mobile is looked up by a job, so that answer and time are the same for every
 * number, also for the one of a member: nobody learns here who has an account, or whose a number is.
 */
export async function inviteMember(
  { db, clock, jobs, limits }: Needs,
  personId: string,
  { companyId, mobile, role }: Invited,
) {
  await limits.take(rules.invite, personId)
  return transaction(db, async (tx) => {
    refuseIf(whyNotInvite((await needOwner(tx, companyId, personId)).state))
    const invitation = await careers(tx)
      .insertInto('careers.member_invitations')
      .values({ id: newId(), company_id: companyId, mobile, role, by_id: personId, at: clock.now() })
      .onConflict((twin) => twin.constraint('member_invitations__once').doNothing())
      .returning(['id', 'mobile', 'role', 'at'])
      .executeTakeFirst()
    if (!invitation) return refuse('careers.already-invited')
    await jobs.leave(tx, settleMemberInvitation, { invitationId: invitation.id })
    return { invitation }
  })
}

/** Invitations of a company that nobody has answered, newest first; for its owners alone. */
export async function listMemberInvitations(db: Db, personId: string, companyId: string) {
  const { role } = await findOwnCompany(db, companyId, personId)
  if (role !== 'owner') refuse('careers.owners-only')
  const items = await careers(db)
    .selectFrom('careers.member_invitations')
    .select(['id', 'mobile', 'role', 'at'])
    .where('company_id', '=', companyId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostWhole)
    .execute()
  return wholeList(items)
}

type Withdrawn = Asked<typeof endpoints.withdrawMemberInvitation>['input']

export const withdrawInvitation = (db: Db, personId: string, { companyId, invitationId }: Withdrawn) =>
  transaction(db, async (tx) => {
    await needOwner(tx, companyId, personId)
    const gone = await careers(tx)
      .deleteFrom('careers.member_invitations')
      .where('id', '=', invitationId)
      .where('company_id', '=', companyId)
      .returning('id')
      .executeTakeFirst()
    return gone ? {} : refuse('careers.unknown-invitation')
  })
