import type { ErrorTable } from './error-table.ts'

export const examsExchangeErrors = {
  'exams.unknown-exchange': {
    status: 404,
    sentence: 'این ورود یا خروجی سؤال‌ها پیدا نشد. شاید از آن بیش از یک هفته گذشته باشد.',
  },
  'exams.exchange-over': {
    status: 409,
    sentence: 'این کار پیش‌تر تمام یا لغو شده است. برای ادامه، فایل را دوباره بیاورید.',
  },
  'exams.exchange-busy': {
    status: 409,
    sentence: 'سه ورود یا خروجی شما هنوز در حال انجام است. صبر کنید یکی تمام شود.',
  },
  'exams.nothing-to-export': {
    status: 409,
    sentence: 'در این دسته سؤالی نیست. دستهٔ دیگری را انتخاب کنید.',
  },
  'exams.too-many-to-export': {
    status: 409,
    sentence: 'در هر فایل حداکثر ۳٬۰۰۰ سؤال جا می‌شود. دسته‌های کوچک‌تر را جداگانه خروجی بگیرید.',
  },
} as const satisfies ErrorTable
