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
  'export.unknown-run': {
    status: 404,
    sentence: 'این خروجی پیدا نشد. فایل‌ها پس از یک روز پاک می‌شوند؛ اگر لازم است دوباره بسازید.',
  },
  'export.run-over': {
    status: 409,
    sentence: 'این خروجی دیگر در حال ساخته شدن نیست. صفحه را تازه کنید.',
  },
  'export.run-not-done': {
    status: 409,
    sentence: 'این خروجی هنوز آماده نیست. پس از پایان ساخت دریافتش کنید.',
  },
} as const satisfies ErrorTable
