import { siteName } from '@arvand/contracts/site-name'
import { leaveNotice, notBefore } from '#modules/notices'
import { type Tx, transaction } from '#platform/database'
import type { MobileProved } from '#plugs/mobile-proved'
import { careersNoticeTypes } from '../careers-notice-types.ts'
import type { CareersDeps } from '../deps.ts'
import { careers } from '../tables.ts'
import { sendMemberInvitation } from './invitation-jobs.ts'

type Needs = Pick<CareersDeps, 'db' | 'clock' | 'jobs'>

/** Looks up the account of an invited mobile: its owner gets a notice, a mobile without account an SMS. */
export const settleInvitation = (deps: Needs, invitationId: string): Promise<void> =>
  transaction(deps.db, async (tx) => {
    const row = await careers(tx)
      .selectFrom('careers.member_invitations as i')
      .leftJoin('identity.contacts as c', 'c.mobile', 'i.mobile')
      .select(['i.person_id', 'c.person_id as owner_id'])
      .where('i.id', '=', invitationId)
      .forUpdate('i')
      .executeTakeFirst()
    if (!row) return
    const personId = row.person_id ?? row.owner_id
    if (personId !== null) return notifyInvited(tx, deps, invitationId, personId)
    const at = notBefore(deps.clock.now(), 'sms', false)
    await deps.jobs.leave(tx, sendMemberInvitation, { invitationId }, { at })
  })

/** Gives the invitations to a mobile to the person who has just verified it. */
export const takeUpMemberInvitations =
  (deps: Needs): MobileProved =>
  (personId, mobile) =>
    transaction(deps.db, async (tx) => {
      const rows = await careers(tx)
        .selectFrom('careers.member_invitations')
        .select('id')
        .where('mobile', '=', mobile)
        .where('person_id', 'is', null)
        .orderBy('id')
        .forUpdate()
        .execute()
      for (const { id } of rows) await notifyInvited(tx, deps, id, personId)
    })

/** A member who is invited once more is told nothing: they have what they were invited to. */
async function notifyInvited(tx: Tx, { clock, jobs }: Needs, id: string, personId: string): Promise<void> {
  const { company, isMember } = await careers(tx)
    .updateTable('careers.member_invitations as i')
    .from('careers.companies as c')
    .set({ person_id: personId })
    .whereRef('c.id', '=', 'i.company_id')
    .where('i.id', '=', id)
    .returning('c.name as company')
    .returning((of) =>
      of
        .exists(
          of
            .selectFrom('careers.members as m')
            .select('m.role')
            .whereRef('m.company_id', '=', 'i.company_id')
            .where('m.person_id', '=', personId),
        )
        .as('isMember'),
    )
    .executeTakeFirstOrThrow()
  if (isMember) return
  const cause = `company invitation ${id}`
  await leaveNotice(jobs, tx, clock, {
    ...{ personId, kind: careersNoticeTypes.companyInvited, about: { company }, cause },
  })
}

/** Sends the SMS to a mobile that nobody has verified yet; nothing when the invitation was withdrawn meanwhile. */
export async function sendInvitation(
  { db, sms, publicUrl }: Pick<CareersDeps, 'db' | 'sms' | 'publicUrl'>,
  invitationId: string,
): Promise<void> {
  if (!sms.on) return
  const row = await careers(db)
    .selectFrom('careers.member_invitations as i')
    .innerJoin('careers.companies as c', 'c.id', 'i.company_id')
    .select(['i.mobile', 'c.name'])
    .where('i.id', '=', invitationId)
    .where('i.person_id', 'is', null)
    .executeTakeFirst()
  if (!row) return
  const text = `شرکت «${row.name}» شما را به تیم استخدام خود در ${siteName()} دعوت کرده است. با همین شماره ثبت‌نام کنید و به دعوت پاسخ دهید:\n${new URL('/auth/sign-up', publicUrl)}`
  await sms.send({ to: row.mobile, text })
}
