import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import { support } from '#testing/support'

const hour = 3_600_000

/** Messages that wait for the staff, as visitors write them. */
const messages = [
  {
    hoursAgo: 51,
    department: 'payment',
    name: 'مریم صادقی',
    reply_to: '+989121234567',
    subject: 'پرداخت دو بار انجام شد',
    body: 'سلام. دیشب ساعت ۹ دورهٔ «خوشنویسی نستعلیق» را خریدم و پیام بانک دو بار آمد. لطفاً بررسی کنید که کدام برمی‌گردد.',
  },
  {
    hoursAgo: 20,
    department: 'learning',
    name: 'حسین رستمی',
    reply_to: 'h.rostami@example.com',
    subject: 'زیرنویس برای ناشنوایان',
    body: 'برادرم ناشنواست و می‌خواهد دوره‌های ریاضی را ببیند. کدام دوره‌ها متن کامل درس را دارند؟',
  },
  {
    hoursAgo: 3,
    department: 'teaching',
    name: 'دکتر لیلا فرهادی',
    reply_to: '+989351112233',
    subject: 'همکاری با دانشگاه',
    body: 'دو دورهٔ شیمی آماده داریم و می‌خواهیم آن‌ها را در آروند بگذاریم. برای شروع با چه کسی صحبت کنیم؟',
  },
] as const

/** Three messages of the contact form. */
export async function fillTickets({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock.now().getTime()
  await support(db)
    .insertInto('support.tickets')
    .values(
      messages.map(({ hoursAgo, ...message }) => ({
        ...message,
        id: newId(),
        person_id: null,
        source: 'contact' as const,
        created_at: new Date(now - hoursAgo * hour),
      })),
    )
    .execute()
}
