import type { ErrorTable } from './error-table.ts'

export const interopErrors = {
  'interop.unknown-tool': { status: 404, sentence: 'این ابزار پیدا نشد. فهرست ابزارها را دوباره باز کنید.' },
  'interop.too-many-tools': {
    status: 409,
    sentence: 'تعداد ابزارها به سقف رسیده است. اول ابزاری را که لازم نیست ویرایش کنید.',
  },
  'interop.saved-meanwhile': {
    status: 409,
    sentence: 'این ابزار در پنجره‌ای دیگر تغییر کرده است. صفحه را دوباره باز کنید و تغییرتان را تکرار کنید.',
  },
  'interop.other-host': {
    status: 422,
    sentence: 'این آدرس از این ابزار نیست. آدرس صفحه‌ای از خود ابزار را بنویسید.',
  },
  'interop.unknown-lesson': {
    status: 404,
    sentence: 'این درس پیدا نشد یا ابزارش دیگر در دسترس نیست.',
  },
  'interop.lesson-locked': {
    status: 409,
    sentence: 'این درس هنوز برای شما باز نشده است.',
  },
} as const satisfies ErrorTable
