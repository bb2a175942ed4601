import type { ErrorTable } from './error-table.ts'

/** Rules of an exam that are otherwise for some. */
export const examsOverridesErrors = {
  'exams.override-empty': {
    status: 422,
    sentence: 'هیچ تفاوتی مشخص نشده است. دست‌کم یک مورد را پر کنید.',
  },
  'exams.override-exists': {
    status: 409,
    sentence: 'برای این شخص یا گروه پیش‌تر استثنا گذاشته‌اید. همان را ویرایش کنید.',
  },
  'exams.unknown-override': {
    status: 404,
    sentence: 'این استثنا پیدا نشد. شاید حذف شده باشد.',
  },
} as const satisfies ErrorTable
