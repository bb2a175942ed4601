import { localDigits } from '@arvand/persian/digits'
import type { Db } from '#platform/database'
import { desc, keysetPage } from '#platform/keyset'
import type { LessonSource } from '#plugs/lesson-source'
import { live } from '../tables.ts'
import { findChapters } from './chapters.ts'
import { captionsOf } from './recording.ts'
import { linesOf } from './recording-queries.ts'

/** The films of the classes that a person hosts. */
const filmsOf = (db: Db, personId: string) =>
  live(db)
    .selectFrom('live.recordings as r')
    .innerJoin('live.sessions as s', 's.id', 'r.session_id')
    .leftJoin('live.webinars as w', 'w.id', 's.item_id')
    .leftJoin('live.rooms as room', 'room.id', 's.item_id')
    .where('r.state', '=', 'ready')
    .where('r.file_id', 'is not', null)
    .where('s.item_id', 'in', (eb) =>
      eb
        .selectFrom('live.webinars')
        .select('id')
        .where('owner_id', '=', personId)
        .unionAll(eb.selectFrom('live.meets').select('id').where('teacher_id', '=', personId))
        .unionAll(
          eb
            .selectFrom('live.room_people')
            .select('room_id as id')
            .where('person_id', '=', personId)
            .where('role', '=', 'host'),
        ),
    )

const choiceText = ({ text, votes }: { text: string; votes: number | null }) =>
  votes === null ? text : `${text}: ${localDigits(votes)} رأی`

/** Hosts make lessons of what they recorded. */
export const recordingsAsLessons: LessonSource = {
  name: 'recordings',
  title: 'ضبط‌های کلاس',
  async films(db, personId, cursor) {
    const rows = filmsOf(db, personId)
      .selectAll('r')
      .select(({ fn, val }) => fn.coalesce('w.title', 'room.title', val('جلسهٔ خصوصی')).as('title'))
    const page = await keysetPage(rows, [desc('r.started_at', 'instant'), desc('r.id')], cursor)
    return {
      ...page,
      items: await Promise.all(
        page.items.map(async (row) => ({
          fileId: row.file_id ?? '',
          title: row.title,
          at: row.started_at,
          seconds: row.ms === null ? null : Math.round(row.ms / 1_000),
          captions: captionsOf(row.captions_file_id),
          chapters: await findChapters(db, row),
        })),
      ),
    }
  },
  async offers(db, personId, fileIds) {
    if (fileIds.length === 0) return []
    const films = filmsOf(db, personId)
    const [shown, captions] = await Promise.all([
      films
        .select('r.file_id')
        .where('r.file_id', 'in', [...fileIds])
        .execute(),
      films
        .select('r.captions_file_id as file_id')
        .where('r.captions_file_id', 'in', [...fileIds])
        .execute(),
    ])
    return [...shown, ...captions].flatMap(({ file_id }) => file_id ?? [])
  },
  async lines(db, fileId) {
    const said = await linesOf(db, fileId)
    return said.map(({ second, kind, text, choices }) => ({
      second,
      by: kind === 'poll' ? 'نظرسنجی کلاس' : 'گفت‌وگوی کلاس',
      text: choices.length === 0 ? text : `${text} (${choices.map(choiceText).join('، ')})`,
    }))
  },
}
