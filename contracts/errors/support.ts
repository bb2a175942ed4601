import type { ErrorTable } from './error-table.ts'

export const supportErrors = {
  'support.state-changed': {
    status: 409,
    sentence: 'وضعیت این پیام پیش‌تر عوض شده است. صفحه را دوباره باز کنید.',
  },
} as const satisfies ErrorTable
