import type { Db } from '#platform/database'
import { transaction } from '#platform/database'
import type { RateRule } from '#platform/rate-limits'
import { refuseIf } from '#platform/refusal'
import type { LiveDeps } from '../deps.ts'
import { findLed } from '../sessions/host-powers.ts'
import { sendAll } from '../sessions/people-in.ts'
import { findAdmitted, findInside } from '../sessions/sessions.ts'
import { live } from '../tables.ts'
import { joinedWith, whyNotWrite } from './notes.ts'

type Deps = Pick<LiveDeps, 'db' | 'clock' | 'live' | 'limits'>

/** A page stores what is typed after each pause, and not faster. */
const saves: RateRule = { name: 'live.notes', times: 90, seconds: 60 }

const none = { text: '', revision: 0, everybodyWrites: false, by: null, at: null }

async function findNotes(db: Db, sessionId: string) {
  const rows = live(db)
    .selectFrom('live.notes as n')
    .leftJoin('live.people as p', 'p.id', 'n.saved_by_id')
    .select(['n.text', 'n.revision', 'n.everybody_writes as everybodyWrites'])
    .select(['p.name as by', 'n.saved_at as at'])
    .where('n.session_id', '=', sessionId)
  return (await rows.executeTakeFirst()) ?? none
}

/** The notes of a session, for all who belong to it, after it too. */
export async function showNotes(deps: Pick<Deps, 'db' | 'clock'>, personId: string, sessionId: string) {
  const { session, leads } = await findAdmitted(deps, personId, sessionId)
  const notes = await findNotes(deps.db, sessionId)
  const isOver = session.state === 'ended'
  return { notes, mayWrite: !isOver && whyNotWrite(notes.everybodyWrites, leads) === null }
}

interface Written {
  readonly sessionId: string
  readonly base: string
  readonly text: string
}

/** Stores what somebody wrote, beside what others wrote meanwhile. */
export async function saveNotes(deps: Deps, personId: string, { sessionId, base, text }: Written) {
  await deps.limits.take(saves, personId)
  const { leads } = await findInside(deps, personId, sessionId)
  const told = await transaction(deps.db, async (tx) => {
    await live(tx)
      .insertInto('live.notes')
      .values({ session_id: sessionId })
      .onConflict((there) => there.doNothing())
      .execute()
    const stored = await live(tx)
      .selectFrom('live.notes')
      .select(['text', 'revision', 'everybody_writes'])
      .where('session_id', '=', sessionId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    refuseIf(whyNotWrite(stored.everybody_writes, leads))
    const joined = joinedWith(stored.text, base, text)
    refuseIf(joined.whyNot)
    const isChanged = joined.text !== stored.text
    if (isChanged)
      await live(tx)
        .updateTable('live.notes')
        .set({ text: joined.text, revision: stored.revision + 1 })
        .set({ saved_by_id: personId, saved_at: deps.clock.now() })
        .where('session_id', '=', sessionId)
        .execute()
    return { notes: await findNotes(tx, sessionId), joined: joined.text !== text, isChanged }
  })
  const { isChanged, ...reply } = told
  if (isChanged) await tell(deps, sessionId, reply.notes.revision)
  return reply
}

const tell = (deps: Deps, sessionId: string, revision: number): Promise<void> =>
  sendAll(deps, 'liveNotes', { sessionId, revision })

/** Says who writes. */
export async function setNotes(
  deps: Deps,
  leaderId: string,
  { sessionId, everybodyWrites }: { readonly sessionId: string; readonly everybodyWrites: boolean },
): Promise<Record<string, never>> {
  await findLed(deps, leaderId, sessionId)
  const { revision } = await live(deps.db)
    .insertInto('live.notes')
    .values({ session_id: sessionId, everybody_writes: everybodyWrites })
    .onConflict((same) => same.column('session_id').doUpdateSet({ everybody_writes: everybodyWrites }))
    .returning('revision')
    .executeTakeFirstOrThrow()
  await tell(deps, sessionId, revision)
  return {}
}
