import type { ErrorTable } from './error-table.ts'

export const noticesErrors = {
  'notices.may-not-be-muted': {
    status: 422,
    sentence: 'این اعلان برای امنیت حساب شماست و خاموش نمی‌شود.',
  },
  'notices.no-push-service': {
    status: 422,
    sentence: 'اعلان این مرورگر را نمی‌توانیم روشن کنیم. مرورگر را به‌روز کنید یا با مرورگر دیگری امتحان کنید.',
  },
} as const satisfies ErrorTable
