import { formatNumber } from '@arvand/persian/numbers'
import { noticeType } from '#plugs/notice-type'

interface AboutCourse {
  readonly title: string
  readonly slug: string
}

const courseCompleted = noticeType({
  name: 'course-completed',
  title: 'پایان دوره',
  group: 'learning',
  ways: [],
  write: ({ title, slug }: AboutCourse) => ({
    title: `دورهٔ «${title}» را تمام کردید`,
    body: 'همهٔ درس‌های این دوره را گذراندید. خسته نباشید! نظر شما به دانشجویان بعدی کمک می‌کند.',
    link: `/courses/${slug}`,
  }),
})

const accessEnding = noticeType({
  name: 'course-access-ending',
  title: 'نزدیک شدن پایان دسترسی به دوره',
  group: 'learning',
  ways: ['sms', 'mail'],
  write: ({ title, slug, days }: AboutCourse & { readonly days: number }) => ({
    title: `${formatNumber(days)} روز تا پایان دسترسی به «${title}»`,
    body: 'پس از آن درس‌ها بسته می‌شوند؛ یادداشت‌ها و پیشرفت شما می‌مانند.',
    link: `/learn/${slug}`,
  }),
})

const accessEnded = noticeType({
  name: 'course-access-ended',
  title: 'پایان دسترسی به دوره',
  group: 'learning',
  ways: ['mail'],
  write: ({ title, slug }: AboutCourse) => ({
    title: `دسترسی شما به «${title}» پایان یافت`,
    body: 'یادداشت‌ها و پیشرفت شما سر جایشان هستند. در صفحهٔ دوره ببینید چگونه دوباره آن را بگیرید.',
    link: `/courses/${slug}`,
  }),
})

const courseTakenBack = noticeType({
  name: 'course-taken-back',
  title: 'بسته شدن دوره پس از بازپرداخت',
  group: 'learning',
  ways: [],
  write: ({ title, slug }: AboutCourse) => ({
    title: `دورهٔ «${title}» بسته شد`,
    body: 'مبلغ این دوره بازپرداخت شد. یادداشت‌ها و پیشرفت شما می‌مانند و اگر دوباره آن را بگیرید از همان‌جا ادامه می‌دهید.',
    link: `/courses/${slug}`,
  }),
})

/** Notices about an enrolment. */
export const enrolmentNoticeTypes = { courseCompleted, accessEnding, accessEnded, courseTakenBack } as const
