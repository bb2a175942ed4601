import { sql } from 'kysely'
import { leaveNotice } from '#modules/notices'
import type { Tx } from '#platform/database'
import { type Listener, listener } from '#plugs/events'
import type { SurveysDeps } from '../deps.ts'
import { surveys } from '../tables.ts'
import { surveysNoticeTypes } from './survey-notice-types.ts'

type Deps = Pick<SurveysDeps, 'jobs' | 'clock'>

/** Sends surveys to who was in a webinar that ended, and to whose ticket was closed; each once to a person. */
export const sendAfter = (deps: Deps): readonly Listener[] => [
  listener({
    name: 'surveys.after-webinar',
    event: 'live.attended',
    hear: (tx, { webinarId, personId }) => invite(deps, tx, webinarId, personId),
  }),
  listener({
    name: 'surveys.after-ticket',
    event: 'support.closed',
    async hear(tx, { ticketId }) {
      const ticket = surveys(tx).selectFrom('support.known_tickets').select('person_id')
      const personId = (await ticket.where('id', '=', ticketId).executeTakeFirst())?.person_id
      // A stranger's ticket has nobody to notify.
      if (personId) await invite(deps, tx, 'ticket', personId)
    },
  }),
]

/** `occasion`: «ticket», or the id of the webinar. */
async function invite({ jobs, clock }: Deps, tx: Tx, occasion: string, personId: string): Promise<void> {
  const open = await surveys(tx)
    .selectFrom('surveys.surveys')
    .select(['id', 'title', 'slug'])
    .where(sql<boolean>`settings -> 'after' ->> 'what' is not null`)
    .where(
      sql<boolean>`coalesce(settings -> 'after' ->> 'webinarId', settings -> 'after' ->> 'what') = ${occasion}`,
    )
    .where('published_at', 'is not', null)
    .where('closed_at', 'is', null)
    .where('owner_id', '<>', personId)
    .orderBy('id')
    .execute()
  for (const { id, title, slug } of open) {
    const invited = await surveys(tx)
      .insertInto('surveys.invitations')
      .values({ survey_id: id, person_id: personId })
      .onConflict((other) => other.doNothing())
      .executeTakeFirst()
    if (invited.numInsertedOrUpdatedRows === 0n) continue
    await leaveNotice(jobs, tx, clock, {
      kind: surveysNoticeTypes.invited,
      ...{ personId, cause: `survey ${id}`, about: { title, slug: slug ?? '' } },
    })
  }
}
