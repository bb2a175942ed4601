import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database'
import type { PersonalData } from '#plugs/personal-data'
import { cancelBooked, giveUpSeats, isToTeach } from './coming-of-person.ts'
import type { LiveDeps } from './deps.ts'
import { live } from './tables.ts'

type Deps = Pick<LiveDeps, 'clock' | 'jobs'>

/** What a person attended, gave and wrote in live classes. */
export const ownLiveData = (deps: Deps): PersonalData => ({
  word: 'live',
  collect,
  /** Refuses while others wait for what the person is to teach. */
  whyNotForget: async (tx, personId) =>
    (await isToTeach(tx, personId, deps.clock.now())) ? 'live.still-to-teach' : null,
  forget: (tx, personId) => forget(deps, tx, personId),
})

async function collect(db: Db, personId: string) {
  const registrations = await live(db)
    .selectFrom('live.registrations as r')
    .innerJoin('live.webinars as w', 'w.id', 'r.webinar_id')
    .select(['w.title', 'w.starts_at', 'r.state', 'r.queued_at'])
    .where('r.person_id', '=', personId)
    .orderBy('r.queued_at')
    .execute()
  const given = await live(db)
    .selectFrom('live.webinars')
    .select(['title', 'summary', 'description', 'starts_at', 'state'])
    .where('owner_id', '=', personId)
    .orderBy('starts_at')
    .execute()
  const messages = await live(db)
    .selectFrom('live.messages')
    .select(['text', 'at'])
    .where('person_id', '=', personId)
    .where('removed_at', 'is', null)
    .orderBy('at')
    .execute()
  const attended = await live(db)
    .selectFrom('live.joins')
    .select(['since', 'seen_at', 'left_at'])
    .where('person_id', '=', personId)
    .orderBy('since')
    .execute()
  const meets = await live(db)
    .selectFrom('live.meets')
    .select(['starts_at', 'minutes', 'price', 'state', 'missed_by'])
    .where(({ or, eb }) => or([eb('learner_id', '=', personId), eb('teacher_id', '=', personId)]))
    .orderBy('starts_at')
    .execute()
  const meetMoves = await live(db)
    .selectFrom('live.meet_moves')
    .select(['from_at', 'to_at', 'reason', 'at'])
    .where('by_id', '=', personId)
    .orderBy('at')
    .execute()
  const rollCalls = await live(db)
    .selectFrom('live.roll_calls')
    .select(['is_present', 'reason', 'at'])
    .where('person_id', '=', personId)
    .orderBy('at')
    .execute()
  const pollAnswers = await live(db)
    .selectFrom('live.poll_answers as a')
    .innerJoin('live.polls as q', 'q.id', 'a.poll_id')
    .select(['q.question', sql<string>`q.choices[a.choice]`.as('choice'), 'a.at'])
    .where('a.person_id', '=', personId)
    .orderBy('a.at')
    .execute()
  const recordings = await live(db)
    .selectFrom('live.recordings')
    .select(['started_at', 'ended_at', 'state'])
    .where('by_id', '=', personId)
    .orderBy('started_at')
    .execute()
  const drawn = await live(db)
    .selectFrom('live.board_marks')
    .select(['shape', 'at'])
    .where('person_id', '=', personId)
    .orderBy('at')
    .execute()
  const notes = await live(db)
    .selectFrom('live.notes')
    .select(['text', 'saved_at'])
    .where('saved_by_id', '=', personId)
    .orderBy('saved_at')
    .execute()
  const captions = await live(db)
    .selectFrom('live.captions')
    .select(['text', 'at'])
    .where('by_id', '=', personId)
    .orderBy('at')
    .execute()
  return {
    captions,
    registrations,
    given,
    messages,
    attended,
    meets,
    meetMoves,
    rollCalls,
    pollAnswers,
    recordings,
    drawn,
    notes,
  }
}

async function forget(deps: Deps, tx: Tx, personId: string): Promise<void> {
  await cancelBooked(deps, tx, personId)
  await live(tx)
    .deleteFrom('live.sessions')
    .where('kind', '=', 'rehearsal')
    .where('item_id', '=', personId)
    .execute()
  await live(tx).deleteFrom('live.messages').where('person_id', '=', personId).execute()
  await live(tx).deleteFrom('live.board_marks').where('person_id', '=', personId).execute()
  // What others said stays; who wrote it down is forgotten.
  await live(tx).updateTable('live.captions').set({ by_id: null }).where('by_id', '=', personId).execute()
  // A text of many hands; who wrote last is forgotten.
  await live(tx)
    .updateTable('live.notes')
    .set({ saved_by_id: null })
    .where('saved_by_id', '=', personId)
    .execute()
  await live(tx).deleteFrom('live.poll_answers').where('person_id', '=', personId).execute()
  await live(tx).deleteFrom('live.roll_calls').where('person_id', '=', personId).execute()
  await live(tx).deleteFrom('live.room_members').where('person_id', '=', personId).execute()
  await live(tx).deleteFrom('live.room_files').where('by_id', '=', personId).execute()
  await live(tx).deleteFrom('live.meet_hours').where('teacher_id', '=', personId).execute()
  await live(tx).deleteFrom('live.meet_days').where('teacher_id', '=', personId).execute()
  await live(tx)
    .updateTable('live.meet_offers')
    .set({ is_open: false })
    .where('teacher_id', '=', personId)
    .execute()
  await giveUpSeats(deps, tx, personId)
}
