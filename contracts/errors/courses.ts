import type { ErrorTable } from './error-table.ts'

export const coursesErrors = {
  'courses.unknown-course': {
    status: 404,
    sentence: 'این دوره پیدا نشد؛ شاید نشانی‌اش عوض شده باشد. آن را در فهرست دوره‌ها بجویید.',
  },
  'courses.unknown-lesson': {
    status: 404,
    sentence: 'این درس پیدا نشد؛ شاید جابه‌جا یا پاک شده باشد. فهرست درس‌ها را ببینید.',
  },
  'courses.not-enrolled': {
    status: 403,
    sentence: 'برای دیدن این درس نخست در دوره ثبت‌نام کنید.',
  },
  'courses.access-ended': {
    status: 403,
    sentence: 'زمان دسترسی شما به این دوره به پایان رسیده است. برای تمدید با پشتیبانی تماس بگیرید.',
  },
  'courses.right-missing': {
    status: 403,
    sentence: 'صاحب دوره این کار را به شما نسپرده است. از او بخواهید دسترسی‌تان را بیشتر کند.',
  },
} as const satisfies ErrorTable
