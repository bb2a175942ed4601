import { noticeType } from '#plugs/notice-type'

interface OfReview {
  readonly title: string
  readonly slug: string
}

const reviewHidden = noticeType({
  name: 'review-hidden',
  title: 'پنهان شدن نظر شما',
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
  ways: [],
  write: ({ title, slug }: OfReview) => ({
    title: `نظر شما دربارهٔ «${title}» دوباره دیده می‌شود`,
    body: 'مدیر نظر شما را خواند و آن را دوباره در صفحهٔ دوره گذاشت.',
    link: `/courses/${slug}#reviews`,
  }),
})

/** Notices to the writer of a review. */
export const reviewNoticeTypes = { reviewHidden, reviewShownAgain } as const
