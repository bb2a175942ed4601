import type { ErrorTable } from './error-table.ts'

export const examsMarkingErrors = {
  'exams.nothing-to-mark': {
    status: 404,
    sentence: 'این پاسخ تصحیح دستی ندارد یا هنوز تحویل داده نشده است.',
  },
} as const satisfies ErrorTable
