import type { ErrorTable } from './error-table.ts'

export const examsMarkingErrors = {
  'exams.nothing-to-mark': {
    status: 404,
    sentence: 'این پاسخ تصحیح دستی ندارد یا هنوز تحویل داده نشده است.',
  },
  'exams.owner-decides': {
    status: 409,
    sentence: 'این پاسخ دو مصحح دارد و نمره‌اش را حالا فقط صاحب دوره می‌تواند عوض کند.',
  },
} as const satisfies ErrorTable
