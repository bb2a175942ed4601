import type { ErrorTable } from './error-table.ts'

export const noticesErrors = {
  'notices.may-not-be-muted': {
    status: 422,
    sentence: 'این اعلان برای امنیت حساب شماست و خاموش نمی‌شود.',
  },
} as const satisfies ErrorTable
