import type { ErrorTable } from './error-table.ts'

export const identityErrors = {
  'identity.second-factor-needed': {
    status: 403,
    sentence: 'حساب مدیر بدون رمز دوم کار نمی‌کند. نخست آن را در بخش امنیت روشن کنید.',
  },
} as const satisfies ErrorTable
