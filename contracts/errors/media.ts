import type { ErrorTable } from './error-table.ts'

export const mediaErrors = {
  'media.unknown-file': {
    status: 404,
    sentence: 'این فایل پیدا نشد؛ شاید پاک شده باشد. فایل دیگری برگزینید.',
  },
} as const satisfies ErrorTable
