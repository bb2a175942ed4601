import type { ErrorTable } from './error-table.ts'

export const settingsErrors = {
  'settings.unknown': {
    status: 404,
    sentence: 'این تنظیم پیدا نشد. صفحهٔ تنظیمات را تازه کنید.',
  },
  'settings.changed-meanwhile': {
    status: 409,
    sentence:
      'این مقدار همین حالا در جای دیگری تغییر کرده است. مقدار تازه را ببینید و اگر لازم بود دوباره تغییر دهید.',
  },
} as const satisfies ErrorTable
