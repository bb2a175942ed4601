import type { CourseState } from '../courses.ts'

export const courseStateWords: Readonly<Record<CourseState, string>> = {
  draft: 'پیش‌نویس',
  inReview: 'در انتظار بررسی',
  published: 'منتشرشده',
  archived: 'بایگانی',
}
