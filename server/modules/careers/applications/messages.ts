import type * as own from '@arvand/contracts/panel/careers'
import type * as company from '@arvand/contracts/panel/companies'
import { leaveNotice } from '#modules/notices'
import { type Db, type Tx, transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { newId } from '#platform/ids'
import { once } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { whyNotReply } from '../careers.ts'
import { careersNoticeTypes } from '../careers-notice-types.ts'
import { findMembers } from '../companies/company-queries.ts'
import type { CareersDeps } from '../deps.ts'
import { careers } from '../tables.ts'
import { isBlocked } from './apply.ts'
import { lockApplication } from './move-application.ts'

type Needs = Pick<CareersDeps, 'db' | 'clock' | 'jobs'>

const most = 100

/** What the two sides of an application wrote, the first first. */
export const messagesOf = (db: Db, applicationId: string) =>
  careers(db)
    .selectFrom('careers.messages as m')
    .innerJoin('identity.people as p', 'p.id', 'm.by_id')
    .select(['m.id', 'm.text', 'm.is_company as isCompany', 'm.at', 'p.name as by'])
    .where('m.application_id', '=', applicationId)
    .orderBy('m.at')
    .orderBy('m.id')
    .limit(most)
    .execute()

interface NewMessage {
  readonly applicationId: string
  readonly byId: string
  readonly isCompany: boolean
  readonly text: string
}

async function store(tx: Tx, at: Date, { applicationId, byId, isCompany, text }: NewMessage) {
  if ((await messagesOf(tx, applicationId)).length >= most) refuse('careers.too-many-messages')
  const id = newId()
  await careers(tx)
    .insertInto('careers.messages')
    .values({ id, application_id: applicationId, by_id: byId, is_company: isCompany, text, at })
    .execute()
  return id
}

/** A member of the company writes to the applicant, who is told. */
export const writeToApplicant = (
  { db, clock, jobs }: Needs,
  { input: { applicationId, text }, actor, request }: Asked<typeof company.writeToApplicant>,
) =>
  transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const application = await lockApplication(tx, applicationId, actor.personId)
      if (application.withdrawn_at !== null) refuse('careers.withdrawn')
      const written = { applicationId, byId: actor.personId, isCompany: true, text }
      const messageId = await store(tx, clock.now(), written)
      const link = `/panel/applications/${applicationId}`
      await leaveNotice(jobs, tx, clock, {
        ...{ personId: application.person_id, kind: careersNoticeTypes.message },
        ...{ cause: `application message ${messageId}` },
        about: { from: application.name, job: application.title, link },
      })
      return { messageId }
    }),
  )

/** The applicant answers; the members of the company are told. */
export const replyToCompany = (
  { db, clock, jobs }: Needs,
  { input: { applicationId, text }, actor, request }: Asked<typeof own.replyToCompany>,
) =>
  transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const row = await careers(tx)
        .selectFrom('careers.applications as a')
        .innerJoin('careers.jobs as j', 'j.id', 'a.job_id')
        .innerJoin('identity.people as p', 'p.id', 'a.person_id')
        .select(['a.withdrawn_at', 'j.title', 'j.company_id', 'p.name'])
        .where('a.id', '=', applicationId)
        .where('a.person_id', '=', actor.personId)
        .forUpdate('a')
        .executeTakeFirst()
      const application = row ?? refuse('careers.unknown-application')
      const blocked = await isBlocked(tx, application.company_id, actor.personId)
      refuseIf(whyNotReply({ ...application, isBlocked: blocked }))
      const written = { applicationId, byId: actor.personId, isCompany: false, text }
      const messageId = await store(tx, clock.now(), written)
      const link = `/panel/companies/${application.company_id}/applications/${applicationId}`
      const about = { from: application.name, job: application.title, link }
      for (const { personId } of await findMembers(tx, application.company_id))
        await leaveNotice(jobs, tx, clock, {
          ...{ personId, kind: careersNoticeTypes.message, about, cause: `application message ${messageId}` },
        })
      return { messageId }
    }),
  )
