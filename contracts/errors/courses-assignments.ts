import type { ErrorTable } from './error-table.ts'

/** Errors of handing in and marking assignments. */
export const assignmentsErrors = {
  'courses.already-marked': {
    status: 409,
    sentence: 'این کار نمره گرفته است و دیگر چیزی نمی‌توان فرستاد. از مدرس بپرسید.',
  },
  'courses.submission-empty': {
    status: 422,
    sentence: 'چیزی برای تحویل نیست. متنی بنویسید یا فایلی اضافه کنید.',
  },
  'courses.submission-kind': {
    status: 422,
    sentence: 'این تکلیف چنین چیزی نمی‌پذیرد. خواسته‌های تکلیف را دوباره ببینید.',
  },
  'courses.too-many-files': {
    status: 422,
    sentence: 'تعداد فایل‌ها بیش از اندازه است. چند فایل را بردارید.',
  },
  'courses.newer-submission': {
    status: 409,
    sentence: 'دانشجو کار تازه‌تری فرستاده است. همان را نمره دهید.',
  },
  'courses.rubric-unfinished': {
    status: 422,
    sentence: 'برای هر معیار یکی از سطح‌ها را انتخاب کنید.',
  },
  'courses.points-above-most': {
    status: 422,
    sentence: 'این نمره از بیشترین نمرهٔ ممکن بالاتر است. عدد کوچک‌تری بنویسید.',
  },
  'courses.not-yet-open': {
    status: 403,
    sentence: 'زمان باز شدن این درس هنوز نرسیده است. تا آن روز درس‌های دیگر را ببینید.',
  },
  'courses.lessons-before': {
    status: 403,
    sentence: 'این درس پس از درس‌های پیش‌نیازش باز می‌شود. اول آن‌ها را تمام کنید.',
  },
} as const satisfies ErrorTable
