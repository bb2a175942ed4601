import type { Stage } from '@arvand/contracts/careers'
import type * as endpoints from '@arvand/contracts/panel/companies'
import { leaveNotice } from '#modules/notices'
import { type Tx, transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { newId } from '#platform/ids'
import { once } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { whyNotMove } from '../careers.ts'
import { careersNoticeTypes } from '../careers-notice-types.ts'
import type { CareersDeps } from '../deps.ts'
import { careers } from '../tables.ts'

type Needs = Pick<CareersDeps, 'db' | 'clock'>

/** An application to a company of this person, locked; others' are not found. */
export async function lockApplication(tx: Tx, applicationId: string, personId: string) {
  const row = await careers(tx)
    .selectFrom('careers.applications as a')
    .innerJoin('careers.jobs as j', 'j.id', 'a.job_id')
    .innerJoin('careers.companies as c', 'c.id', 'j.company_id')
    .innerJoin('careers.members as m', 'm.company_id', 'j.company_id')
    .select(['a.id', 'a.stage', 'a.withdrawn_at', 'a.person_id', 'j.title', 'c.id as company_id', 'c.name'])
    .where('a.id', '=', applicationId)
    .where('m.person_id', '=', personId)
    .forUpdate('a')
    .executeTakeFirst()
  return row ?? refuse('careers.unknown-application')
}

interface Move {
  readonly applicationId: string
  /** Where it was seen. */
  readonly from: Stage
  readonly stage: Stage
}

/** Moves an application to another stage; its person is told. */
export const moveApplication = (
  { db, clock, jobs }: Needs & Pick<CareersDeps, 'jobs'>,
  personId: string,
  { applicationId, from, stage }: Move,
): Promise<Record<string, never>> =>
  transaction(db, async (tx) => {
    const application = await lockApplication(tx, applicationId, personId)
    refuseIf(whyNotMove(application, from))
    if (stage === from) return {}
    const now = clock.now()
    await careers(tx)
      .updateTable('careers.applications')
      .set({ stage })
      .where('id', '=', applicationId)
      .execute()
    const moveId = newId()
    await careers(tx)
      .insertInto('careers.moves')
      .values({ id: moveId, application_id: applicationId, stage, by_id: personId, at: now })
      .execute()
    await leaveNotice(jobs, tx, clock, {
      ...{
        personId: application.person_id,
        kind: careersNoticeTypes.moved,
        cause: `application move ${moveId}`,
      },
      about: { applicationId, job: application.title, company: application.name, stage },
    })
    return {}
  })

/** Writes a note that only members of the company see. */
export const noteApplication = (
  { db, clock }: Needs,
  { input: { applicationId, text }, actor, request }: Asked<typeof endpoints.noteApplication>,
) =>
  transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const { withdrawn_at } = await lockApplication(tx, applicationId, actor.personId)
      if (withdrawn_at !== null) refuse('careers.unknown-application')
      const id = newId()
      const note = { id, application_id: applicationId, by_id: actor.personId, text, at: clock.now() }
      await careers(tx).insertInto('careers.notes').values(note).execute()
      return { noteId: id }
    }),
  )

interface Block {
  readonly applicationId: string
  readonly on: boolean
}

/** Takes no further application of this person for any job of the company, or takes them again. */
export const blockApplicant = ({ db, clock }: Needs, personId: string, { applicationId, on }: Block) =>
  transaction(db, async (tx) => {
    const { company_id, person_id } = await lockApplication(tx, applicationId, personId)
    if (on)
      await careers(tx)
        .insertInto('careers.blocks')
        .values({ company_id, person_id, by_id: personId, at: clock.now() })
        .onConflict((twin) => twin.doNothing())
        .execute()
    else
      await careers(tx)
        .deleteFrom('careers.blocks')
        .where('company_id', '=', company_id)
        .where('person_id', '=', person_id)
        .execute()
    return {}
  })
