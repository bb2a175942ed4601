import { localDigits } from '@arvand/persian/digits'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { Health } from '#plugs/health'
import { media } from '../tables.ts'

const patientMs = 3_600_000

/** How many files wait to be prepared, for managers of the content; one that has waited for an hour is a trouble. */
export const queueHealth = ({ db, clock }: { readonly db: Db; readonly clock: Clock }): Health => ({
  scope: 'content',
  name: 'صف تبدیل فایل‌ها',
  async read() {
    const before = new Date(clock.now().getTime() - patientMs)
    const { count, late } = await media(db)
      .selectFrom('media.preparations')
      .where('state', 'in', ['waiting', 'working'])
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        fn.countAll<number>().filterWhere('changed_at', '<', before).as('late'),
      ])
      .executeTakeFirstOrThrow()
    const waiting = Number(count)
    const text = waiting === 0 ? 'صف تبدیل فایل‌ها خالی' : `${localDigits(waiting)} فایل در صف تبدیل`
    return Number(late) === 0
      ? { text, trouble: null }
      : {
          text,
          trouble: {
            ...{ code: 'media.queue-stuck', title: 'فایل بیش از یک ساعت در صف تبدیل', urgency: 'term' },
            ...{ count: Number(late), link: '/manage/media', verb: 'بررسی فایل‌ها' },
          },
        }
  },
})
