import { noticeType } from '#plugs/notice-type'

const courseFound = noticeType({
  name: 'course-found',
  title: 'دورهٔ تازه دربارهٔ موضوع دلخواه شما',
  group: 'learning',
  ways: ['sms', 'mail'],
  write: ({ q, title, slug }: { readonly q: string; readonly title: string; readonly slug: string }) => ({
    title: `دورهٔ «${title}» منتشر شد`,
    body: `گفته بودید وقتی دوره‌ای دربارهٔ «${q}» آمد خبرتان کنیم.`,
    link: `/courses/${slug}`,
  }),
})

/** Notices about words that a person searched in vain. */
export const searchAlertNoticeTypes = { courseFound } as const
