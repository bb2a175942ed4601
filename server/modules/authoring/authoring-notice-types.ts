import { noticeType } from '#plugs/notice-type'

interface Judged {
  readonly courseId: string
  readonly slug: string
  readonly title: string
  readonly reason: string
}

const coursePublished = noticeType({
  name: 'course-published',
  title: 'انتشار دورهٔ شما',
  ways: ['sms', 'mail'],
  write: ({ title, slug }: Judged) => ({
    title: `دورهٔ «${title}» منتشر شد`,
    body: 'دوره از بررسی گذشت و الان در فهرست دوره‌هاست. لینکش را برای دانشجویان بفرستید.',
    link: `/courses/${slug}`,
  }),
})

const courseReturned = noticeType({
  name: 'course-returned',
  title: 'برگشت دورهٔ شما برای اصلاح',
  ways: ['sms', 'mail'],
  write: ({ title, courseId, reason }: Judged) => ({
    title: `دورهٔ «${title}» برای اصلاح برگشت`,
    body: `${reason}\nپس از اصلاح دوباره آن را برای بررسی بفرستید.`,
    link: `/teach/courses/${courseId}`,
  }),
})

const courseArchived = noticeType({
  name: 'course-archived',
  title: 'خارج شدن دورهٔ شما از فهرست',
  ways: ['mail'],
  write: ({ title, courseId, reason }: Judged) => ({
    title: `دورهٔ «${title}» از فهرست خارج شد`,
    body: `${reason}\nدسترسی دانشجویان آن می‌ماند.`,
    link: `/teach/courses/${courseId}`,
  }),
})

const courseStaffInvited = noticeType({
  name: 'course-staff-added',
  title: 'دعوت به تدریس در یک دوره',
  ways: ['mail'],
  write: ({ title }: Pick<Judged, 'title'>) => ({
    title: `به تدریس در دورهٔ «${title}» دعوت شده‌اید`,
    body: 'دعوت را ببینید و بپذیرید یا رد کنید. تا نپذیرید، چیزی از شما به صاحب دوره نشان داده نمی‌شود.',
    link: '/panel/staff-invitations',
  }),
})

/** Notices to teachers about their courses. */
export const authoringNoticeTypes = {
  coursePublished,
  courseReturned,
  courseArchived,
  courseStaffInvited,
} as const
