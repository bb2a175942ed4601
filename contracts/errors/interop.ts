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
  'interop.unknown-roster': {
    status: 404,
    sentence: 'این فهرست مدرسه پیدا نشد. فهرست‌ها پس از ۳۰ روز پاک می‌شوند.',
  },
  'interop.roster-busy': {
    status: 409,
    sentence: 'یک فهرست شما هنوز در حال انجام است. صبر کنید تا تمام شود یا لغوش کنید.',
  },
  'interop.roster-not-checked': {
    status: 409,
    sentence: 'این فهرست هنوز بررسی نشده یا کارش تمام شده است. صفحه را تازه کنید.',
  },
  'interop.roster-over': {
    status: 409,
    sentence: 'این کار دیگر در حال انجام نیست. صفحه را تازه کنید.',
  },
} as const satisfies ErrorTable
