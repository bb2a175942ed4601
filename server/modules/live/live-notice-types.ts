import { localDigits } from '@arvand/persian/digits'
import { formatDate, formatDay, formatTime } from '@arvand/persian/format-date'
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

export const meetReminder = noticeType({
  name: 'meet-reminder',
  title: 'یادآوری جلسهٔ خصوصی',
  group: 'learning',
  ways: ['sms', 'mail'],
  urgent: true,
  write: (about: {
    readonly with: string
    readonly startsAt: Date
    readonly step: number
    readonly link: string
  }) => ({
    title: `جلسهٔ خصوصی با ${about.with} ${leftWords[about.step] ?? ''} شروع می‌شود`,
    body: `زمان شروع: ${whenOf(about)}. کلاس ۱۵ دقیقه قبل از شروع باز می‌شود.`,
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

interface MovedMeet {
  readonly with: string
  readonly startsAt: Date
  /** Of the teacher; empty: the learner moved it. */
  readonly reason: string
  readonly link: string
}

export const meetMoved = noticeType({
  name: 'meet-moved',
  title: 'تغییر زمان جلسهٔ خصوصی',
  group: 'learning',
  ways: ['sms', 'mail'],
  urgent: true,
  write: (about: MovedMeet) => ({
    title: `زمان جلسهٔ خصوصی با ${about.with} تغییر کرد`,
    body: [
      `زمان تازه: ${whenOf(about)}.`,
      ...(about.reason
        ? [about.reason, 'اگر این زمان برای شما مناسب نیست، تا شروع جلسه می‌توانید آن را لغو کنید.']
        : []),
    ].join('\n'),
    link: about.link,
  }),
})

interface MissedMeet {
  readonly startsAt: Date
  /** Whether the reader was not in. */
  readonly isOwn: boolean
  readonly moneyBack: boolean
  readonly isTeacher: boolean
  readonly link: string
}

function missedMoney({ moneyBack, isTeacher, isOwn }: MissedMeet): string {
  if (moneyBack)
    return isTeacher ? 'پول این جلسه به شرکت‌کننده برگشت.' : 'همهٔ مبلغی که پرداخته بودید از همان راه برمی‌گردد.'
  return isTeacher || !isOwn ? 'غیبت در فهرست جلسه‌ها ثبت شد.' : 'مبلغ جلسه‌ای که در آن نبودید برنمی‌گردد.'
}

export const meetMissed = noticeType({
  name: 'meet-missed',
  title: 'غیبت در جلسهٔ خصوصی',
  group: 'learning',
  ways: ['mail'],
  write: (about: MissedMeet) => ({
    title: about.isOwn
      ? `در جلسهٔ خصوصی ${whenOf(about)} نبودید`
      : `طرف شما به جلسهٔ خصوصی ${whenOf(about)} نیامد`,
    body: missedMoney(about),
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

interface DayOfRoom {
  readonly title: string
  readonly roomId: string
  /** ISO. */
  readonly day: string
  readonly time: string | null
  readonly note: string
}

export const roomDayAdded = noticeType({
  name: 'room-day',
  title: 'تغییر برنامهٔ کلاس',
  group: 'learning',
  ways: ['sms', 'mail'],
  write: ({ title, roomId, day, time, note }: DayOfRoom) => ({
    title: time
      ? `کلاس «${title}» روز ${formatDay(day, 'long')}، ساعت ${localDigits(time)} هم برگزار می‌شود`
      : `کلاس «${title}» روز ${formatDay(day, 'long')} برگزار نمی‌شود`,
    body: note || 'برنامهٔ تازه را در صفحهٔ کلاس ببینید.',
    link: `/panel/classes/rooms/${roomId}`,
  }),
})

interface MadeRecording {
  readonly recordingId: string
  /** Empty: of a meet. */
  readonly title: string
  readonly startedAt: Date
}

export const recordingReady = noticeType({
  name: 'recording-ready',
  title: 'آماده شدن ضبط کلاس',
  group: 'learning',
  ways: ['mail'],
  write: ({ recordingId, title, startedAt }: MadeRecording) => ({
    title: title ? `ضبط کلاس «${title}» آماده شد` : 'ضبط جلسهٔ خصوصی آماده شد',
    body: `کلاس ${whenOf({ startsAt: startedAt })} را هر وقت خواستید دوباره ببینید؛ گفت‌وگو و نظرسنجی‌ها هم کنار آن است.`,
    link: `/panel/classes/recordings/${recordingId}`,
  }),
})

/** No film could be made; of whoever recorded. */
export const recordingFailed = noticeType({
  name: 'recording-failed',
  title: 'ناموفق بودن ضبط کلاس',
  group: 'teaching',
  ways: ['mail'],
  write: ({ recordingId, title, startedAt }: MadeRecording) => ({
    title: title ? `ضبط کلاس «${title}» ساخته نشد` : 'ضبط جلسهٔ خصوصی ساخته نشد',
    body: `از کلاس ${whenOf({ startsAt: startedAt })} فیلمی ساخته نشد، ولی آنچه ضبط شده بود حذف نشده است. به پشتیبانی پیام بدهید.`,
    link: `/panel/classes/recordings/${recordingId}`,
  }),
})

/** A manager ended a class while it ran; of its host. */
export const classEnded = noticeType({
  name: 'class-ended',
  title: 'پایان کلاس به تصمیم مدیر سایت',
  group: 'teaching',
  ways: ['mail'],
  write: ({ title, reason }: { readonly title: string; readonly reason: string }) => ({
    title: `کلاس «${title}» تمام شد`,
    body: `مدیر سایت این کلاس را تمام کرد. دلیل: «${reason}». اگر پرسشی دارید، به پشتیبانی پیام بدهید.`,
    link: '/teach/classes',
  }),
})

export const liveNoticeTypes = [
  roomJoined,
  roomDayAdded,
  meetBooked,
  meetReminder,
  meetCancelled,
  meetMoved,
  meetMissed,
  webinarRegistered,
  seatGiven,
  seatOffered,
  webinarReminder,
  webinarMoved,
  webinarCancelled,
  recordingReady,
  recordingFailed,
  classEnded,
]
