import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { storeFile } from '#modules/media'
import { type Db, transaction } from '#platform/database'
import { live } from '#testing/live'
import type { DemoDeps } from '../deps.ts'
import { demoId } from '../ids.ts'

const film = join(import.meta.dirname, 'media/circle-theorems.webm')
const ms = 39_980

interface Recorded {
  readonly webinarId: string
  readonly slug: string
  readonly startsAt: Date
  readonly minutes: number
  readonly host: string
  readonly learner: string
}

/** The session of a past webinar with its recording, which the media engine made (`npm run record-demo-class`). */
export async function putRecording(
  { db, media }: Pick<DemoDeps, 'db' | 'media'>,
  now: Date,
  { webinarId, slug, startsAt, minutes, host, learner }: Recorded,
): Promise<void> {
  const content = await readFile(film)
  const name = 'قضیه‌های دایره در یک عصر.webm'
  const file = await storeFile(media, { ownerId: host, use: 'lesson', name, content })
  const sessionId = demoId(`session of ${slug}`, now)
  const after = (seconds: number) => new Date(startsAt.getTime() + seconds * 1_000)
  await transaction(db, async (tx) => {
    await live(tx)
      .insertInto('live.sessions')
      .values({
        ...{ id: sessionId, kind: 'webinar', item_id: webinarId, state: 'ended' },
        ...{ opened_at: startsAt, started_at: startsAt, ended_at: after(minutes * 60) },
      })
      .execute()
    await live(tx)
      .insertInto('live.recordings')
      .values({
        ...{ id: demoId(`recording of ${slug}`, now), session_id: sessionId, by_id: host, state: 'ready' },
        ...{ started_at: startsAt, ended_at: after(ms / 1_000), file_id: file.id, ms },
        parts: JSON.stringify([{ from: startsAt.getTime(), at: 0 }]),
      })
      .execute()
    await putSaid(tx, now, { webinarId, slug, host, learner, after })
    await putScenes(tx, now, { slug, sessionId, after })
  })
}

interface Scenes {
  readonly slug: string
  readonly sessionId: string
  readonly after: (seconds: number) => Date
}

/** The board was open for a while, and there was a poll: chapters of the recording. */
async function putScenes(db: Db, now: Date, { slug, sessionId, after }: Scenes): Promise<void> {
  const scenes = [
    ['board', 6],
    ['none', 22],
  ] as const
  await live(db)
    .insertInto('live.scenes')
    .values(
      scenes.map(([kind, second], at) => ({
        ...{ id: demoId(`scene ${at} of ${slug}`, now), session_id: sessionId, kind, at: after(second) },
        ...{ file_id: null, page: null },
      })),
    )
    .execute()
  await live(db)
    .insertInto('live.polls')
    .values({
      ...{
        id: demoId(`poll of ${slug}`, now),
        session_id: sessionId,
        is_multiple: false,
        is_anonymous: true,
      },
      ...{ question: 'کمان روبه‌رو به زاویهٔ ۹۰ درجه چند درجه است؟', choices: ['۹۰ درجه', '۱۸۰ درجه'] },
      ...{ shows_result: true, asked_at: after(31), ended_at: after(38) },
    })
    .execute()
  await live(db)
    .insertInto('live.notes')
    .values({
      session_id: sessionId,
      text: 'زاویهٔ محاطی نصف کمان روبه‌رو است.\nزاویهٔ روبه‌رو به قطر ۹۰ درجه است.\nتمرین: مسئله‌های ۳ و ۵ فصل دایره.',
      ...{ revision: 1, saved_at: after(36) },
    })
    .execute()
}

interface RecordedMeet {
  readonly meetId: string
  readonly startsAt: Date
  readonly teacher: string
}

/** A meet that was held, with its recording: the same film. */
export async function putRecordedMeet(
  { db, media }: Pick<DemoDeps, 'db' | 'media'>,
  now: Date,
  { meetId, startsAt, teacher }: RecordedMeet,
): Promise<void> {
  const content = await readFile(film)
  const file = await storeFile(media, { ownerId: teacher, use: 'lesson', name: 'جلسهٔ خصوصی.webm', content })
  const sessionId = demoId('session of the held meet', now)
  const after = (seconds: number) => new Date(startsAt.getTime() + seconds * 1_000)
  await transaction(db, async (tx) => {
    await live(tx)
      .insertInto('live.sessions')
      .values({
        ...{ id: sessionId, kind: 'meet', item_id: meetId, state: 'ended' },
        ...{ opened_at: startsAt, started_at: startsAt, ended_at: after(45 * 60) },
      })
      .execute()
    await live(tx)
      .insertInto('live.recordings')
      .values({
        ...{ id: demoId('recording of the held meet', now), session_id: sessionId, by_id: teacher },
        ...{ state: 'ready', started_at: startsAt, ended_at: after(ms / 1_000), file_id: file.id, ms },
        parts: JSON.stringify([{ from: startsAt.getTime(), at: 0 }]),
      })
      .execute()
  })
}

interface Said extends Pick<Recorded, 'webinarId' | 'slug' | 'host' | 'learner'> {
  readonly after: (seconds: number) => Date
}

async function putSaid(db: Db, now: Date, { webinarId, slug, host, learner, after }: Said): Promise<void> {
  const said = [
    [host, 'سلام به همه. کاغذ و پرگار کنارتان باشد.', 4],
    [learner, 'سلام. صدا و تخته واضح است.', 9],
    [learner, 'چرا زاویهٔ روبه‌رو به قطر همیشه ۹۰ درجه می‌شود؟', 24],
    [host, 'چون نصف کمان ۱۸۰ درجه است. همین حالا می‌کشیم.', 29],
  ] as const
  await live(db)
    .insertInto('live.messages')
    .values(
      said.map(([person_id, text, second], at) => ({
        ...{ id: demoId(`message ${at} of ${slug}`, now), item_id: webinarId, person_id, text },
        at: after(second),
      })),
    )
    .execute()
}
