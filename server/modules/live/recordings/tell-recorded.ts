import { leaveNotice } from '#modules/notices'
import type { Db } from '#platform/database'
import { type Listener, listener } from '#plugs/events'
import type { LiveDeps } from '../deps.ts'
import { recordingReady } from '../live-notice-types.ts'
import { type ClassKind, live } from '../tables.ts'

/** Everybody who belongs to the class is told that its film is there. */
export const tellOfRecordings = ({ clock, jobs }: Pick<LiveDeps, 'clock' | 'jobs'>): Listener =>
  listener({
    name: 'live.recording-told',
    event: 'live.recorded',
    async hear(tx, { recordingId, kind, itemId }) {
      const recording = await live(tx)
        .selectFrom('live.recordings')
        .select('started_at as startedAt')
        .where('id', '=', recordingId)
        .executeTakeFirst()
      // A host may have taken it away meanwhile.
      if (!recording) return
      const title = await titles[kind](tx, itemId)
      const about = { recordingId, title, startedAt: recording.startedAt }
      for (const personId of await people[kind](tx, itemId))
        await leaveNotice(jobs, tx, clock, {
          ...{ personId, kind: recordingReady, about },
          cause: `recording ${recordingId}`,
        })
    },
  })

const titleIn = (table: 'live.webinars' | 'live.rooms') => async (db: Db, id: string) =>
  (await live(db).selectFrom(table).select('title').where('id', '=', id).executeTakeFirst())?.title ?? ''

/** Empty: a meet has no title of its own. */
export const titles: Readonly<Record<ClassKind, (db: Db, itemId: string) => Promise<string>>> = {
  webinar: titleIn('live.webinars'),
  room: titleIn('live.rooms'),
  meet: async () => '',
}

const people: Readonly<Record<ClassKind, (db: Db, itemId: string) => Promise<string[]>>> = {
  async webinar(db, itemId) {
    const rows = await live(db)
      .selectFrom('live.registrations')
      .select('person_id')
      .where('webinar_id', '=', itemId)
      .where('state', 'in', ['confirmed', 'attended', 'certified', 'absent'])
      .union(live(db).selectFrom('live.webinars').select('owner_id as person_id').where('id', '=', itemId))
      .execute()
    return rows.map(({ person_id }) => person_id)
  },
  async room(db, itemId) {
    const rows = live(db).selectFrom('live.room_people').select('person_id').where('room_id', '=', itemId)
    return (await rows.distinct().execute()).map(({ person_id }) => person_id)
  },
  async meet(db, itemId) {
    const rows = live(db)
      .selectFrom('live.meets')
      .select(['teacher_id', 'learner_id'])
      .where('id', '=', itemId)
    return (await rows.execute()).flatMap(({ teacher_id, learner_id }) => [teacher_id, learner_id])
  },
}
