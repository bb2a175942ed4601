import type { ErrorTable } from './error-table.ts'

export const exportErrors = {
  'export.too-large': {
    status: 422,
    sentence: 'این جدول برای یک فایل اکسل بزرگ است. ردیف‌ها را در چند فایل بگیرید.',
  },
  'export.unknown-table': {
    status: 404,
    sentence: 'این جدول پیدا نشد. فهرست خروجی‌ها را دوباره باز کنید.',
  },
} as const satisfies ErrorTable
