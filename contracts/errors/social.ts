import type { ErrorTable } from './error-table.ts'

export const socialErrors = {
  'social.unknown-post': {
    status: 404,
    sentence: 'این پست پیدا نشد؛ شاید حذف شده باشد. فید را ببینید.',
  },
  'social.unknown-person': {
    status: 404,
    sentence: 'این شخص پیدا نشد. شاید حسابش را حذف کرده باشد.',
  },
  'social.own-account': {
    status: 409,
    sentence: 'این حساب خود شماست. شخص دیگری را انتخاب کنید.',
  },
  'social.blocked-by-you': {
    status: 409,
    sentence: 'این شخص را مسدود کرده‌اید. برای دنبال کردن، اول مسدودی را بردارید.',
  },
} as const satisfies ErrorTable
