import type { Tx } from '#platform/database'
import { live } from '#testing/live'
import { demoId } from '../ids.ts'

const minute = 60_000

interface Past {
  readonly roomId: string
  readonly host: string
  readonly members: readonly string[]
}

const polls = [
  {
    question: 'زاویهٔ محاطی روبه‌رو به قطر چند درجه است؟',
    choices: ['۴۵ درجه', '۹۰ درجه', '۱۸۰ درجه'],
    chosen: [2, 2, 2, 1, 2, 3, 2, 2, 2],
    isAnonymous: false,
  },
  {
    question: 'جلسهٔ بعد با کدام بخش شروع کنیم؟',
    choices: ['رفع اشکال فصل دایره', 'تمرین‌های کنکور', 'درس تازه'],
    chosen: [2, 1, 2, 2, 1, 3, 2],
    isAnonymous: true,
  },
] as const

/** A session of the room two days ago: who was in, whom the roll had, and what was asked. */
export async function putPastSession(tx: Tx, now: Date, { roomId, host, members }: Past): Promise<void> {
  const id = demoId('past session of geometry', now)
  const since = new Date(now.getTime() - 2 * 24 * 60 * minute)
  const after = (minutes: number) => new Date(since.getTime() + minutes * minute)
  await live(tx)
    .insertInto('live.sessions')
    .values({
      ...{ id, kind: 'room', item_id: roomId, state: 'ended' },
      ...{ opened_at: since, started_at: since, ended_at: after(90) },
    })
    .execute()
  await live(tx)
    .insertInto('live.joins')
    .values(
      [host, ...members.slice(0, -1)].map((personId, at) => ({
        ...{ id: demoId(`join ${at} of geometry`, now), session_id: id, person_id: personId },
        ...{ is_host: at === 0, since: after(at % 4), seen_at: after(90 - at), left_at: after(90 - at) },
      })),
    )
    .execute()
  await live(tx)
    .insertInto('live.roll_calls')
    .values(
      members.map((personId, at) => ({
        ...{ session_id: id, person_id: personId, at: after(15), by_id: host },
        // The last one stayed away; the one before came without being seen at once.
        is_present: at < members.length - 1,
        reason: at === members.length - 2 ? 'با گوشی دوستش در کلاس بود.' : null,
      })),
    )
    .execute()
  for (const [at, { question, choices, chosen, isAnonymous }] of polls.entries()) {
    const pollId = demoId(`poll ${at} of geometry`, now)
    await live(tx)
      .insertInto('live.polls')
      .values({
        ...{ id: pollId, session_id: id, question, choices: [...choices] },
        ...{ is_multiple: false, is_anonymous: isAnonymous },
        ...{ shows_result: true, asked_at: after(20 + at * 50), ended_at: after(24 + at * 50) },
      })
      .execute()
    await live(tx)
      .insertInto('live.poll_answers')
      .values(
        chosen.flatMap((choice, who) => {
          const personId = members[who]
          return personId ? [{ poll_id: pollId, person_id: personId, choice, at: after(21 + at * 50) }] : []
        }),
      )
      .execute()
  }
}
