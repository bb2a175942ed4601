import { noticeKind } from '#modules/notices'

interface Judged {
  readonly courseId: string
  readonly slug: string
  readonly title: string
  readonly reason: string
}

const coursePublished = noticeKind({
  name: 'course-published',
  title: 'انتشار دورهٔ شما',
  ways: ['sms', 'mail'],
  write: ({ title, slug }: Judged) => ({
    title: `دورهٔ «${title}» منتشر شد`,
    body: 'دوره از بررسی گذشت و اکنون در فهرست دوره‌هاست. پیوندش را برای یادگیرندگان بفرستید.',
    link: `/courses/${slug}`,
  }),
})

const courseReturned = noticeKind({
  name: 'course-returned',
  title: 'برگشت دورهٔ شما برای اصلاح',
  ways: ['sms', 'mail'],
  write: ({ title, courseId, reason }: Judged) => ({
    title: `دورهٔ «${title}» برای اصلاح برگشت`,
    body: `${reason}\nپس از اصلاح دوباره آن را برای بررسی بفرستید.`,
    link: `/teach/courses/${courseId}`,
  }),
})

const courseArchived = noticeKind({
  name: 'course-archived',
  title: 'برداشته شدن دورهٔ شما از فهرست',
  ways: ['mail'],
  write: ({ title, courseId, reason }: Judged) => ({
    title: `دورهٔ «${title}» از فهرست برداشته شد`,
    body: `${reason}\nیادگیرندگان دوره آن را نگه می‌دارند.`,
    link: `/teach/courses/${courseId}`,
  }),
})

const courseStaffAdded = noticeKind({
  name: 'course-staff-added',
  title: 'افزوده شدن به مدرسان یک دوره',
  ways: ['mail'],
  write: ({ title, courseId }: Pick<Judged, 'title' | 'courseId'>) => ({
    title: `شما به مدرسان دورهٔ «${title}» افزوده شدید`,
    body: 'دوره در فهرست دوره‌های شماست.',
    link: `/teach/courses/${courseId}`,
  }),
})

/** What teachers are told of their courses. */
export const kindsOfAuthoring = { coursePublished, courseReturned, courseArchived, courseStaffAdded } as const
