import { formatDateTime } from '@arvand/persian/format-date'
import { noticeType } from '#plugs/notice-type'

interface Judged {
  readonly articleId: string
  readonly title: string
  readonly reason: string
}

const published = noticeType({
  name: 'article-published',
  title: 'انتشار مقالهٔ شما',
  group: 'teaching',
  ways: ['mail'],
  write: ({ title, slug }: { title: string; slug: string }) => ({
    title: `مقالهٔ «${title}» منتشر شد`,
    body: 'مقالهٔ شما الان روی سایت است. لینکش را برای دیگران بفرستید.',
    link: `/articles/${slug}`,
  }),
})

const scheduled = noticeType({
  name: 'article-scheduled',
  title: 'زمان انتشار مقالهٔ شما',
  group: 'teaching',
  ways: ['mail'],
  write: ({ title, articleId, at }: { title: string; articleId: string; at: string }) => ({
    title: `مقالهٔ «${title}» تأیید شد`,
    body: `این مقاله ${formatDateTime(at)} منتشر می‌شود.`,
    link: `/teach/articles/${articleId}`,
  }),
})

const returned = noticeType({
  name: 'article-returned',
  title: 'برگشت مقالهٔ شما برای اصلاح',
  group: 'teaching',
  ways: ['mail'],
  write: ({ title, articleId, reason }: Judged) => ({
    title: `مقالهٔ «${title}» برای اصلاح برگشت`,
    body: `${reason}\nپس از اصلاح دوباره آن را برای بررسی بفرستید.`,
    link: `/teach/articles/${articleId}`,
  }),
})

const archived = noticeType({
  name: 'article-archived',
  title: 'برداشته شدن مقالهٔ شما از سایت',
  group: 'teaching',
  ways: ['mail'],
  write: ({ title, articleId, reason }: Judged) => ({
    title: `مقالهٔ «${title}» از سایت برداشته شد`,
    body: reason,
    link: `/teach/articles/${articleId}`,
  }),
})

/** Notices to authors about their articles. */
export const articlesNoticeTypes = { published, scheduled, returned, archived } as const
