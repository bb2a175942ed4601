import type { ErrorTable } from './error-table.ts'

export const examsPaperErrors = {
  'exams.not-published': {
    status: 409,
    sentence: 'این آزمون هنوز منتشر نشده است. اول آن را منتشر کنید.',
  },
  'exams.paper-draws': {
    status: 409,
    sentence:
      'سؤال‌های این آزمون برای هر نفر جدا انتخاب می‌شود و یک برگهٔ یکسان ندارد. سؤال‌ها را یکی‌یکی بگذارید.',
  },
  'exams.paper-kinds': {
    status: 409,
    sentence:
      'از پاسخ‌برگ فقط پاسخ سؤال‌های تک‌گزینه‌ای، چندگزینه‌ای، درست و نادرست، عددی و پاسخ کوتاه وارد می‌شود. این آزمون سؤال دیگری هم دارد.',
  },
  'exams.no-learner': {
    status: 404,
    sentence: 'این شخص دانشجوی این دوره نیست. او را از فهرست دانشجویان انتخاب کنید.',
  },
  'exams.attempt-open': {
    status: 409,
    sentence: 'این دانشجو همین حالا در حال آزمون دادن است. پس از تحویل او دوباره امتحان کنید.',
  },
} as const satisfies ErrorTable
