import type { ErrorTable } from './error-table.ts'

export const exportErrors = {
  'export.too-large': {
    status: 422,
    sentence: 'این جدول برای یک فایل اکسل بزرگ است. ردیف‌ها را در چند فایل بگیرید.',
  },
} as const satisfies ErrorTable
