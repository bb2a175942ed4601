import type { ErrorTable } from './error-table.ts'

export const calendarErrors = {
  'calendar.holiday-taken': {
    status: 409,
    sentence: 'این تعطیلی با همین عنوان در همان روز هست. روز یا عنوان دیگری بنویسید.',
  },
  'calendar.solar-holiday': {
    status: 409,
    sentence: 'این روز در قانون تعطیل است و همیشه در تقویم هست. مناسبت دیگری بنویسید.',
  },
} as const satisfies ErrorTable
