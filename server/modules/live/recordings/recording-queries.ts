import { sql } from 'kysely'
import { findFiles, playableOf } from '#modules/media'
import type { Actor } from '#platform/actor'
import type { Db } from '#platform/database'
import { asc, desc, keysetPage } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import type { LiveDeps } from '../deps.ts'
import { countVotes } from '../polls/poll-queries.ts'
import { findClass } from '../sessions/class.ts'
import { type ClassKind, live, type RecordedPart } from '../tables.ts'
import { findChapters } from './chapters.ts'
import { captionsOf, recordedSpans, secondOf } from './recording.ts'

type Deps = Pick<LiveDeps, 'db' | 'clock' | 'secret'>

interface OfClass {
  readonly kind: ClassKind
  readonly id: string
  readonly cursor?: string | undefined
}

/** The recordings of a class for whoever belongs to it; those without anything in them are for nobody. */
export async function listRecordings({ db, clock }: Deps, personId: string, { kind, id, cursor }: OfClass) {
  const of = await findClass(db, kind, id, personId, clock.now())
  if (typeof of === 'string') return refuse(of)
  const rows = live(db)
    .selectFrom('live.recordings as r')
    .innerJoin('live.sessions as s', 's.id', 'r.session_id')
    .select(['r.id', 'r.started_at as startedAt', 'r.state', 'r.ms'])
    .where('s.kind', '=', kind)
    .where('s.item_id', '=', id)
    .where('r.state', '<>', 'empty')
  const page = await keysetPage(rows, [desc('r.started_at', 'instant'), desc('r.id')], cursor)
  return { ...page, items: page.items.map(({ ms, ...one }) => ({ ...one, seconds: secondsOf(ms) })) }
}

const secondsOf = (ms: number | null): number | null => (ms === null ? null : Math.round(ms / 1_000))

/** A recording for somebody who belongs to its class; to all others it does not exist. */
export async function findSeen(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  personId: string,
  recordingId: string,
) {
  const found = await live(db)
    .selectFrom('live.recordings as r')
    .innerJoin('live.sessions as s', 's.id', 'r.session_id')
    .selectAll('r')
    .select(['s.kind', 's.item_id'])
    .where('r.id', '=', recordingId)
    .executeTakeFirst()
  const of = found && (await findClass(db, found.kind, found.item_id, personId, clock.now()))
  if (!found || !of || typeof of === 'string') return refuse('live.unknown-recording')
  return { recording: found, of }
}

export async function showRecording(deps: Deps, viewer: Actor, recordingId: string) {
  const { recording, of } = await findSeen(deps, viewer.personId, recordingId)
  const { state, started_at, file_id, captions_file_id } = recording
  const chapters = await findChapters(deps.db, recording)
  const captions = captionsOf(captions_file_id).map((track) => ({ ...track, language: 'fa' as const }))
  const content = {
    ...{ kind: 'video' as const, fileId: file_id, posterFileId: null, posterAlt: '', captions, chapters },
  }
  const files = await findFiles(
    deps.db,
    [file_id, captions_file_id].filter((id) => id !== null),
  )
  return {
    ...{ title: of.title, page: of.page, startedAt: started_at, state },
    isHost: of.role === 'host',
    isOwner: recording.by_id === viewer.personId,
    playable: state === 'ready' ? playableOf(deps, content, files, viewer, null) : null,
  }
}

interface Recorded {
  readonly item_id: string
  readonly session_id: string
  readonly parts: readonly RecordedPart[]
  readonly ms: number | null
}

interface Said {
  readonly id: string
  readonly at: Date
  readonly text: string
  /** Null: a poll. */
  readonly name: string | null
  readonly choices: string[] | null
  readonly shows_result: boolean
}

/** What was written to all and asked while a class was recorded, in its order; nothing of its pauses. */
export async function listTranscript(deps: Deps, personId: string, recordingId: string, cursor?: string) {
  const { db } = deps
  const { recording } = await findSeen(deps, personId, recordingId)
  const { parts, ms } = recording
  const page = await keysetPage(saidIn(db, recording), [asc('said.at', 'instant'), asc('said.id')], cursor)
  return { ...page, items: await Promise.all(page.items.map((one) => shown(db, one, parts, ms ?? 0))) }
}

/** More than anybody reads beside a film. */
const mostLines = 1_000

/** The same for the learners of a lesson that is made of the film. */
export async function linesOf(db: Db, fileId: string) {
  const recording = await live(db)
    .selectFrom('live.recordings as r')
    .innerJoin('live.sessions as s', 's.id', 'r.session_id')
    .select(['r.session_id', 'r.parts', 'r.ms', 's.item_id'])
    .where('r.file_id', '=', fileId)
    .where('r.state', '=', 'ready')
    .executeTakeFirst()
  if (!recording) return []
  const said = await saidIn(db, recording).orderBy('said.at').orderBy('said.id').limit(mostLines).execute()
  return Promise.all(said.map((one) => shown(db, one, recording.parts, recording.ms ?? 0)))
}

function saidIn(db: Db, { item_id, session_id, parts, ms }: Recorded) {
  const spans = recordedSpans(parts, ms ?? 0)
  const [from, to] = [spans.map((one) => one.from), spans.map((one) => one.to)]
  return live(db)
    .selectFrom(
      sql<Said>`(
        select m.id, m.at, m.text, p.name, null::text[] as choices, false as shows_result
        from live.messages m join live.people p on p.id = m.person_id
        where m.item_id = ${item_id} and m.to_id is null and m.group_id is null and m.removed_at is null
        union all
        select q.id, q.asked_at, q.question, null, q.choices, q.shows_result
        from live.polls q
        where q.session_id = ${session_id}
      )`.as('said'),
    )
    .select(['said.id', 'said.at', 'said.text', 'said.name', 'said.choices', 'said.shows_result'])
    .where(
      sql<boolean>`exists (
        select from unnest(${from}::timestamptz[], ${to}::timestamptz[]) as span (since, until)
        where said.at >= span.since and said.at < span.until
      )`,
    )
}

async function shown(
  db: Db,
  { id, at, text, name, choices, shows_result }: Said,
  parts: Parameters<typeof secondOf>[0],
  ms: number,
) {
  const counted = choices && shows_result ? await countVotes(db, { id, choices }) : null
  return {
    ...{ id, second: secondOf(parts, ms, at), text, name },
    kind: choices ? ('poll' as const) : ('message' as const),
    choices: (choices ?? []).map((choice, place) => ({
      text: choice,
      votes: counted ? Number(counted.votes[place] ?? 0) : null,
    })),
  }
}
