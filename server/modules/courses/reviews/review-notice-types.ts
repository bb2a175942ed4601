import { noticeType } from '#plugs/notice-type'

interface OfReview {
  readonly title: string
  readonly slug: string
}

const reviewHidden = noticeType({
  name: 'review-hidden',
  title: 'پنهان شدن نظر شما',
  group: 'discussion',
  ways: ['mail'],
  write: ({ title, slug, reason }: OfReview & { readonly reason: string }) => ({
    title: `نظر شما دربارهٔ «${title}» پنهان شد`,
    body: `دلیل مدیر: ${reason}\nنظرتان را در صفحهٔ دوره بازنویسی کنید؛ مدیر آن را می‌خواند و اگر ایراد برطرف شده باشد، دوباره نشان می‌دهد.`,
    link: `/courses/${slug}#reviews`,
  }),
})

const reviewShownAgain = noticeType({
  name: 'review-shown-again',
  title: 'نمایش دوبارهٔ نظر شما',
  group: 'discussion',
  ways: [],
  write: ({ title, slug }: OfReview) => ({
    title: `نظر شما دربارهٔ «${title}» دوباره دیده می‌شود`,
    body: 'مدیر نظر شما را خواند و آن را دوباره در صفحهٔ دوره گذاشت.',
    link: `/courses/${slug}#reviews`,
  }),
})

const reviewReplied = noticeType({
  name: 'review-replied',
  title: 'پاسخ مدرس به نظر شما',
  group: 'discussion',
  ways: [],
  write: ({ title, slug, author, text }: OfReview & { readonly author: string; readonly text: string }) => ({
    title: `${author} به نظر شما دربارهٔ «${title}» پاسخ داد`,
    body: text.length > 300 ? `${text.slice(0, 299)}…` : text,
    link: `/courses/${slug}#reviews`,
  }),
})

/** Notices to the writer of a review. */
export const reviewNoticeTypes = { reviewHidden, reviewShownAgain, reviewReplied } as const
