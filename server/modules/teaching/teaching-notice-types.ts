import { formatNumber } from '@arvand/persian/numbers'
import { noticeType } from '#plugs/notice-type'

interface OfCourse {
  readonly courseTitle: string
  readonly slug: string
}

/** A teacher enrolled somebody in a course. */
export const enrolledByTeacher = noticeType({
  name: 'enrolled-by-teacher',
  title: 'ثبت‌نام شما از طرف مدرس',
  group: 'learning',
  ways: ['sms'],
  write: ({ courseTitle, slug }: OfCourse) => ({
    title: `در دورهٔ «${courseTitle}» ثبت‌نام شدید`,
    body: `مدرس دورهٔ «${courseTitle}» شما را در این دوره ثبت‌نام کرد. هر وقت خواستید یادگیری را شروع کنید.`,
    link: `/courses/${slug}`,
  }),
})

/** A teacher ended somebody's access. */
export const removedFromCourse = noticeType({
  name: 'removed-from-course',
  title: 'پایان دسترسی به دوره از طرف مدرس',
  group: 'learning',
  ways: [],
  write: ({ courseTitle, slug, reason }: OfCourse & { readonly reason: string }) => ({
    title: `دسترسی شما به دورهٔ «${courseTitle}» پایان یافت`,
    body: `مدرس دوره دسترسی شما را پایان داد. دلیل: ${reason}`,
    link: `/courses/${slug}`,
  }),
})

export const courseAnnouncement = noticeType({
  name: 'course-announcement',
  title: 'اطلاعیهٔ دوره‌ها',
  group: 'learning',
  ways: [],
  write: ({
    courseTitle,
    title,
    body,
    courseId,
  }: Pick<OfCourse, 'courseTitle'> & {
    readonly title: string
    readonly body: string
    readonly courseId: string
  }) => ({
    title: `${courseTitle}: ${title}`,
    body: body.length > 300 ? `${body.slice(0, 299)}…` : body,
    link: `/panel/announcements/${courseId}`,
  }),
})

/** A teacher wrote to chosen learners. */
export const messageOfTeacher = noticeType({
  name: 'message-of-teacher',
  title: 'پیام مدرس',
  group: 'learning',
  ways: [],
  write: ({
    courseTitle,
    slug,
    subject,
    text,
    by,
  }: OfCourse & { readonly subject: string; readonly text: string; readonly by: string }) => ({
    title: subject,
    body: `${text}\n${by}، مدرس دورهٔ «${courseTitle}»`,
    link: `/courses/${slug}`,
  }),
})

export const assignmentMarked = noticeType({
  name: 'assignment-marked',
  title: 'نمرهٔ تکلیف',
  group: 'learning',
  ways: [],
  write: ({
    slug,
    lessonId,
    lessonTitle,
    points,
    most,
  }: Pick<OfCourse, 'slug'> & {
    readonly lessonId: string
    readonly lessonTitle: string
    /** In hundredths. */
    readonly points: number
    readonly most: number
  }) => ({
    title: `تکلیف «${lessonTitle}» نمره گرفت`,
    body: `نمرهٔ شما ${formatNumber(points / 100)} از ${formatNumber(most / 100)} است. نظر مدرس را در صفحهٔ درس ببینید.`,
    link: `/learn/${slug}/${lessonId}`,
  }),
})

/** The notice types of this module, for people's notice settings. */
export const teachingNoticeTypes = [
  enrolledByTeacher,
  removedFromCourse,
  courseAnnouncement,
  messageOfTeacher,
  assignmentMarked,
]
