import type { ArticleState } from '../articles.ts'

export const articleStateWords: Readonly<Record<ArticleState, string>> = {
  draft: 'پیش‌نویس',
  inReview: 'در انتظار بررسی',
  scheduled: 'زمان‌بندی‌شده',
  published: 'منتشرشده',
  archived: 'بایگانی‌شده',
}
