import { formatNumber } from '@arvand/persian/numbers'
import type { Selectable } from 'kysely'
import { textKey, textsOfPages } from '#modules/media'
import type { Db } from '#platform/database'
import { live, type RecordingRow, type SceneRow } from '../tables.ts'
import { recordedSpans, secondOf } from './recording.ts'

/** A moment of a class that may begin a chapter; without a title it only ends the one before. */
export interface Moment {
  readonly at: Date
  readonly title: string | null
}

interface Chapter {
  readonly at: number
  readonly title: string
}

type Recorded = Pick<Selectable<RecordingRow>, 'started_at' | 'ms' | 'parts'>

/** What is leafed through is no chapter. */
const leastSeconds = 5

/** As many as the content of a lesson may have. */
export const mostChapters = 60
/** As long as there. */
const mostLetters = 120

/**
 * The chapters of a recording: what was looked at, at least for some seconds of the film, and each poll that was not
 * asked in a pause. What was looked at before the recording began stands at its beginning.
 */
export function chaptersOf(
  { started_at, ms, parts }: Recorded,
  scenes: readonly Moment[],
  polls: readonly Moment[],
): Chapter[] {
  const placed = (moments: readonly Moment[]) =>
    moments.map(({ at, title }) => ({ at: secondOf(parts, ms ?? 0, at), title }))
  const first = Math.max(
    0,
    scenes.findLastIndex(({ at }) => at <= started_at),
  )
  const looked = placed(scenes.slice(first))
  const end = Math.floor((ms ?? 0) / 1_000)
  const kept = looked.filter(({ at }, index) => (looked[index + 1]?.at ?? end) - at >= leastSeconds)
  const spans = recordedSpans(parts, ms ?? 0)
  const asked = polls.filter(({ at }) => spans.some(({ from, to }) => from <= at && at < to))
  return [...kept, ...placed(asked)]
    .flatMap(({ at, title }) => (title === null ? [] : [{ at, title: title.slice(0, mostLetters) }]))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, mostChapters)
}

type Row = Pick<Selectable<RecordingRow>, 'session_id' | 'started_at' | 'ended_at' | 'ms' | 'parts'>

/** The chapters of a recording, from what its session showed and asked while it was made. */
export async function findChapters(db: Db, recording: Row): Promise<Chapter[]> {
  const { session_id, started_at } = recording
  const ended = recording.ended_at ?? started_at
  const scenes = await live(db)
    .selectFrom('live.scenes')
    .selectAll()
    .where('session_id', '=', session_id)
    .where('at', '<=', ended)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const polls = await live(db)
    .selectFrom('live.polls')
    .select(['question as title', 'asked_at as at'])
    .where('session_id', '=', session_id)
    .where('asked_at', '>=', started_at)
    .where('asked_at', '<=', ended)
    .orderBy('asked_at')
    .limit(mostChapters)
    .execute()
  const files = new Set(scenes.flatMap(({ file_id }) => file_id ?? []))
  const texts = await textsOfPages(db, [...files])
  return chaptersOf(
    recording,
    scenes.map((scene) => ({ at: scene.at, title: titleOf(scene, texts) })),
    polls,
  )
}

/** «اسلاید ۳: حد چیست؟», with the first line of the page where it has one. */
function titleOf({ kind, file_id, page }: SceneRow, texts: ReadonlyMap<string, string>): string | null {
  if (kind === 'none') return null
  if (kind === 'board' || file_id === null || page === null) return 'تخته'
  const [line] = (texts.get(textKey(file_id, page)) ?? '').trim().split('\n', 1)
  const place = `اسلاید ${formatNumber(page)}`
  return line?.trim() ? `${place}: ${line.trim()}` : place
}
