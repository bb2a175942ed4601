import { formatDate, formatTime } from '@arvand/persian/format-date'
import { noticeType } from '#plugs/notice-type'

interface OfWebinar {
  readonly title: string
  readonly slug: string
  readonly startsAt: Date
}

const whenOf = ({ startsAt }: Pick<OfWebinar, 'startsAt'>) =>
  `${formatDate(startsAt, 'long')}، ساعت ${formatTime(startsAt)}`
const linkOf = ({ slug }: Pick<OfWebinar, 'slug'>) => `/webinars/${slug}`

export const webinarRegistered = noticeType({
  name: 'webinar-registered',
  title: 'ثبت‌نام در وبینار',
  group: 'learning',
  ways: ['mail'],
  write: (about: OfWebinar) => ({
    title: `در وبینار «${about.title}» ثبت‌نام شدید`,
    body: `${whenOf(about)} منتظر شما هستیم. کلاس ۱۵ دقیقه قبل از شروع باز می‌شود.`,
    link: linkOf(about),
  }),
})

/** The first of the waiting list got a seat of a free webinar. */
export const seatGiven = noticeType({
  name: 'webinar-seat-given',
  title: 'خالی شدن جا در وبینار',
  group: 'learning',
  ways: ['sms', 'mail'],
  write: (about: OfWebinar) => ({
    title: `در وبینار «${about.title}» جا باز شد`,
    body: `ثبت‌نام شما قطعی شد. ${whenOf(about)} منتظر شما هستیم.`,
    link: linkOf(about),
  }),
})

/** The first of the waiting list may pay for a seat. */
export const seatOffered = noticeType({
  name: 'webinar-seat-offered',
  title: 'نوبت پرداخت در لیست انتظار',
  group: 'learning',
  ways: ['sms', 'mail'],
  urgent: true,
  write: (about: OfWebinar & { readonly until: Date }) => ({
    title: `در وبینار «${about.title}» جا باز شد`,
    body: `این جا را تا ساعت ${formatTime(about.until)} برای شما نگه می‌داریم. برای قطعی شدن، آن را بپردازید.`,
    link: linkOf(about),
  }),
})

const leftWords = ['', 'فردا', 'تا یک ساعت دیگر', 'تا ده دقیقهٔ دیگر'] as const

export const webinarReminder = noticeType({
  name: 'webinar-reminder',
  title: 'یادآوری وبینار',
  group: 'learning',
  ways: ['sms', 'mail'],
  urgent: true,
  write: (about: OfWebinar & { readonly step: number }) => ({
    title: `وبینار «${about.title}» ${leftWords[about.step] ?? ''} شروع می‌شود`,
    body: `زمان شروع: ${whenOf(about)}. از صفحهٔ وبینار وارد کلاس شوید.`,
    link: linkOf(about),
  }),
})

/** What is told gives no old time, so that nobody reads the wrong one. */
export const webinarMoved = noticeType({
  name: 'webinar-moved',
  title: 'تغییر زمان وبینار',
  group: 'learning',
  ways: ['sms', 'mail'],
  urgent: true,
  write: (about: OfWebinar) => ({
    title: `زمان وبینار «${about.title}» تغییر کرد`,
    body: `زمان تازه: ${whenOf(about)}. اگر این زمان برای شما مناسب نیست، تا شروع وبینار می‌توانید از ثبت‌نام انصراف دهید.`,
    link: linkOf(about),
  }),
})

export const webinarCancelled = noticeType({
  name: 'webinar-cancelled',
  title: 'لغو وبینار',
  group: 'learning',
  ways: ['sms', 'mail'],
  urgent: true,
  write: (about: OfWebinar & { readonly reason: string; readonly isPaid: boolean }) => ({
    title: `وبینار «${about.title}» لغو شد`,
    body: `${about.reason}${about.isPaid ? '\nهمهٔ مبلغی که پرداخته بودید از همان راه برمی‌گردد.' : ''}`,
    link: linkOf(about),
  }),
})

export const meetBooked = noticeType({
  name: 'meet-booked',
  title: 'رزرو جلسهٔ خصوصی',
  group: 'learning',
  ways: ['sms', 'mail'],
  write: (about: { readonly with: string; readonly startsAt: Date; readonly link: string }) => ({
    title: `جلسهٔ خصوصی با ${about.with} رزرو شد`,
    body: `${whenOf(about)}. کلاس ۱۵ دقیقه قبل از شروع باز می‌شود.`,
    link: about.link,
  }),
})

interface CancelledMeet {
  readonly startsAt: Date
  readonly reason: string
  readonly isPaid: boolean
  readonly link: string
}

export const meetCancelled = noticeType({
  name: 'meet-cancelled',
  title: 'لغو جلسهٔ خصوصی',
  group: 'learning',
  ways: ['sms', 'mail'],
  urgent: true,
  write: (about: CancelledMeet) => ({
    title: `جلسهٔ خصوصی ${whenOf(about)} لغو شد`,
    body: [
      about.reason || 'این زمان دوباره آزاد است.',
      ...(about.isPaid ? ['همهٔ مبلغی که پرداخته بودید از همان راه برمی‌گردد.'] : []),
    ].join('\n'),
    link: about.link,
  }),
})

export const roomJoined = noticeType({
  name: 'room-joined',
  title: 'عضویت در کلاس',
  group: 'learning',
  ways: ['sms'],
  write: ({ title, roomId }: { readonly title: string; readonly roomId: string }) => ({
    title: `عضو کلاس «${title}» شدید`,
    body: 'برنامهٔ هفتگی و گفت‌وگوی کلاس را در صفحهٔ آن ببینید.',
    link: `/panel/classes/rooms/${roomId}`,
  }),
})

export const liveNoticeTypes = [
  roomJoined,
  meetBooked,
  meetCancelled,
  webinarRegistered,
  seatGiven,
  seatOffered,
  webinarReminder,
  webinarMoved,
  webinarCancelled,
]
