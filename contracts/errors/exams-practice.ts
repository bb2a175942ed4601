import type { ErrorTable } from './error-table.ts'

/** Groups of sample questions. A separate table, because web screens import its sentences. */
export const examsPracticeErrors = {
  'exams.group-not-bought': {
    status: 403,
    sentence: 'این مجموعه فروشی است. اول آن را از صفحهٔ مجموعه بخرید.',
  },
  'exams.owned-group': {
    status: 409,
    sentence: 'این مجموعه همین حالا هم برای شما باز است. آن را در «تمرین» می‌بینید.',
  },
  'exams.unknown-trial': {
    status: 404,
    sentence: 'این آزمون آزمایشی پیدا نشد.',
  },
  'exams.trial-over': {
    status: 409,
    sentence: 'این آزمون آزمایشی تمام شده است. نتیجهٔ آن را ببینید.',
  },
  'exams.trial-without-questions': {
    status: 422,
    sentence: 'در این مجموعه‌ها سؤالی برای آزمون نیست.',
  },
  'exams.unknown-group': {
    status: 404,
    sentence: 'این مجموعهٔ نمونه‌سؤال پیدا نشد. شاید مدرس آن را از انتشار برداشته باشد.',
  },
  'exams.not-in-group': {
    status: 404,
    sentence: 'این سؤال دیگر در این مجموعه نیست. به سؤال بعدی بروید.',
  },
  'exams.answered-meanwhile': {
    status: 409,
    sentence: 'این سؤال را پیش از این جواب داده‌اید. به سؤال بعدی بروید.',
  },
  'exams.no-hint-left': {
    status: 409,
    sentence: 'راهنمایی دیگری برای این سؤال نیست. پاسخ دهید تا جواب درست را ببینید.',
  },
  'exams.group-without-questions': {
    status: 409,
    sentence: 'این مجموعه هنوز سؤال ندارد. از بانک سؤال چند سؤال اضافه کنید.',
  },
  'exams.sample-not-ready': {
    status: 409,
    sentence: 'یکی از سؤال‌ها نسخهٔ ذخیره‌شده ندارد یا حذف شده است. آن را کامل کنید یا از مجموعه بردارید.',
  },
  'exams.marked-by-hand': {
    status: 409,
    sentence: 'پاسخ سؤال تشریحی و ارسال فایل خودکار تصحیح نمی‌شود. این سؤال را از مجموعه بردارید.',
  },
} as const satisfies ErrorTable
